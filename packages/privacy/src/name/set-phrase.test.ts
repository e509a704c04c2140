import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  "Valentine's Day is coming",
  "happy St. Patrick's Day",
  'Ramadan Mubarak everyone',
  'Mutlu yıllar herkese',
  'Buon Natale a tutti',
  'Mark my words',
  'jack-o-lanterns everywhere',
  'had the kaya toast and teh tarik this morning',
  'The “kaya” toast is good',
  'Happy Deepavali to all',
  'Bak Kut Teh is so shiok',
])('a phrase that names nobody stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  ['Valentine came to the party', 'Valentine'],
  ['Mark told me about it', 'Mark'],
  ['we met Mubarak Anwari', 'Mubarak'],
  ['Anna Prata was at the party', 'Prata'],
  ['Kaya came to the party', 'Kaya'],
  ['I know Teh Hooi Leng from work', 'Teh'],
  ['Dua Lipa was my neighbour', 'Lipa'],
  ['mdm koh bee hoon scold me', 'hoon'],
])('the same word outside the phrase is a name: %s', (text, name) => {
  expect(mask(text)).not.toContain(name);
});

it.each([
  'meet at jurong east then boon lay',
  'Tampines Mall is so crowded',
  'dhoby ghaut to buona vista, how long',
  'nasi kandar with fish head curry lah',
  'can paynow or grabpay',
])('a place, dish or app of Singapore stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

it.each([
  ['my uncle is Tan Boon Keng', 'Boon Keng'],
  ['lim boon keng owes me money', 'boon keng'],
  ['Mr Clementi is my teacher', 'Clementi'],
  ['our office is 60 Ubi Road 1, #11-53 Paya Lebar Square', 'Paya Lebar'],
])('it is masked in a name or an address: %s', (text, name) => {
  expect(mask(text)).not.toContain(name);
});

const maskTitle = (title: string) =>
  createTextMask([], undefined, { tagger: loadNameTagger() }).maskTitle(title);

it.each([
  'Taylor Swift - Love Story (Official Video)',
  'Dua Lipa live',
  'Adele - Hello',
  'Jacky Cheung',
  '張學友',
  '周杰倫 - 七里香',
  '아이유',
  'இளையராஜா',
  'Eleanor Rigby [4K]',
  'Valerie',
])('an artist stays in a title: %s', (title) => {
  expect(maskTitle(title)).toBe(title);
});

it('neither other people nor given names from the export itself stay in a title', () => {
  expect(maskTitle('Adele Quillworth and Anna Zorblatt get married')).not.toMatch(/Adele|Anna/);
  expect(maskTitle('call Valerie Quillworth')).not.toContain('Valerie');
  expect(maskTitle('林秀英 KTV')).not.toContain('林秀英');
  const mask = createTextMask(['Valerie'], undefined, { tagger: loadNameTagger() });
  expect(mask.maskTitle('Oh Valerie')).not.toContain('Valerie');
});
