import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPlan } from './check/check.ts';
import type { Finding } from './check/finding.ts';
import { forgetHandlers, missing, patienceMs, production } from './plan-stand.fixture.ts';
import { seed, seededFaults } from './seeded-fault.fixture.ts';

afterAll(forgetHandlers);

let findings: readonly Finding[] = [];
beforeAll(async () => {
  if (missing === undefined) findings = checkPlan(await production({ seed }));
}, patienceMs);

describe.skipIf(missing !== undefined)('a seeded fault is found', () => {
  test.each(seededFaults)('$title', ({ found }) => {
    expect(findings).toContainEqual(found);
  });
});
