import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (title: string, own: readonly string[] = []) =>
  createTextMask(own, undefined, { tagger: loadNameTagger() }).maskTitle(title);

describe('who made a published work stays, in every script', () => {
  it.each([
    'Aisyah Aziz - Tentang Kita',
    'Benjamin Kheng & Bea Lorenzo - Nobody Else',
    '卓依婷 - 恭喜恭喜',
    'எஸ். பி. பாலசுப்ரமணியம் - இளைய நிலா',
    'Trịnh Công Sơn, Khánh Ly - Diễm Xưa',
    'YOASOBI「アイドル」',
    'Yung Raja – Mustafa (Official Music Video)',
    'M. Nasir · Tanya Sama Itu Hud-Hud',
    'Someone Like You / Aisyah Zorblatt',
    'Phua Chu Kang S1E4',
    'Aisyah Zorblatt - Mimpi (Official lyric video)',
    'Faizal Tahir lyrics Sampai Syurga',
    'Kavitha Ramalingam - Betty Blue Isabella',
    'Rindu Zorblaman Yang Dulu',
    'Rainy Night in Tiong Bahru [3 Hours]',
  ])('%s', (title) => {
    expect(mask(title)).toBe(title);
  });
});

describe('a private person in a title is masked', () => {
  it.each([
    ['Tan Mui Keow - 21st birthday', 'Mui Keow'],
    ['Jason Zorblatt & Tan Mei Ling - Wedding Highlights', 'Mei Ling'],
    ['Lim Wei Jie - LinkedIn', 'Wei Jie'],
    ['Ms Zorblatt - 3E4 Science', 'Zorblatt'],
    ['my niece Zara Quillworth - first steps', 'Quillworth'],
    ['林秀英 - 婚礼', '林秀英'],
    ['Tan Mui Keow', 'Mui Keow'],
    ['Mui Keow Tan: gift ideas', 'Mui Keow'],
    ['Jason Zorblatt - gym plan', 'Zorblatt'],
    ['Aisyah Zorblatt', 'Zorblatt'],
    ['Aisyah Zorblatt turns one: birthday at East Coast Park', 'Zorblatt'],
    ['Tan Mui Keow - New Number', 'Mui Keow'],
    ['Aisyah Aziz - call 91234567', '91234567'],
  ])('%s', (title, value) => {
    expect(mask(title)).not.toContain(value);
  });

  it('also if the export names them', () => {
    expect(mask('Aisyah Aziz - Tentang Kita', ['Aisyah'])).not.toContain('Aisyah');
  });
});
