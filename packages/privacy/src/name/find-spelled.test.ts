import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const mask = (text: string) => createTextMask([], undefined, { tagger: loadNameTagger() }).mask(text);

it.each([
  ['S h a r o n is here', '[PERSON 1] is here'],
  ['IT IS T-E-N-N-A-N-T, NOT ME', 'IT IS [PERSON 1], NOT ME'],
  ['S.H.A.R.O.N. came', '[PERSON 1]. came'],
  ['m.i.g.u.e.l', '[PERSON 1]'],
  ['S*H*A*R*O*N', '[PERSON 1]'],
  ['S - H - A - R - O - N', '[PERSON 1]'],
])('a name that is spelled letter by letter is masked: %s', (text, expected) => {
  expect(mask(text)).toBe(expected);
});

it.each([
  ['S H A R O N   S M I T H', '[PERSON 1]   [PERSON 2]'],
  ['S-H-A-R-O-N S-M-I-T-H', '[PERSON 1]'],
])('a surname after a spelled name is masked, too: %s', (text, expected) => {
  expect(mask(text)).toBe(expected);
});

it.each([
  'N-E-V-E-R',
  'L O L',
  'S A L E',
  'Y E S',
  'a b c d',
  'U.S.A.',
  'R.S.V.P.',
  'F.R.I.E.N.D.S',
  'A.S.A.P',
  'W.H.O.',
  'B.B.C.',
  'N.A.S.A.',
  'S.H.I.E.L.D.',
  'the D.G.A.S.P.C.T. wrote',
  'W-L-W-D-L',
  'A-B-C-D-E',
  'i-n-d-e-p-e-n-d-e-n-t',
  'R E T W E E T',
])('another word that is spelled letter by letter stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});
