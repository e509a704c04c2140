import { expect, it } from 'vitest';
import { buyPath } from './buy-path.ts';

it('has no path only for a visitor who is known to be signed out', () => {
  expect(buyPath({ kind: 'signed-out' }, 'x', null)).toBeUndefined();
  expect(buyPath({ kind: 'unknown' }, 'x', null)).toBe('/datapool/buy/x');
  const person = { sub: 'ann', loginId: 'ann@example.com', isOperator: false };
  expect(buyPath({ kind: 'signed-in', person }, 'x', 'D-GPT'), 'proves explore.signed-pool-datapool').toBe(
    '/datapool/buy/x?from=D-GPT',
  );
});
