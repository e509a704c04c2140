import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from './mask-text.ts';

const mask = (text: string): string => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

describe('English of Singapore in lower case', () => {
  it.each([
    ['muhd danish irfan bin jalil won again', '[PERSON 1] won again'],
    ['fong ting and yu han came late', '[PERSON 1] and [PERSON 2] came late'],
    ['Xiao Mei came late', '[PERSON 1] came late'],
    ['thank you marlene and boon keng', 'thank you [PERSON 1] and [PERSON 2]'],
    ['Ah Bee sleeping over tonight', '[PERSON 1] sleeping over tonight'],
    ['congrats Toh Yi Ling on the keys', 'congrats [PERSON 1] on the keys'],
    ['kai xin cut her hair', '[PERSON 1] cut her hair'],
    ['p ramasamy signed the letter', '[PERSON 1] signed the letter'],
    ['me and zhengli went to the game', 'me and [PERSON 1] went to the game'],
    ['eh weisheng your card i keep already', 'eh [PERSON 1] your card i keep already'],
    ['tropa ko yan si badong masarap mag luto', 'tropa ko yan [PERSON 1] masarap mag luto'],
    ['hanapin mo na si lizelle sa labas', 'hanapin mo na [PERSON 1] sa labas'],
    ['08-1311 blk 44 bedok north rd', '[ADDRESS 1]'],
  ])('names are masked whole: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'lost by 2 points again sian',
    'route march 24km until cannot walk',
    'hdb wfh fd all also can',
    'lor mee queue 30 mins wah lau',
    'hdb resale price siao liao',
    'durian season mao shan wang 18 per kg',
    'wah haze so jialat',
    'helper levy go up again',
    'the by-laws of the condo',
    'my flat is 4 room 92 sqm',
    'rumah 3 bilik sewa 2600 sebulan',
    'lift washing 10am-4pm',
    'open 6.30-10pm daily',
    'school trial usually May to July',
    '樟宜机场T3的花园很美',
    '住宅区里有3间店，盛港很热',
    '巴士55不经过中峇鲁了',
    '今天坐 2 号线去上班',
  ])('ordinary words stay: %s', (text) => {
    expect(mask(text)).toBe(text);
  });
});

describe('a text of capitals', () => {
  it('is searched as one in lower case', () => {
    expect(mask('WAH NURUL HUDA CAME LATE AGAIN, WE ALL WAITING AT THE KOPITIAM')).toBe(
      'WAH [PERSON 1] CAME LATE AGAIN, WE ALL WAITING AT THE KOPITIAM',
    );
  });

  it('keeps what only capitals show', () => {
    expect(mask('MY PAN IS ABCPE1234F, ASK ME FIRST')).toBe('MY PAN IS [NATIONAL_ID 1], ASK ME FIRST');
  });
});

describe('a form of address', () => {
  it.each([
    ['Parvathi akka said yes', '[PERSON 1] said yes'],
    ['ask guard for Shafiqul bhai', 'ask guard for [PERSON 1]'],
    ['U Tin Naing and Ma Thida came', '[PERSON 1] and [PERSON 2] came'],
    ['bank in, name hao ran', 'bank in, name [PERSON 1]'],
    ['kak zuraida so sweet', '[PERSON 1] so sweet'],
    ['my uncle Raymond is here', 'my uncle [PERSON 1] is here'],
  ])('belongs to the name: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });
});
