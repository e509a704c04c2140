import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const numbers = (text: string): string[] =>
  findPersonalInformation(text, { tagger, isResident: true })
    .filter(({ type }) => type === 'NATIONAL_ID' || type === 'SECRET')
    .map(({ start, end }) => text.slice(start, end));

describe('a code that no word directly beside it shows is found', () => {
  it.each([
    ['aunty say press 7719 then hash, the side gate will open', '7719'],
    ['pls use 8000 to open the side gate', '8000'],
    ['tell the guard qx8842 and he let you bring the fridge up', 'qx8842'],
    ['wifi at my place is lobakhijau22, dont share with the neighbour', 'lobakhijau22'],
    ['kalau pintu tak buka, tekan 3908 kat panel belakang', '3908'],
    ['报 HT-2207 给前台听就可以拿蛋糕', 'HT-2207'],
    ['si Nanay nasa ward pa, sabihin mo file 88-C41', '88-C41'],
  ])('%s', (text, code) => {
    expect(numbers(text)).toEqual([code]);
  });

  it('with the letters before it and the keys around it', () => {
    expect(numbers('she only ask me show zqk 4402 at the counter')).toEqual(['zqk 4402']);
    expect(numbers('Uncle Gopal opens the roof door with *9914#')).toEqual(['9914#']);
  });

  it('with its other groups, and in capitals with the letter before it', () => {
    expect(numbers('bella the code come to my old number is 418 663 quick quick')).toEqual(['418 663']);
    expect(numbers('GUARD SAY SHOW HIM K 5209 AT THE GATE THEN CAN GO IN')).toEqual(['K 5209']);
  });

  it('with another one behind the key that ends it', () => {
    expect(numbers('Please key in 11#8826 at the second glass door')).toEqual(['11#', '8826']);
  });

  it('whatever text was searched before', () => {
    findPersonalInformation('a@b.com '.repeat(40), { tagger });
    expect(numbers('报 31-2207')).toEqual(['31-2207']);
  });
});

describe('what anybody may know is not found', () => {
  it.each([
    'bus 174 and 961 both never come, wait 25 minutes',
    'toto 5 11 23 30 38 44, additional 17',
    'sold at 480000, 92 sqm, level 11 to 13',
    'add 250 g flour, 3 eggs, bake 40 min at 180',
    'ISO 9001 audit next week, chapter 7 only',
    'SQ321 delayed 2 hours, land at 0605',
    'iphone 15 pro 256gb, asking 900',
    'arsenal 3 spurs 1, same as 2014',
    'the old school, 1920-1925, opened again on 08/10/2000',
    'strawberries 12.95, and the app is at v2.3.1',
    'the dinner say 7pm start 8.45pm, i eat peanut',
    'slipped to 22:35. The toddler in row nine sings',
  ])('%s', (text) => {
    expect(numbers(text)).toEqual([]);
  });
});
