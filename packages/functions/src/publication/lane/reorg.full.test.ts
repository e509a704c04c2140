import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Account } from '@cgdx/local/ground/account.ts';
import { appender, deployer, pauser, payer, poolOwner } from '@cgdx/local/ground/account.ts';
import { runBriefly, whileMining } from '@cgdx/stand/lane/interrupt-lane.ts';
import type { DrivenUpload } from '@cgdx/stand/lane/lane-driver.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { Contract, id, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as head from '../../chain/merkle/head.ts';
import { findPublication, readInFlight } from '../../chain/merkle/root-update.ts';
import * as contributions from '../../contribution/record/contribution.ts';
import { chainLane } from '../../operator/view/chain.ts';
import * as payouts from '../../reward/record/payout.ts';
import * as lost from '../operation/lost-payout.ts';

let stack: LaneStack;

beforeAll(async () => {
  // These tests interrupt the lane on purpose.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 2, escrowCgdx: 1_000_000n });
});
afterAll(() => stack.stop());
afterEach(async () => {
  for (const proxy of Object.values(stack.faults)) proxy.fault = undefined;
  await stack.rpc('evm_setAutomine', [true]);
});

const updateBriefly = (upload: DrivenUpload) => runBriefly(stack, (ms) => lane.update(upload, ms));
const tickBriefly = () => runBriefly(stack, (ms) => lane.tick(ms));
const mine = (blocks: number) => stack.rpc('anvil_mine', [`0x${blocks.toString(16)}`]);
const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);
const noteOf = async ({ userSub, contributionId }: { userSub: string; contributionId: string }) =>
  (await contributions.findContribution({ userSub, contributionId }))?.steps['update-root-on-chain'].note;

/** Repeats it if the chain could not be asked, as an operator would. */
async function resettlePayouts(): Promise<number> {
  try {
    return (await lost.resettlePayouts(Date.now() + 600_000)).renamed;
  } catch (error) {
    if (error instanceof MarketError && error.kind === 'unavailable') return 0;
    throw error;
  }
}

/** A transaction that the lane's key sent outside the lane. */
async function takeNonce({ privateKey }: Account, nonce: number): Promise<void> {
  const stranger = await new Wallet(privateKey).signTransaction({
    to: poolOwner.address,
    chainId: 1287,
    nonce,
    gasLimit: 21_000,
    maxFeePerGas: 500_000_000_000n,
    maxPriorityFeePerGas: 100_000_000_000n,
    type: 2,
  });
  await stack.rpc('eth_sendRawTransaction', [stranger]);
}

async function tellMarket(verb: 'pause' | 'unpause'): Promise<void> {
  const { address, privateKey } = verb === 'pause' ? pauser : deployer;
  const signed = await new Wallet(privateKey).signTransaction({
    to: stack.marketplace,
    data: id(`${verb}()`).slice(0, 10),
    chainId: 1287,
    nonce: Number(await stack.rpc('eth_getTransactionCount', [address, 'latest'])),
    gasLimit: 200_000,
    maxFeePerGas: 500_000_000_000n,
    maxPriorityFeePerGas: 100_000_000_000n,
    type: 2,
  });
  await stack.rpc('eth_sendRawTransaction', [signed]);
}

/** Runs the last step of a payout. @returns the transaction that the payout names */
async function settle({ payoutId, taskToken }: { payoutId: string; taskToken: string }): Promise<string> {
  const { output } = stack.answers.find((answer) => answer.taskToken === taskToken) ?? {};
  const transactionHash = String(output?.transactionHash);
  await payouts.recordPayout(payoutId, 'settled', { transactionHash });
  return transactionHash;
}

async function settled() {
  const upload = await lane.begin();
  await updateBriefly(upload);
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  return upload;
}

/** More turns would mean that it never succeeds. */
const mostTurns = 20;

test('nothing is answered before its confirmations, and the contribution says which one it waits for', async () => {
  const upload = await lane.begin();
  await updateBriefly(upload);
  expect(answered(upload.taskToken)).toBe(false);
  expect(await noteOf(upload)).toBe('The chain takes longer than usual; this goes on by itself.');
  await mine(1);
  await tickBriefly();
  expect(await noteOf(upload)).toBe('Waiting for block confirmation 2 of 2.');
  expect(answered(upload.taskToken)).toBe(false);
  await mine(1);
  await tickBriefly();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
});

test('after a reorg before its confirmations, the same transaction is sent again', async () => {
  const upload = await lane.begin();
  const before = await stack.rpc('evm_snapshot');
  await updateBriefly(upload);
  const sent = (await readInFlight())?.attempts;
  await stack.rpc('evm_revert', [before]);
  await tickBriefly();
  expect((await readInFlight())?.attempts).toEqual(sent);
  await mine(2);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
});

test('after a reorg deeper than the confirmations, uploads and claims are published again', async () => {
  await settled();
  const before = await stack.rpc('evm_snapshot');
  const first = await settled();
  const claim = await lane.requestClaim(first);
  await whileMining(stack, () => lane.pay(claim));
  expect(answered(claim.taskToken)).toBe(true);
  const { root, version } = await head.readHead();
  const published = await findPublication(version);
  await stack.rpc('evm_revert', [before]);
  expect(await lane.rootsAgree()).toBe(false);

  const later = await lane.begin();
  // Each publication waits for its confirmations again.
  await whileMining(stack, () => lane.update(later));
  // A slow machine may need another run of the lane.
  for (let turn = 0; turn < mostTurns && !answered(later.taskToken); turn++) {
    await whileMining(stack, () => lane.tick());
  }
  expect(answered(later.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
  const again = await findPublication(version);
  expect(again?.newRoot).toBe(root);
  expect(again?.transactionHash).toBe(published?.transactionHash);
  // Operators see when the reorganisation was, and that the lane works again.
  expect(await chainLane()).toMatchObject({
    isEqual: true,
    pendingLeaves: 0,
    keys: [{ role: 'appender' }, { role: 'payer' }],
    lastReorg: { at: expect.any(String), transactionHash: published?.transactionHash },
  });
});

test('what a chain lost with its last blocks is published again while nothing waits', async () => {
  await settled();
  const before = await stack.rpc('evm_snapshot');
  const upload = await settled();
  const claim = await lane.requestClaim(upload);
  await whileMining(stack, () => lane.pay(claim));
  await stack.rpc('evm_revert', [before]);
  expect((await lost.findLostPayouts()).map(({ payoutId }) => payoutId)).toEqual([claim.payoutId]);

  let publishedAgain = 0;
  for (let turn = 0; turn < mostTurns && !(await lane.rootsAgree()); turn++) {
    await whileMining(stack, async () => {
      publishedAgain += (await lane.tick()).publishedAgain;
    });
  }
  expect(await lane.rootsAgree()).toBe(true);
  // An interrupted run may have published some of them without counting them.
  expect(publishedAgain).toBeLessThanOrEqual(2);
  expect(await lost.findLostPayouts()).toEqual([]);
  expect((await lane.tick()).publishedAgain).toBe(0);
});

test('a lost update that reverts in the new block, since the market is paused, is sent with another nonce', async () => {
  const upload = await settled();
  const before = await stack.rpc('evm_snapshot');
  const claim = await lane.requestClaim(upload);
  await whileMining(stack, () => lane.pay(claim));
  expect(answered(claim.taskToken)).toBe(true);
  const { version } = await head.readHead();
  const published = await findPublication(version);
  await stack.rpc('evm_revert', [before]);
  const sent = await lane.sentOf('claim');
  await tellMarket('pause');
  for (let turn = 0; turn < mostTurns && (await lane.sentOf('claim')) === sent; turn++) {
    await whileMining(stack, () => lane.tick());
  }
  expect(await stack.rpc('eth_getTransactionReceipt', [published?.transactionHash])).toMatchObject({
    status: '0x0',
  });
  expect(await lane.rootsAgree()).toBe(false);
  await tellMarket('unpause');
  for (let turn = 0; turn < mostTurns && !(await lane.rootsAgree()); turn++) {
    await whileMining(stack, () => lane.tick());
  }
  expect(await lane.rootsAgree()).toBe(true);
  expect((await findPublication(version))?.attempts.length).toBeGreaterThan(1);
  await settled();
});

test('a payout that was published again in another transaction names that one after a reconciliation', async () => {
  const upload = await settled();
  const before = await stack.rpc('evm_snapshot');
  const claim = await lane.requestClaim(upload);
  await whileMining(stack, () => lane.pay(claim));
  const paidBefore = await settle(claim);
  await stack.rpc('evm_revert', [before]);
  // Another transaction took the nonce in the meantime, so the same transaction can never be mined again.
  await takeNonce(payer, await lane.sentOf('claim'));
  await mine(3);
  await lane.agePublication((await head.readHead()).version);
  let renamed = 0;
  for (let turn = 0; turn < mostTurns && renamed === 0; turn++) {
    await whileMining(stack, async () => {
      renamed += await resettlePayouts();
    });
  }
  expect(renamed).toBe(1);
  expect(await lost.findLostPayouts()).toEqual([]);
  const paid = await payouts.findPayout(claim.payoutId);
  expect(paid?.transactionHash).not.toBe(paidBefore);
  const { version } = await head.readHead();
  const { transactionHash } = (await findPublication(version)) ?? {};
  expect(paid).toMatchObject({ state: 'settled', transactionHash });
  expect(await resettlePayouts()).toBe(0);
});

test('a transaction that is stuck is replaced at higher fees, under its nonce', async () => {
  await stack.rpc('evm_setAutomine', [false]);
  const upload = await lane.begin();
  await updateBriefly(upload);
  await lane.ageInFlight();
  await tickBriefly();
  // One run stores the replacement, the next one sends it.
  await tickBriefly();
  const [first, second] = (await readInFlight())?.attempts ?? [];
  expect(BigInt(second?.maxFeePerGas ?? 0) * 10n).toBeGreaterThanOrEqual(
    BigInt(first?.maxFeePerGas ?? 0) * 11n,
  );
  expect(BigInt(second?.maxPriorityFeePerGas ?? 0)).toBeGreaterThan(BigInt(first?.maxPriorityFeePerGas ?? 0));
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
  expect(answer?.output.transactionHash).toBe(second?.hash);
  expect(await lane.rootsAgree()).toBe(true);
});

test('the update is confirmed if its first form is mined after all', async () => {
  await stack.rpc('evm_setAutomine', [false]);
  const upload = await lane.begin();
  await updateBriefly(upload);
  const first = (await readInFlight())?.attempts[0];
  // The replacement is stored, but never reaches the node.
  stack.faults.chain.fault = (body) => (body.includes('eth_sendRawTransaction') ? 'refused' : undefined);
  await lane.ageInFlight();
  await tickBriefly();
  expect((await readInFlight())?.attempts).toHaveLength(2);
  await mine(3);
  await lane.tick();
  const answer = stack.answers.find(({ taskToken }) => taskToken === upload.taskToken);
  expect(answer?.output.transactionHash).toBe(first?.hash);
});

test('an update whose nonce another transaction took gets the next nonce', async () => {
  await stack.rpc('evm_setAutomine', [false]);
  const upload = await lane.begin();
  await updateBriefly(upload);
  const nonce = (await readInFlight())?.attempts[0]?.nonce ?? 0;
  await takeNonce(appender, nonce);
  await mine(1);
  await lane.ageInFlight();
  // One run stores it under another nonce, the next one sends it.
  await tickBriefly();
  await tickBriefly();
  expect((await readInFlight())?.attempts.map((attempt) => attempt.nonce)).toEqual([nonce, nonce + 1]);
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
});

test('if the node cannot be reached, the timeline says so, and the next run does the work', async () => {
  const upload = await lane.begin();
  stack.faults.chain.fault = () => 'refused';
  await lane.update(upload);
  expect(await noteOf(upload)).toContain('cannot be reached');
  stack.faults.chain.fault = undefined;
  await tickBriefly();
  await mine(3);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
});

test('a root that was never published stops the lane with an error', async () => {
  await settled();
  const before = await stack.rpc('evm_snapshot');
  const provider = openProvider(stack.urls.chain);
  const market = new Contract(
    stack.marketplace,
    ['function updateDataUploadMerkleRoot(bytes32)'],
    new Wallet(deployer.privateKey, provider),
  );
  await (await market.getFunction('updateDataUploadMerkleRoot')(`0x${'77'.repeat(32)}`)).wait();
  provider.destroy();
  const upload = await lane.begin();
  await expect(lane.update(upload)).rejects.toMatchObject({ name: 'RootUnknown' });
  await stack.rpc('evm_revert', [before]);
});
