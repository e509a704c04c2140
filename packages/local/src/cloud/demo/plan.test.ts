import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';
import { expect, it } from 'vitest';
import { planDemo } from './plan.ts';

const plan = planDemo();

it('the demo sends several layouts of every platform, all of which exist', () => {
  for (const pool of platformIds) {
    const variants = new Set(plan.flatMap(({ platform, variant }) => (platform === pool ? [variant] : [])));
    expect(variants.size, pool).toBeGreaterThan(2);
    for (const variant of variants) expect(samplePlatforms[pool].variants).toContain(variant);
  }
});
