import { expect, test } from 'vitest';
import { createSittings } from './sitting.ts';

function lone(...minutes: number[]) {
  const sittings = createSittings();
  for (const minute of minutes) sittings.add(minute * 60);
  return sittings.finding();
}

test('videos of one sitting do not stand alone, those a day apart do', () => {
  expect(lone(0, 5, 30, 80)).toEqual({ against: 0, of: 4 });
  expect(lone(0, 1440, 2880)).toEqual({ against: 3, of: 3 });
  expect(lone(0, 1440, 1445, 2880)).toEqual({ against: 2, of: 4 });
  expect(lone()).toEqual({ against: 0, of: 0 });
});

test('a list with the newest first gives the same result', () => {
  expect(lone(2880, 1445, 1440, 0)).toEqual({ against: 2, of: 4 });
});
