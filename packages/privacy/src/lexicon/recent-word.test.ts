import { expect, it } from 'vitest';
import { hashWord, lookUp } from './lexicon.ts';
import { recall, recalledFlags, recallForm } from './recent-word.ts';

/** More words than the cache holds. */
const others = Array.from({ length: 100_000 }, (_, i) =>
  Array.from(`${i}`, (digit) => 'bcdfghjklm'[Number(digit)]).join(''),
);

it('gives the same facts as the lexicon, also after other words took the place', () => {
  const known = ['mary', 'london', 'walk'];
  const differs = (word: string) => recalledFlags(recall(hashWord(word))) !== lookUp(hashWord(word));
  expect([...known, ...others, ...known].filter(differs)).toEqual([]);
});

it('computes once whether a word is a form, and again after it was forgotten', () => {
  let asked = 0;
  const ask = () => {
    asked++;
    return true;
  };
  const hash = hashWord('zorblatted');
  expect([recallForm(hash, ask), recallForm(hash, ask), asked]).toEqual([true, true, 1]);
  for (const other of others) recall(hashWord(other));
  expect([recallForm(hash, ask), asked]).toEqual([true, 2]);
});

it('keeps the facts about a word when its form is computed', () => {
  const hash = hashWord('walks');
  recallForm(hash, () => true);
  expect(recalledFlags(recall(hash))).toBe(lookUp(hash));
});
