import { createRandom } from '@cgdx/samples/ground/random.ts';
import { expect, test } from 'vitest';
import { chooseKill } from './choose-kill.ts';

const choices = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => chooseKill(random));
};

test('the same seed chooses the same kills, and another seed chooses others', () => {
  expect(choices('a')).toEqual(choices('a'));
  expect(choices('a')).not.toEqual(choices('b'));
});

test('a long run kills every victim, both early and late', () => {
  const kills = choices('a');
  expect(new Set(kills.map(({ victim }) => victim)).size).toBe(5);
  const moments = kills.map(({ afterMs }) => afterMs);
  expect(Math.min(...moments)).toBeLessThan(100);
  expect(Math.max(...moments)).toBeGreaterThan(2_500);
});
