import type { Payout } from '@cgdx/api/route/payout.ts';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { followedPayouts } from './payout.ts';

const payout = (state: Payout['state']): Payout => ({
  payoutId: 'p',
  uploadHash: 'h',
  dataPoolId: 'spotify',
  state,
  rail: 'cgdx',
  wallet: '0x',
  amountWei: '5',
  createdAt: '2026-11-05T00:00:00Z',
  updatedAt: '2026-11-05T00:00:00Z',
});
const failure = new ApiError(0, 'NetworkError', 'The server cannot be reached.');

it('tells why the progress of a payout cannot be read, before its first answer and later', () => {
  expect(followedPayouts([{ data: undefined, error: failure }])).toEqual({ payouts: [undefined], failure });
  const paying = payout('paying');
  expect(followedPayouts([{ data: paying, error: failure }])).toEqual({ payouts: [paying], failure });
});

it('tells of no failure once it is over, or when the next answer has come', () => {
  expect(followedPayouts([{ data: payout('settled'), error: failure }]).failure).toBeUndefined();
  expect(followedPayouts([{ data: payout('paying'), error: null }]).failure).toBeUndefined();
});
