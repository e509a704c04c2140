/** Runs the operators' proofs at the size of a test. */
import { proveAttacks } from '@cgdx/prove/attack/prove-attacks.ts';
import { proveEnvironment } from '@cgdx/prove/environment/prove-environment.ts';
import { proveKills } from '@cgdx/prove/kill/prove-kills.ts';
import { expect, test } from 'vitest';

const tell = (): void => undefined;

test('every known attack is refused', async () => {
  const { attacks, refused, lines } = await proveAttacks({ only: undefined, isQuick: true, tell });
  expect(
    attacks.filter(({ ok }) => !ok),
    lines.join('\n'),
  ).toEqual([]);
  expect(refused).toBe(attacks.length);
});

test('a damaged file ends in a sentence that names it, and everything is there once it is put back', async () => {
  const { cases, lines } = await proveEnvironment({ only: undefined, isQuick: true, tell });
  expect(
    cases.filter(({ ok }) => !ok),
    lines.join('\n'),
  ).toEqual([]);
  expect(cases.length).toBeGreaterThan(0);
});

test('uploads, claims and purchases that are killed at random moments are neither lost nor doubled nor stuck', async () => {
  const { lost, double, stuck, accepted, invariants } = await proveKills({
    kills: 3,
    uploads: 3,
    buyers: 1,
    seed: 'test',
    tell,
  });
  expect(invariants.filter(({ ok }) => !ok)).toEqual([]);
  expect({ lost, double, stuck, accepted }).toEqual({ lost: 0, double: 0, stuck: 0, accepted: 3 });
});
