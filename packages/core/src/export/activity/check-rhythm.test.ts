import { expect, test } from 'vitest';
import { randomOf } from '../../fingerprint/testing/changed-history.ts';
import { evenDays, monthsAwake } from './check-rhythm.ts';
import { createRhythm, mergeRhythms } from './rhythm.ts';

const daySeconds = 86_400;

/** `hourOf` and `countOf` map a random number in [0, 1) to an hour and a count. */
function rhythmOf(hourOf: (chance: number) => number, countOf: (chance: number) => number, seed = 1) {
  const random = randomOf(seed);
  const rhythm = createRhythm();
  for (let day = 20_000; day < 20_300; day++)
    for (let count = countOf(random()); count >= 1; count--)
      rhythm.add(day * daySeconds + Math.floor(3_600 * hourOf(random())));
  return rhythm.finish();
}

const shareOf = ({ against, of }: { against: number; of: number }) => against / of;
const lived = rhythmOf(
  (chance) => 7 + 16 * chance,
  (chance) => 40 * chance ** 2,
);
const drawn = rhythmOf(
  (chance) => 24 * chance,
  () => 12,
);

test('the daily counts of people differ, and those of a loop do not', () => {
  expect(shareOf(evenDays(lived))).toBeLessThan(0.55);
  expect(shareOf(evenDays(drawn))).toBe(1);
});

test('times drawn at random from a year give daily counts that differ only by chance', () => {
  const random = randomOf(3);
  const rhythm = createRhythm();
  for (let n = 0; n < 365 * 12; n++) rhythm.add(Math.floor(365 * daySeconds * random()));
  expect(shareOf(evenDays(rhythm.finish()))).toBeGreaterThan(0.75);
});

test('people’s months have nights, in any time zone and after a move to another', () => {
  expect(monthsAwake(lived)).toMatchObject({ against: 0 });
  const moved = rhythmOf(
    (chance) => (19 + 16 * chance) % 24,
    (chance) => 40 * chance ** 2,
    2,
  );
  expect(monthsAwake(moved)).toMatchObject({ against: 0 });
  expect(shareOf(monthsAwake(drawn))).toBe(1);
});

test('few days, or few records on each day, give no cases', () => {
  const seldom = rhythmOf(
    (chance) => 24 * chance,
    () => 3,
  );
  expect(evenDays(seldom)).toEqual({ against: 0, of: 0 });
  expect(monthsAwake(seldom)).toEqual({ against: 0, of: 0 });
});

test('two merged pieces give the same findings as the whole', () => {
  const [first, second] = [createRhythm(), createRhythm()];
  const whole = createRhythm();
  for (let n = 0; n < 3_000; n++) {
    (n % 2 === 0 ? first : second).add(n * 7_000);
    whole.add(n * 7_000);
  }
  const merged = mergeRhythms([first.finish(), second.finish()]);
  expect(evenDays(merged)).toEqual(evenDays(whole.finish()));
  expect(new Map(merged.hours)).toEqual(new Map(whole.finish().hours));
});
