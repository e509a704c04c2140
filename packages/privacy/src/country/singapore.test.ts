import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { hasCheckLetter, isSingaporePlate } from './singapore-plate.ts';

const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
const masked = (text: string): string => mask(text).replace(/ \d+\]/g, ']');

describe('a value of people in Singapore', () => {
  it.each([
    ['saw SKB 7718 H at the lights', 'saw [NUMBER_PLATE] at the lights'],
    ['moto FZ 2207 K hilang', 'moto [NUMBER_PLATE] hilang'],
    ['saw him driving JVN 2207 there', 'saw him driving [NUMBER_PLATE] there'],
    ['VKB 3318 from JB beat the red light', '[NUMBER_PLATE] from JB beat the red light'],
    ['nric xxxx318F', 'nric [NATIONAL_ID]'],
    ['my postal code 54 1318', 'my postal code [ADDRESS]'],
    ['ship to 541318 la', 'ship to [ADDRESS] la'],
    ['微博名字叫小岛来信', '微博名字叫[HANDLE]'],
    ['后四位318F', '后四位[NATIONAL_ID]'],
    ['i am at sengkang, 541318, can post?', 'i am at [ADDRESS], can post?'],
    ['the Discord tag is noodlesoup#0318', 'the Discord tag is [HANDLE]'],
    ['skb7718h is mine', '[NUMBER_PLATE] is mine'],
    ['the lorry xd 2207 p hit us', 'the lorry [NUMBER_PLATE] hit us'],
    ['我的车牌SKB7718H', '我的车牌[NUMBER_PLATE]'],
    ['plate no SG 7 is for sale', 'plate no [NUMBER_PLATE] is for sale'],
    ['his car RU4 again', 'his car [NUMBER_PLATE] again'],
    ['my nric: s 8823145 f ok', 'my nric: [NATIONAL_ID] ok'],
    ['FIN G-4410392-K', 'FIN [NATIONAL_ID]'],
    ['last 4 of my ic is 145f', 'last 4 of my ic is [NATIONAL_ID]'],
    ['he gave the last four 612K to the guard', 'he gave the last four [NATIONAL_ID] to the guard'],
    ['last 4 318H right?', 'last 4 [NATIONAL_ID] right?'],
    ['who left skw 1157 b here', 'who left [NUMBER_PLATE] here'],
    ['我的护照K2201845M过期了', '我的护照[NATIONAL_ID]过期了'],
    ['我的护照k2201845m过期了', '我的护照[NATIONAL_ID]过期了'],
    ['ur passport k 2201845 m is here', 'ur passport [NATIONAL_ID] is here'],
    ['report J/20240902/7731 was filed', 'report [NATIONAL_ID] was filed'],
    ['it says F/20240902/7731', 'it says [NATIONAL_ID]'],
    ['the plate SKB 7718 K is his', 'the plate [NUMBER_PLATE] is his'],
    ['poskod rumah nenek 521123 ya', 'poskod rumah nenek [ADDRESS] ya'],
    ['send it to spore 521123', 'send it to [ADDRESS]'],
    ['the cat of 9 Jalan Melor Putih, lost', 'the cat of [ADDRESS], lost'],
    ['meet at 8 Bedok Rise later', 'meet at [ADDRESS] later'],
    ['at blk 63 bedok central drive #11-202 now', 'at [ADDRESS] now'],
    ['Marso 3, 1994 ka pinanganak', '[DATE_OF_BIRTH] ka pinanganak'],
    ['kode pos rumah baru 521123 ya', 'kode pos rumah baru [ADDRESS] ya'],
    ['the case HC/S 118/2023 is over', 'the case [NATIONAL_ID] is over'],
    ['come to blk 63 toa payoh lor 4 later', 'come to [ADDRESS] later'],
    ['he stays 63 Larchwood Rise, S(521123)', 'he stays [ADDRESS]'],
    ['he stays at 31 lorong 12 geylang #02-115', 'he stays at [ADDRESS]'],
    ['self collect 521123, thanks', 'self collect [ADDRESS], thanks'],
    ['we are at #07-311, 521123 now', 'we are at [ADDRESS] now'],
    ['our unit #07-311 Larchwood Residences is sold', 'our unit [ADDRESS] is sold'],
    ['我家在大巴窑五巷71座 #07-311', '我家在[ADDRESS]'],
    ['uen 201811223D', 'uen [NATIONAL_ID]'],
    ['paspor saya B4410927', 'paspor saya [NATIONAL_ID]'],
    ['passport no. MB 220147', 'passport no. [NATIONAL_ID]'],
    ['我的护照K2201845M', '我的护照[NATIONAL_ID]'],
    ['send to S(521123) thanks', 'send to [ADDRESS] thanks'],
    ['courier it to 521123 pls', 'courier it to [ADDRESS] pls'],
    ['快递寄到521123', '快递寄到[ADDRESS]'],
    ['i stay 11-302 now', 'i stay [ADDRESS] now'],
    ['dob 031194', 'dob [DATE_OF_BIRTH]'],
    ['wifi noodle pass Uncle#2201!', 'wifi noodle pass [SECRET]'],
    ['telefon saya lapan satu tiga sembilan empat empat dua enam', 'telefon saya [PHONE]'],
    ['pp no. z2201845', 'pp no. [NATIONAL_ID]'],
    ['disc: noodle#4410', 'disc: [HANDLE]'],
    ['CEA Reg R044102K', 'CEA Reg [NATIONAL_ID]'],
    ['邮编521123', '邮编[ADDRESS]'],
    ['poskod 521123', 'poskod [ADDRESS]'],
    ['we are at blk 63 marine drive #11-202 now', 'we are at [ADDRESS] now'],
    ['我家在大巴窑五巷71座', '我家在[ADDRESS]'],
    ['my unit #07-311 faces the road', 'my unit [ADDRESS] faces the road'],
    ['call eight three one nine, double four, two six', 'call [PHONE]'],
    ['打八三一九四四二六', '打[PHONE]'],
    ['my matric number is A0231187X', 'my matric number is [NATIONAL_ID]'],
    ['staff id K20417', 'staff id [NATIONAL_ID]'],
    ['nombor kakitangan 38207', 'nombor kakitangan [NATIONAL_ID]'],
    ['ez-link 1000 8823 4410 2279 lost', 'ez-link [CARD] lost'],
    ['12 Jln Melor Singapore 521123', '[ADDRESS]'],
    ['at The Marlow, 32 Jalan Melor, #21-08. Ring', 'at [ADDRESS]. Ring'],
    ['we are at level 3 room 12', 'we are at [ADDRESS]'],
    ['he sleeps at bed 4 room 12 sunrise', 'he sleeps at [ADDRESS]'],
    ['he sleeps at dorm 5 room 212 tuas', 'he sleeps at [ADDRESS]'],
    ['我住盛港 308', '我住[PLACE] 308'],
    ['stay at 45 Tampines - Melor Road', 'stay at [ADDRESS]'],
    ['请寄到蒙巴登路 512号', '请寄到[ADDRESS]'],
    ['他住在裕廊西 52街 大牌 534', '他住在[ADDRESS]'],
    ['Tower View Dormitory, 70 Tuas South Ave 1, Blk C room 09-14. Ok', '[ADDRESS]. Ok'],
    ['Blk 660A Melor Plains, floor 8. Unit: 341. Postal: 821660', '[ADDRESS]'],
    ['send to 88 Tampines Road, second floor, thanks', 'send to [ADDRESS], thanks'],
    ['meet at the marlow, 57 tampines street 86, 528577', 'meet at [ADDRESS]'],
    ['我家在宏茂桥3道第226座10楼1187号，谢谢', '我家在[ADDRESS]，谢谢'],
    ['我住芽笼38巷 21号，到了', '我住[ADDRESS]，到了'],
    ['外公住红山六巷三楼15号，电梯坏了', '外公住[ADDRESS]，电梯坏了'],
    ['我家在义顺十二街大牌209四楼', '我家在[ADDRESS]'],
    ['我住欣悦大厦 #11-02', '我住[ADDRESS]'],
    ['陈美兰，1968年4月9日，女', '[PERSON]，[DATE_OF_BIRTH]，女'],
    ['请帖寄到如锦坊8号', '请帖寄到[ADDRESS]'],
    ['我在三楼等电梯', '我在三楼等电梯'],
    ['my postal is wrong, not 238874 but 208773', 'my postal is wrong, not [ADDRESS] but [ADDRESS]'],
    ['d.o.b. 17.08.79, thanks', 'd.o.b. [DATE_OF_BIRTH], thanks'],
    ['my bday 28 oct la', 'my bday [DATE_OF_BIRTH] la'],
    ['she is turning 21 on 14 June', 'she is turning 21 on [DATE_OF_BIRTH]'],
    ['he was born 1998 july 19', 'he was born [DATE_OF_BIRTH]'],
    ['学号U2304817L，报告', '学号[NATIONAL_ID]，报告'],
    [
      'you can call me tonight at nau chaar saat ek shunya do paanch aath',
      'you can call me tonight at [PHONE]',
    ],
    ['teh c siu dai 2, kopi o kosong 1, milo peng 1', 'teh c siu dai 2, kopi o kosong 1, milo peng 1'],
    ['我爸65年12月1号生的', '我爸[DATE_OF_BIRTH]生的'],
    ['IC S 7 1 2 6 0 4 3 G', 'IC [NATIONAL_ID]'],
    ['it says SXXXX318F', 'it says [NATIONAL_ID]'],
    ['queue no. C2047 at the clinic', 'queue no. [NATIONAL_ID] at the clinic'],
    ['appl no 522A-2317744 is out', 'appl no [NATIONAL_ID] is out'],
    ['the gate code ah, is 1319#', 'the gate code ah, is [SECRET]'],
    ['my discord is kopi_gao#4471', 'my discord is [HANDLE]'],
    ['call nine six one double-two oh seven four', 'call [PHONE]'],
    ['meet at sengkang ave 7 later', 'meet at [ADDRESS] later'],
    ['the gate code is #8823*', 'the gate code is [SECRET]'],
    ['the gate code is 8823#', 'the gate code is [SECRET]'],
    ['code for the door: 4410', 'code for the door: [SECRET]'],
    ['OCBC 522-118843-001', 'OCBC [BANK_ACCOUNT]'],
    ['born on 3 Nov 94', 'born on [DATE_OF_BIRTH]'],
    ['my birthday is 3 nov 1994', 'my birthday is [DATE_OF_BIRTH]'],
    ['tiktok: noodle.uncle', 'tiktok: [HANDLE]'],
    ['என் பாஸ்போர்ட் எண் K2201845M', 'என் பாஸ்போர்ட் எண் [NATIONAL_ID]'],
    ['மாணவர் எண் A0231187X', 'மாணவர் எண் [NATIONAL_ID]'],
    ['பிறந்த தேதி 3 நவம்பர் 1994', 'பிறந்த தேதி [DATE_OF_BIRTH]'],
    ['mine is smk 21 d, the silver one', 'mine is [NUMBER_PLATE], the silver one'],
    ['last four digit 884z for the gym', 'last four digit [NATIONAL_ID] for the gym'],
    ['போஸ்டல் கோட் 521123', '[TEXT]'],
    ['பிளாக் 412, ஆங் மோ கியோ அவென்யூ 3, #08-1234 வாங்க', '[ADDRESS] வாங்க'],
    ['கேட் கோட் 8823#', 'கேட் கோட் [SECRET]'],
    ['வண்டி எண் SKB7718H', 'வண்டி எண் [NUMBER_PLATE]'],
    ['கணக்கு எண் 522-118843-001', 'கணக்கு எண் [BANK_ACCOUNT]'],
  ])('is masked: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    'an SSD 512 G and a GTX 1080 S',
    'see 200 a day, so 30 b is fine',
    'my car A4 has 5 seats, 2 s faster',
    '抖音叫什么名字',
    '微博找不到',
    'bus 174 to gate 12',
    'the last 318H of it',
    'error code 4404 on the page',
    'the case is 300 dollars',
    'it took 2400 m in 12 minutes',
    'the ICA hotline is 6391 6100',
    'hotline for dengue is 1800-225 5632',
    'they say 810k of them',
    'cat A 96,999, cat B 113k',
    'order 250 of them',
    'மணி 12, விலை 300 வெள்ளி',
    'கேட்டா சொல்லுங்க, 1200 பேர் வந்தாங்க',
  ])('is not found in: %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});

describe('where somebody works, learns or prays', () => {
  it.each([
    ['Lunch with Priya Zorblatt from Larchwood Scaffolding today', 'Larchwood Scaffolding'],
    ['my friend jason lim from tiny acorns enrichment is kind', 'tiny acorns enrichment'],
    ['Pastor Daniel Tan was at Church of the Quiet River', 'Church of the Quiet River'],
    ['tutor is jason lim, ntu law, very good', 'ntu law'],
    ['lta jason lim from headquarters 4 sig', 'headquarters 4 sig'],
    ['thank you nurse Mei Ling of ward 63c', 'ward 63c'],
    ['my boy lucas tan is outside larchwood primary', 'larchwood primary'],
    ['Nurse Mei Ling of Larchwood General', 'Larchwood General'],
    ['wei ling tan from p3 integrity', 'p3 integrity'],
    ['jason lim tan from p4 humility', 'p4 humility'],
    ['father Jason Lim of St Zorblatt', 'St Zorblatt'],
    ['谢谢圣约瑟中学的陈美玲老师', '圣约瑟中学'],
  ])('%s', (text, institution) => {
    expect(mask(text)).not.toContain(institution);
  });

  it('is no school of thought', () => {
    expect(mask('jason lim left the school of thought behind')).toContain('school of thought');
  });
});

describe('a row of words in Tamil script', () => {
  // More than linear time would exceed the runner's time limit.
  it.each(['தமிழ்', 'மாணவஎண்', 'கேட்பின்'])('of %s is read in linear time', (part) => {
    expect(mask(`${part.repeat(3000)} a@example.com`)).toContain('[EMAIL');
  });
});

describe('the plate of a car in Singapore', () => {
  it('has a last letter that is a check letter', () => {
    expect(hasCheckLetter('SBA1234G')).toBe(true);
    expect([...'ABCDEFHIJKLMNOPQRSTUVWXYZ'].some((last) => hasCheckLetter(`SBA1234${last}`))).toBe(false);
  });

  it('may have a wrong check letter if it can only be a plate', () => {
    expect(isSingaporePlate('SLB4027K', 'SLB 4027 K')).toBe(true);
    expect(isSingaporePlate('slb4027q', 'slb 4027 q')).toBe(true);
    expect(isSingaporePlate('set4027q', 'set 4027 q')).toBe(false);
  });
});
