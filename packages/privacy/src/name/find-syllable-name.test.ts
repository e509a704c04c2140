import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([]);

describe('a Chinese name in Latin letters', () => {
  it.each([
    ['ask TAN BEE KEOW about it', 'ask [PERSON 1] about it'],
    ['my neighbour goh siew hong is away', 'my neighbour [PERSON 2] is away'],
    ['meet Yap Kim Soo at ten', 'meet [PERSON 3] at ten'],
    ['Marcus Lim Zhi Wei is here', '[PERSON 4] is here'],
    ['Lim Zhi Wei Marcus is here', '[PERSON 5] is here'],
    ['did jun hao tell you', 'did [PERSON 6] tell you'],
    ['then ah seng came too', 'then [PERSON 7] came too'],
    ['this is Hock-Seng speaking', 'this is [PERSON 8] speaking'],
    ['ask mr sim about it', 'ask [PERSON 9] about it'],
    ['then mdm lay choo came', 'then [PERSON 10] came'],
    ['my neighbour sng ah bee is away', 'my neighbour [PERSON 11] is away'],
    ['did ngo lay tin tell you', 'did [PERSON 12] tell you'],
    ['thanks to hwee choo low for it', 'thanks to [PERSON 13] for it'],
  ])('is masked whole, in any case: %s', (text, expected) => {
    expect(mask(text)).toBe(expected);
  });

  it.each([
    'so long ago he can sing the song',
    'we ate siew mai and mee pok',
    'he went to see the man on the moon',
    'no no no, ho ho ho, song bo',
    'auntie can see the moon',
    'bro long time no see',
    'miss long queue again',
    'bro chin up, hang in there',
  ])('is not found in: %s', (text) => {
    expect(mask(text)).toBe(text);
  });
});
