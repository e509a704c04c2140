import { changeNeeded, leastContributors } from '@cgdx/core/insight/due.ts';
import { k } from '@cgdx/core/insight/release.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import { expect, it } from 'vitest';
import { peopleForInsight, planDemo } from './plan.ts';

const plan = planDemo();

it('two pools get enough people for a split that leaves none too small', () => {
  const people = platformIds.map(
    (pool) => new Set(plan.filter(({ platform }) => platform === pool).map(({ person }) => person)).size,
  );
  expect(people.filter((count) => count >= peopleForInsight)).toHaveLength(2);
  const forSecondEdition = leastContributors + changeNeeded(leastContributors);
  expect(forSecondEdition).toBeGreaterThanOrEqual(3 * k);
  // Not each of them need be accepted.
  expect(peopleForInsight).toBeGreaterThanOrEqual(1.1 * forSecondEdition);
});

it('every platform is sent in several of its layouts, all of which exist', () => {
  for (const pool of platformIds) {
    const variants = new Set(plan.flatMap(({ platform, variant }) => (platform === pool ? [variant] : [])));
    expect(variants.size, pool).toBeGreaterThan(2);
    for (const variant of variants) expect(samplePlatforms[pool].variants).toContain(variant);
  }
});
