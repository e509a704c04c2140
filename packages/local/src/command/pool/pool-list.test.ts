import { expect, test } from 'vitest';
import { linesOf as operateLines } from '../operator-view/show.ts';
import { linesOf } from './pool-list.ts';

const pool = {
  dataPoolId: 'spotify',
  price: 2,
  maxIncentive: 100,
  escrowWei: '1000000000000000000000000',
  heldWei: '0',
  withdrawableWei: '16000000000000000000',
  cardProceedsCents: '-460',
} as const;

test('a pool is listed with the words and figures of the console, and a sentence about proceeds from cards', () => {
  const listed = linesOf([{ ...pool, isForSale: true, differences: ['The chain pays at most 90 CGDX.'] }]);
  const operated = operateLines('pools', { pools: [{ ...pool, availableForPurchase: true }] });
  expect(listed.slice(0, operated.length)).toEqual(operated);
  expect(listed[1]).toMatch(/1,000,000 CGDX .* -4\.60 SGD$/);
  expect(listed).toContain('spotify: The chain pays at most 90 CGDX.');
  expect(listed).toContain('tiktok: The table does not have it: npm run pool -- add tiktok');
});
