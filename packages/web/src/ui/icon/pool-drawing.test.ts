import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { expect, it } from 'vitest';
import { poolDrawings } from './pool-drawing.ts';

it.each(platformIds)('the pool %s has a drawing', (id) => {
  // proves landing.six-platforms-row
  expect(poolDrawings[id], `Draw ${id} in web/src/ui/icon/pool-drawing.ts.`).toMatch(/^M/);
});
