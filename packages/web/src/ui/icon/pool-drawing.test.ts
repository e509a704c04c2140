import { poolIds } from '@cgdx/core/pool/pool.ts';
import { expect, it } from 'vitest';
import { poolDrawings } from './pool-drawing.ts';

it.each(poolIds)('the pool %s has a drawing', (id) => {
  expect(poolDrawings[id], `Draw ${id} in web/src/ui/icon/pool-drawing.ts.`).toMatch(/^M/);
});
