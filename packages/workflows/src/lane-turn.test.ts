import { expect, test } from 'vitest';
import { leavesFirst, passedAfter, turnOrder } from './lane-turn.ts';
import { mostPerUpdate, type UpdateKind } from './wiring/limit.ts';

/** So many turns, in which what waits never gets less. */
function turns(count: number, waiting: Readonly<Record<UpdateKind, number>>): UpdateKind[] {
  let passed = leavesFirst;
  return Array.from({ length: count }, () => {
    const [kind] = turnOrder(waiting, passed) as [UpdateKind];
    passed = passedAfter(waiting, passed, kind);
    return kind;
  });
}

test('whoever takes the lane begins with leaves; then whole transactions of claims go first, and a few leaves wait for six', () => {
  const claims = Array<UpdateKind>(6).fill('claims');
  expect(turns(15, { leaves: 10, claims: 9_000, bankClaims: 0 })).toEqual(
    ['leaves', claims, 'leaves', claims, 'leaves'].flat(),
  );
});

test('kinds of which equally much waits take turns', () => {
  const full = { leaves: mostPerUpdate.leaves, claims: 250, bankClaims: 250 };
  const [first, second, third] = turns(3, full);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(turns(6, full).slice(3)).toEqual([first, second, third]);
});

test('nobody is passed over for ever, whatever waits of the others', () => {
  const all = turns(80, { leaves: 4_096, claims: 250, bankClaims: 1 });
  const places = all.flatMap((kind, at) => (kind === 'bankClaims' ? [at] : []));
  expect(places.length).toBeGreaterThanOrEqual(10);
  expect(Math.max(...places.map((place, at) => place - (places[at - 1] ?? -1)))).toBeLessThanOrEqual(8);
});

test('a kind of which nothing waits is tried last, and is never due', () => {
  expect(turnOrder({ leaves: 0, claims: 1, bankClaims: 0 }, leavesFirst)[0]).toBe('claims');
});
