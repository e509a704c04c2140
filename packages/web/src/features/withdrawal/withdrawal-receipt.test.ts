import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { expect, it } from 'vitest';
import { receiptName, receiptText } from './withdrawal-receipt.ts';

const withdrawal: Withdrawal = {
  receiptNumber: 'CGDX-W-00FF',
  uploadHash: 'AP8=',
  dataPoolId: 'spotify',
  dataQualityScore: 8,
  contributedAt: '2026-11-05T00:00:00Z',
  withdrawnAt: '2026-11-22T00:00:00Z',
  datasetDeletedAt: '2026-11-22T00:00:01Z',
  reward: 'forfeited',
  rewardWei: '84000000000000000000',
  leafIndex: 7,
  root: '0xroot',
  transactionHash: '0xtransaction',
};

it('shows what was withdrawn, what happened to the reward and the data, and what remains', () => {
  const text = receiptText(withdrawal);
  for (const said of [
    'AP8=',
    'Spotify',
    '84 CGDX (about S$8.40)',
    'forfeited',
    '2026-11-22T00:00:01Z',
    'leaf index 7',
    '0xroot',
  ])
    expect(text).toContain(said);
  expect(receiptName(withdrawal)).toBe('withdrawal-CGDX-W-00FF.txt');
});

it('does not claim that the data is deleted before it is', () => {
  const { datasetDeletedAt: _later, ...fresh } = withdrawal;
  expect(receiptText(fresh)).toContain('under way when this was written');
});

it('for an upload that the market recalled, says why, and that the reward stays', () => {
  const text = receiptText({
    ...withdrawal,
    reward: 'claimable',
    recalled: 'days and months of dates are swapped',
  });
  expect(text).toContain('a fault of ours in its masked data: days and months of dates are swapped.');
  expect(text).toContain('Its reward of 84 CGDX (about S$8.40) stays yours, and you can still claim it.');
  expect(text).not.toContain('forfeited');
  expect(receiptText(withdrawal)).not.toContain('a fault of ours');
});
