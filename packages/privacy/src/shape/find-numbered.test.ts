import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
const masked = (text: string): string => mask(text).replace(/ \d+\]/g, ']');

describe('a number of an order, a permit, a case or a lock', () => {
  it.each([
    // behind a word for what is numbered, whatever stands between
    ['order from klook 3920471 is pending', 'order from klook [NATIONAL_ID] is pending'],
    ['my pnr is Q4TZ8M', 'my pnr is [NATIONAL_ID]'],
    ['booking ref LRXPQ7 under my name', 'booking ref [NATIONAL_ID] under my name'],
    ['work permit no 0 3817264 5 expires', 'work permit no [NATIONAL_ID] expires'],
    ['meter file no 5521 0983 17', 'meter file no [NATIONAL_ID]'],
    ['policy M 4471 2093 6 matures', 'policy [NATIONAL_ID] matures'],
    ['donor card no: RKC 0031842', 'donor card no: [NATIONAL_ID]'],
    ['e-ticket no. 771-4402918356', 'e-ticket no. [NATIONAL_ID]'],
    ['index no. 17 of 3B', 'index no. [NATIONAL_ID] of 3B'],
    ['staff KT30817', 'staff [NATIONAL_ID]'],
    ['firm uen 53390117d since may', 'firm uen [NATIONAL_ID] since may'],
    ['nombor pekerja 55128', 'nombor pekerja [NATIONAL_ID]'],
    ['no. permohonan saya 771204', 'no. permohonan saya [NATIONAL_ID]'],
    ['公司的员工编号88214', '公司的员工编号[NATIONAL_ID]'],
    ['索引号23', '索引号[NATIONAL_ID]'],
    ['i have two bookings, QWT7E2 and PLN8X4', 'i have two bookings, [NATIONAL_ID] and [NATIONAL_ID]'],
    ['Confirmation code: HMXBCD2945', 'Confirmation code: [SECRET]'],
    ['they quoted ESK 7714093 twice', 'they quoted [NATIONAL_ID] twice'],
    ['driver license TDVK 7714093', 'driver license [DRIVER_LICENCE]'],
    ['nombor siri telefon R58N71420AB', 'nombor siri telefon [NATIONAL_ID]'],
    // before it
    ['0093-CPT is my ref', '[NATIONAL_ID] is my ref'],
    ['512207 for the digital lock', '[SECRET] for the digital lock'],
    // by its shape alone
    ['lost the parcel SPK00731945520', 'lost the parcel [NATIONAL_ID]'],
    ['they say KR-118-204 is cooking', 'they say [NATIONAL_ID] is cooking'],
    ['pick up 19JUL-4402-0718 there', 'pick up [NATIONAL_ID] there'],
    ['it is SCT/20817/2023', 'it is [NATIONAL_ID]'],
    ['S7718204C-DL', '[NATIONAL_ID]'],
    ['my number is AB12345678XY9', 'my number is [NATIONAL_ID]'],
    // codes of doors
    ['locker 7-2-0-4', 'locker [SECRET]'],
    ['the safe: L14 R32 L08', 'the safe: [SECRET]'],
    ['gate: 5 0 2 2', 'gate: [SECRET]'],
    ['otp they made me read out was 318 022', 'otp they made me read out was [SECRET]'],
    ['press 3307# then wait', 'press [SECRET] then wait'],
    ['储物柜2-8-1-0', '储物柜[SECRET]'],
    ['pin for the big printer is 6044', 'pin for the big printer is [SECRET]'],
  ])('is masked: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    'bus 961 stops at 46009 today',
    'SQ322 leaves from gate B8',
    'an RTX 4070 or the WH-1000XM5',
    'promo code SAVE20 and kod promosi HEMAT15',
    'course code CS2103T has 4 credits',
    'open 7-9PM or 10AM-12PM/2PM-5PM',
    'policy 2030 and account 20,000 followers',
    'order 1200 units',
    'the box is 80X28X202',
    'card 5070 ti is out',
    'a ticket costs $188 or 188 dollars',
    'room 4-12, level 3',
    'up 810k, 650w, 1080p',
  ])('is not found in: %s', (text) => {
    expect(masked(text)).not.toMatch(/NATIONAL_ID|SECRET/);
  });
});
