import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { deployer, pauser } from '@cgdx/local/ground/account.ts';
import type { DrivenClaim } from '@cgdx/stand/lane/lane-driver.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { Contract, JsonRpcProvider, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The reward of quality 8. */
const rewardWei = 80n * 10n ** 18n;

let stack: LaneStack;
let provider: JsonRpcProvider;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
  provider = new JsonRpcProvider(stack.urls.chain, undefined, { cacheTimeout: -1, pollingInterval: 50 });
});
afterAll(async () => {
  provider?.destroy();
  await stack?.stop();
});

async function call({ privateKey }: { privateKey: string }, name: string, ...args: readonly unknown[]) {
  const market = new Contract(stack.marketplace, marketplaceAbi, new Wallet(privateKey, provider));
  await (await market.getFunction(name)(...args)).wait();
}

type Claim = Pick<DrivenClaim, 'payoutId' | 'taskToken'>;
const isServed = ({ taskToken }: Claim): boolean =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);
const waitOf = async ({ payoutId }: Claim) => (await lane.findRequest(payoutId))?.waitsFor?.code;

type Rail = 'bank' | 'wallet';

/** Makes claims of uploads of these qualities wait, in the order in which they were requested. */
async function waiting(
  asked: readonly { readonly rail: Rail; readonly quality?: number }[],
): Promise<Claim[]> {
  const uploads = await Promise.all(asked.map(({ quality }) => lane.anchored(quality)));
  stack.faults.chain.fault = () => 'refused';
  const claims: Claim[] = [];
  for (const [at, upload] of uploads.entries()) {
    if (asked[at]?.rail === 'bank') {
      const claim = await lane.requestBankClaim(upload);
      await lane.settleOffChain(claim);
      claims.push(claim);
    } else {
      const claim = await lane.requestClaim(upload);
      await lane.pay(claim);
      claims.push(claim);
    }
  }
  stack.faults.chain.fault = undefined;
  return claims;
}

/** Runs the lane once. @returns how often it asked the chain what a call would cost */
async function estimatesOfTick(): Promise<number> {
  let estimates = 0;
  stack.faults.chain.fault = (body) => {
    estimates += body.split('eth_estimateGas').length - 1;
    return undefined;
  };
  await lane.tick();
  stack.faults.chain.fault = undefined;
  return estimates;
}

/** Spends today's cap down to this amount. */
async function leaveInCap(wei: bigint): Promise<void> {
  const market = new Contract(stack.marketplace, marketplaceAbi, provider);
  const [, paid] = await market.getFunction('epochBudget')();
  await call(deployer, 'setEpochCap', paid + wei);
}

test.each(['bank', 'wallet'] as const)(
  'at the cap the earliest claims are paid by %s, and the chain is asked about the others once',
  async (rail) => {
    const claims = await waiting(Array(8).fill({ rail }));
    await leaveInCap(rewardWei + 1n);
    await lane.tick();
    expect(claims.map(isServed)).toEqual(claims.map((_claim, at) => at === 0));
    expect(await Promise.all(claims.slice(1).map(waitOf))).toEqual(Array(7).fill('EpochCapReached'));
    // Batches of seven, four, two and one claim.
    expect(await estimatesOfTick()).toBe(4);
    await leaveInCap(1_000n * rewardWei);
    await lane.tick();
    expect(claims.every(isServed)).toBe(true);
  },
);

test('a paused market is asked once for each rail, however many claims wait', async () => {
  const claims = await waiting([...Array(6).fill({ rail: 'bank' }), ...Array(6).fill({ rail: 'wallet' })]);
  await call(pauser, 'pause');
  expect(await estimatesOfTick()).toBe(2);
  expect(await Promise.all(claims.map(waitOf))).toEqual(Array(12).fill('MarketPaused'));
  await call(deployer, 'unpause');
  expect(await estimatesOfTick()).toBe(2);
  expect(claims.every(isServed)).toBe(true);
});

test('of a claim that waits the lane reads once whether it was paid', async () => {
  const claims = await waiting(Array(5).fill({ rail: 'bank' }));
  await call(pauser, 'pause');
  let reads = 0;
  stack.faults.database.onRequest = (body) => {
    reads += body.split('"claimed@').length - 1;
  };
  await lane.tick();
  stack.faults.database.onRequest = undefined;
  expect(reads).toBe(claims.length);
  await call(deployer, 'unpause');
  await lane.tick();
  expect(claims.every(isServed)).toBe(true);
});

test('a reward that is larger than a whole day’s cap delays no other', async () => {
  const [large, small] = await waiting([{ rail: 'wallet' }, { rail: 'wallet', quality: 1 }]);
  if (!large || !small) throw new Error('no claims');
  await stack.rpc('evm_increaseTime', [86_400]);
  await stack.rpc('evm_mine');
  await call(deployer, 'setEpochCap', rewardWei - 1n);
  await lane.tick();
  expect([large, small].map(isServed)).toEqual([false, true]);
  await call(deployer, 'setEpochCap', 10n * rewardWei);
  await lane.tick();
  expect(isServed(large)).toBe(true);
});
