import { expect, test } from 'vitest';
import { isAllLost } from './captured.ts';

const captured = { pools: [{ amount: '60' }, { amount: '40' }] };

test.each([
  ['nothing was disputed', {}, false],
  ['a dispute was won', { disputes: { a: 'won' }, disputedCents: { a: '100' } }, false],
  ['a part was lost', { disputes: { a: 'lost', b: 'won' }, disputedCents: { a: '99', b: '1' } }, false],
  ['all parts were lost', { disputes: { a: 'lost', b: 'lost' }, disputedCents: { a: '99', b: '1' } }, true],
  ['a dispute without a stored amount was lost', { disputes: { a: 'lost' } }, true],
])('if %s, all is lost: %s', (_what, about, isLost) => {
  expect(isAllLost({ captured, ...about })).toBe(isLost);
});
