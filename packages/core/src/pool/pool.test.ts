import { expect, it } from 'vitest';
import { platformIds } from './platform-id.ts';
import { initialPools, offerOfPool, platformOfPool, poolIds, poolOfOffer, recordsPools } from './pool.ts';

it.each(platformIds)('%s pays the same reward for all offers', (platform) => {
  const rewards = initialPools
    .filter(({ dataPoolId }) => platformOfPool(dataPoolId) === platform)
    .map(({ maxIncentive }) => maxIncentive);
  expect(new Set(rewards).size).toBe(1);
  expect(poolOfOffer(platform, 'records')).toBe(platform);
  expect(poolOfOffer(platform, 'profile')).toBeDefined();
});

it('lists only the six pools of records, and has a unique name for each pool', () => {
  expect(recordsPools.map(({ dataPoolId }) => dataPoolId)).toEqual(platformIds);
  expect(recordsPools.every(({ dataPoolId }) => offerOfPool(dataPoolId) === 'records')).toBe(true);
  expect(new Set(poolIds).size).toBe(poolIds.length);
  expect(new Set(initialPools.map(({ dataPoolName }) => dataPoolName)).size).toBe(poolIds.length);
});
