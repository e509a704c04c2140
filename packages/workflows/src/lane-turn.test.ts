import { expect, test } from 'vitest';
import { leavesFirst, passedAfter, turnOrder } from './lane-turn.ts';
import { mostPerUpdate, type UpdateKind } from './wiring/limit.ts';

/** Returns the kinds served in this many turns, in which the waiting requests never become fewer. */
function turns(count: number, waiting: Readonly<Record<UpdateKind, number>>): UpdateKind[] {
  let passed = leavesFirst;
  return Array.from({ length: count }, () => {
    const [kind] = turnOrder(waiting, passed) as [UpdateKind];
    passed = passedAfter(waiting, passed, kind);
    return kind;
  });
}

test('a new holder begins with leaves; then full transactions of claims go first, and a few leaves wait for six turns', () => {
  const claims = Array<UpdateKind>(6).fill('claims');
  expect(turns(15, { leaves: 10, claims: 9_000, bankClaims: 0 })).toEqual(
    ['leaves', claims, 'leaves', claims, 'leaves'].flat(),
  );
});

test('kinds with equally full transactions take turns', () => {
  const full = { leaves: mostPerUpdate.leaves, claims: 250, bankClaims: 250 };
  const [first, second, third] = turns(3, full);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(turns(6, full).slice(3)).toEqual([first, second, third]);
});

test('no kind is passed over for ever, whatever waits of the other kinds', () => {
  const all = turns(80, { leaves: 4_096, claims: 250, bankClaims: 1 });
  const places = all.flatMap((kind, at) => (kind === 'bankClaims' ? [at] : []));
  expect(places.length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...places.map((place, at) => place - (places[at - 1] ?? -1)))).toBeLessThanOrEqual(8);
});

test('a kind without waiting requests is tried last, and is never due', () => {
  expect(turnOrder({ leaves: 0, claims: 1, bankClaims: 0 }, leavesFirst)[0]).toBe('claims');
});
