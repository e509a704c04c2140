import { expect, it } from 'vitest';
import { hashWord, lookUp } from './lexicon.ts';
import { recall, recalledFlags, recallForm } from './recent-word.ts';

/** More words than are remembered. */
const others = Array.from({ length: 100_000 }, (_, i) =>
  Array.from(`${i}`, (digit) => 'bcdfghjklm'[Number(digit)]).join(''),
);

it('knows a word as the lexicon does, also once others took its place', () => {
  const known = ['mary', 'london', 'walk'];
  const differs = (word: string) => recalledFlags(recall(hashWord(word))) !== lookUp(hashWord(word));
  expect([...known, ...others, ...known].filter(differs)).toEqual([]);
});

it('asks once whether a word is a form, and again once it was forgotten', () => {
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

it('keeps what is known of a word when its form is asked', () => {
  const hash = hashWord('walks');
  recallForm(hash, () => true);
  expect(recalledFlags(recall(hash))).toBe(lookUp(hash));
});
