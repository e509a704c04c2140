import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import { expect, it } from 'vitest';
import { claimableOf, claimedUploads, openRewards } from './pool-reward.ts';

const upload = (over: Partial<OwnUpload>): OwnUpload => ({
  uploadHash: 'aGFzaA==',
  dataQualityScore: 8,
  rewardClaimed: false,
  dataPoolId: 'spotify',
  timestamp: '2026-11-05T00:00:00Z',
  rewardWei: '84000000000000000000',
  rewardState: 'unclaimed',
  contributionId: 'c1',
  leafIndex: 0,
  root: '0x',
  transactionHash: '0x',
  ...over,
});

it('adds up the amount that a claim would pay for each pool, the largest first', () => {
  const rewards = openRewards([
    upload({}),
    upload({ rewardWei: '1000000000000000001' }),
    upload({ dataPoolId: 'x', rewardWei: '200000000000000000000' }),
    upload({ rewardState: 'claiming', rewardWei: '5' }),
  ]);
  expect(
    rewards.map(({ dataPoolId }) => dataPoolId),
    'proves account.tab-rewards-unclaimed',
  ).toEqual(['x', 'spotify']);
  expect(rewards[1]).toMatchObject({
    claimableWei: 85000000000000000001n,
    claimableCents: 850n,
    claimingWei: 5n,
  });
});

it('one press claims the rewards of every pool with claimable rewards; without any there is nothing to press', () => {
  const claiming = upload({ dataPoolId: 'tiktok', rewardState: 'claiming' });
  const rewards = openRewards([upload({}), upload({ dataPoolId: 'x', rewardWei: '1' }), claiming]);
  expect(claimableOf(rewards)).toEqual({
    dataPoolIds: ['spotify', 'x'],
    wei: 84000000000000000001n,
    cents: 840n,
  });
  expect(claimableOf(openRewards([claiming]))).toBeUndefined();
});

it('keeps a claimed reward out of the rewards and lists it as claimed, newest first', () => {
  const old = upload({ rewardState: 'claimed', timestamp: '2026-01-01T00:00:00Z' });
  const recent = upload({ rewardState: 'claimed' });
  expect(openRewards([old, recent]), 'proves state.reward-unclaimed-becomes').toEqual([]);
  expect(claimedUploads([old, recent]), 'proves account.tab-claimed').toEqual([recent, old]);
});

it('lists a reward that was forfeited by a withdrawal in neither', () => {
  const forfeited = upload({ rewardState: 'forfeited', withdrawnAt: '2026-11-06T00:00:00Z' });
  expect(openRewards([forfeited])).toEqual([]);
  expect(claimedUploads([forfeited])).toEqual([]);
});
