import { expect, it } from 'vitest';
import { nameWithoutCopyMarks, withoutCopyMarks } from './copy-mark.ts';

it.each([
  ['like.js', 'like.js'],
  ['like(1).js', 'like.js'],
  ['like (12).js', 'like.js'],
  ['like copy.js', 'like.js'],
  ['like copy 3.js', 'like.js'],
  ['like - Copy (2).js', 'like.js'],
  ['like - Kopie.js', 'like.js'],
  ['like – x.js', 'like – x.js'],
  ['like copia (1).js', 'like.js'],
  ['like (1) (2) copy.js', 'like.js'],
  ['Copy of like.js', 'like.js'],
  ['Kopie von like (1).js', 'like.js'],
  ['watch-history - Cópia.json', 'watch-history.json'],
  // names that only look like copies
  ['copyright.csv', 'copyright.csv'],
  ['photocopy.csv', 'photocopy.csv'],
  ['StreamingHistory1.json', 'StreamingHistory1.json'],
  ['tweets-part1.js', 'tweets-part1.js'],
  ['(1).json', '(1).json'],
  ['copy.json', 'copy.json'],
])('%s is %s', (name, plain) => {
  expect(nameWithoutCopyMarks(name)).toBe(plain);
});

it('a name that consists only of marks does not become empty', () => {
  expect(withoutCopyMarks('(1)'.repeat(300)).length).toBeGreaterThan(800);
});
