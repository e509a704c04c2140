import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const institutions = (text: string): string[] =>
  findPersonalInformation(text, { tagger })
    .filter(({ type }) => type === 'PLACE')
    .map(({ start, end }) => text.slice(start, end));

describe('an institution beside a person is found', () => {
  it.each([
    ['Hi, I am Jeremy Lau from Brightleaf, nice to meet you', 'Brightleaf'],
    ['my cousin jolene teo works at brightleaf', 'brightleaf'],
    ['Jeremy Lau (Brightleaf Media) will call you', 'Brightleaf Media'],
    ['Dr Samuel Tay at Q & M Dental was gentle', 'Q & M Dental'],
    ['Siti Nurhaliza dari Maybank call tadi', 'Maybank'],
    ['Sarah Tan studies medicine at Duke-NUS', 'Duke-NUS'],
    ['ask priya nair, she in accenture long time already', 'accenture'],
    ['my bro Kai Jun got retrenched from Lazada', 'Lazada'],
    ['rachel tan is an associate at rajah & tann', 'rajah & tann'],
    ['jolene teo is an analyst at tessellate', 'tessellate'],
  ])('by a frame of belonging: %s', (text, institution) => {
    expect(institutions(text)).toEqual([institution]);
  });

  it.each([
    ['marcus tan from quillon view sec', 'quillon view sec'],
    ['zhi kai from cat high got full marks', 'cat high'],
    ['Farewell Mrs Tan! Rosewood Girls’ School will miss you', 'Rosewood Girls’ School'],
    ['met Gerard Sequeira at Church of the Good Harvest', 'Church of the Good Harvest'],
    ['cikgu rohaya dari sekolah rendah seri kembangan', 'sekolah rendah seri kembangan'],
    ['Amutha akka NTUC la velai paakuraanga', 'NTUC'],
    ['陈丽华老师是立化中学的', '立化中学'],
    ['王大明在Grab工作三年了', 'Grab'],
    ['our tan tock seng physio jeremy lau is patient', 'tan tock seng'],
    ['Jeremy Lau is back, our NYGH misses him', 'NYGH'],
  ])('by the kind of institution in its name: %s', (text, institution) => {
    expect(institutions(text)).toEqual([institution]);
  });
});

it.each([
  'Jason Tan is at home with covid',
  'jason tan came back from work',
  'jason tan bought it from lazada',
  'jason tan now in jb',
  'Meet Jason Tan at Toast Box at three',
  'jason tan failed at driving school',
  'the Minister of Finance spoke with Jason Tan',
  '陈美玲在附近的医院看医生',
])('what points at nobody stays: %s', (text) => {
  expect(institutions(text)).toEqual([]);
});
