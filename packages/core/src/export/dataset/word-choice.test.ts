import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../byte/utf8.ts';
import { createWordChoice } from './word-choice.ts';

const texts = Array.from({ length: 2_000 }, (_, n) => ({ kind: 'post', text: `Text ${n}` }));
const chosenBy = (contribution: string, kind = 'post') => {
  const choice = createWordChoice(encodeUtf8(contribution), kind);
  return texts.map(choice);
};
const share = (places: readonly (number | undefined)[]): number =>
  places.filter((place) => place !== undefined).length / places.length;

it('a contribution always makes the same choice, and another contribution another', () => {
  expect(chosenBy('one')).toEqual(chosenBy('one'));
  expect(chosenBy('one')).not.toEqual(chosenBy('two'));
});

it('at least half of the texts are sold, and the share differs by contribution and kind', () => {
  const shares = Array.from({ length: 20 }, (_, n) => share(chosenBy(`contribution ${n}`)));
  for (const each of shares) expect(each).toBeGreaterThan(0.45);
  expect(Math.min(...shares)).toBeLessThan(0.65);
  expect(Math.max(...shares)).toBeGreaterThan(0.85);
  expect(share(chosenBy('one'))).not.toBeCloseTo(share(chosenBy('one', 'comment')), 2);
});

it('the position of a text does not depend on when it was written', () => {
  const places = chosenBy('one').flatMap((place) => place ?? []);
  const rises = places.filter((place, at) => at > 0 && place > (places[at - 1] ?? 0)).length;
  expect(Math.abs(rises / places.length - 0.5)).toBeLessThan(0.05);
});
