import { expect, it } from 'vitest';
import { fallen, newDrop, sweep } from './drop.ts';

it('lets a character live between five and ten seconds', () => {
  expect(newDrop(0, [0, 0, 0])).toMatchObject({ lifeMs: 5_000, character: '0' });
  expect(newDrop(0, [0, 1, 0.9])).toMatchObject({ lifeMs: 10_000, character: '1' });
});

it('sweeps away what has fallen all the way and keeps the rest', () => {
  const short = newDrop(0, [0, 0, 0]);
  const long = newDrop(0, [0, 1, 0]);
  expect(fallen(short, 2_500)).toBe(0.5);
  expect(sweep([short, long], 6_000)).toEqual([long]);
});
