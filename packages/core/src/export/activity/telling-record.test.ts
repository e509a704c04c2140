import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import { countTelling, createTellingObserver, mergeTelling } from './telling-record.ts';

const hash = createRecordHash(Buffer.alloc(32, 1));

interface Done {
  readonly minute: number;
  readonly what: string;
  readonly canBe: boolean;
}

const at = (minute: number) => new Date(minute * 60_000).toISOString();

function stateOf(list: readonly Done[]) {
  const observer = createTellingObserver(hash);
  for (const { minute, what, canBe } of list) {
    observer.add(minute * 60, at(minute), 'kind', what);
    if (!canBe) observer.takeBack();
  }
  return observer.finish();
}

const counted = (list: readonly Done[]) => countTelling(stateOf(list));
const things = (count: number, minuteOf: (n: number) => number, whatOf = (n: number) => `thing ${n}`) =>
  Array.from({ length: count }, (_, n) => ({ minute: minuteOf(n), what: whatOf(n), canBe: true }));

it('counts a thing once a day, and again on another day', () => {
  expect(counted(things(50, (n) => n % 25))).toBe(50);
  expect(
    counted(
      things(
        50,
        (n) => n,
        () => 'one',
      ),
    ),
  ).toBe(1);
  expect(
    counted(
      things(
        50,
        (n) => n * 1440,
        () => 'one',
      ),
    ),
  ).toBe(50);
});

it('counts no more than ten for each minute in which anything was done', () => {
  expect(counted(things(300, () => 7))).toBe(10);
  expect(counted(things(300, (n) => n % 20))).toBe(200);
});

it('does not count a record that was taken back, unless the list also has an equal possible record', () => {
  const [one, other] = things(2, (n) => n) as [Done, Done];
  expect(counted([{ ...one, canBe: false }, other])).toBe(1);
  expect(counted([{ ...one, canBe: false }, one])).toBe(1);
  expect(counted([one, { ...one, canBe: false }])).toBe(1);
});

it('stops counting at a thousand', () => {
  expect(counted(things(5000, (n) => n))).toBe(1000);
});

it('counts the same in any order and for any division into units', () => {
  const done = fc.record({ minute: fc.nat(4000), what: fc.nat(40).map(String), canBe: fc.boolean() });
  fc.assert(
    fc.property(fc.array(done, { maxLength: 1500, size: 'max' }), fc.nat(), fc.nat(), (list, a, b) => {
      const [first = 0, second = 0] = [a, b].map((n) => n % (list.length + 1)).sort((x, y) => x - y);
      const units = [list.slice(second), [], list.slice(0, first), list.slice(first, second)].map(stateOf);
      const whole = counted(list);
      expect(countTelling(mergeTelling(units))).toBe(whole);
      expect(counted([...list].reverse())).toBe(whole);
    }),
  );
});
