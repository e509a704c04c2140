import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { offerOfPool, poolIds } from '@cgdx/core/pool/pool.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import { expect, it } from 'vitest';
import { planDemo } from './plan.ts';

const plan = planDemo();

it('every pool gets an upload, and most are of records', () => {
  const sent = plan.map(({ poolId }) => poolId);
  for (const pool of poolIds) expect(sent, pool).toContain(pool);
  expect(sent.filter((pool) => offerOfPool(pool) === 'records').length).toBeGreaterThan(plan.length / 2);
});

it('the demo sends several layouts of every platform, all of which exist', () => {
  for (const pool of platformIds) {
    const variants = new Set(plan.flatMap(({ platform, variant }) => (platform === pool ? [variant] : [])));
    expect(variants.size, pool).toBeGreaterThan(2);
    for (const variant of variants) expect(samplePlatforms[pool].variants).toContain(variant);
  }
});
