import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { developmentWallet } from '@cgdx/local/ground/account.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readHead } from '../../chain/merkle/head.ts';
import { keyOf, tree, treeTable } from '../../chain/merkle/key.ts';
import { takeLease } from '../../chain/merkle/lease.ts';
import { findClaimed, findPublication } from '../../chain/merkle/root-update.ts';
import { put, write } from '../../ground/table/item.ts';
import type { Lease } from '../../ground/table/lease.ts';
import { releaseLease } from '../../ground/table/lease.ts';
import { documentClient } from '../../ground/table/table.ts';
import { findPayout } from '../../reward/record/payout.ts';
import { diagnose } from '../operation/diagnose.ts';
import { repairTree } from '../operation/repair.ts';
import { handler as signClaims } from '../sign-claims.ts';
import { draftClaims } from './draft-claims.ts';

const rewardWei = 80n * 10n ** 18n;

let stack: LaneStack;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
});
afterAll(() => stack.stop());
afterEach(() => {
  for (const proxy of Object.values(stack.faults)) proxy.fault = undefined;
});

const answerTo = (taskToken: string) => stack.answers.find((answer) => answer.taskToken === taskToken);
const uploads = (count: number) => Promise.all(Array.from({ length: count }, () => lane.anchored()));
const chainIsAway = (isAway: boolean) => {
  stack.faults.chain.fault = isAway ? () => 'refused' : undefined;
};

test('a claim that a bank pays marks the leaf as claimed, and takes nothing from the escrow', async () => {
  const upload = await lane.anchored();
  const claim = await lane.requestBankClaim(upload);
  await lane.settleOffChain(claim);
  expect(answerTo(claim.taskToken)).toMatchObject({ ok: true, output: { amountWei: String(rewardWei) } });
  const claimed = await findClaimed(upload.leafIndex);
  expect([claimed?.payoutId, claimed?.wallet]).toEqual([claim.payoutId, undefined]);
  expect(await lane.rootsAgree()).toBe(true);
  // Asked again, as after a crash: the same answer, and no second transaction.
  const sent = await lane.sentTransactions();
  await lane.settleOffChain({ ...claim, taskToken: 'asked-again' });
  expect(answerTo('asked-again')).toEqual({ ...answerTo(claim.taskToken), taskToken: 'asked-again' });
  expect(await lane.sentTransactions()).toBe(sent);
});

test('claims of banks and wallets that wait together are served in one transaction for each rail', async () => {
  const [a, b, c, d, e, f] = await uploads(6);
  if (!a || !b || !c || !d || !e || !f) throw new Error('no uploads');
  const banks = await Promise.all([a, b, c].map(lane.requestBankClaim));
  const wallets = await Promise.all([d, e, f].map((upload) => lane.requestClaim(upload)));
  chainIsAway(true);
  await Promise.all([...banks.map(lane.settleOffChain), ...wallets.map(lane.pay)]);
  chainIsAway(false);
  const before = await lane.sentOf('claim');
  await lane.tick();
  for (const { taskToken } of [...banks, ...wallets]) expect(answerTo(taskToken)?.ok).toBe(true);
  expect((await lane.sentOf('claim')) - before).toBe(2);
  expect(await lane.rootsAgree()).toBe(true);
});

test('if a transaction is too large for a node or a block, fewer claims are sent at a time', async () => {
  const claims = await Promise.all((await uploads(6)).map(lane.requestBankClaim));
  chainIsAway(true);
  await Promise.all(claims.map(lane.settleOffChain));
  chainIsAway(false);
  const before = await lane.sentOf('claim');
  // Each claim names its pool.
  const claimsIn = (body: string) => body.split(Buffer.from('spotify').toString('hex')).length - 1;
  stack.faults.chain.fault = (body) => {
    if (body.includes('eth_estimateGas') && claimsIn(body) > 4)
      return { error: { code: -32_000, message: 'gas required exceeds allowance (1)' } };
    if (body.includes('eth_sendRawTransaction') && claimsIn(body) > 2)
      return { error: { code: -32_000, message: 'oversized data' } };
    return undefined;
  };
  await lane.tick();
  stack.faults.chain.fault = undefined;
  for (const { taskToken } of claims) expect(answerTo(taskToken)?.ok).toBe(true);
  // Six claims need too much gas, and three are too long: so two, two and two are sent.
  expect((await lane.sentOf('claim')) - before).toBe(3);
  expect(await lane.rootsAgree()).toBe(true);
});

test("the payer's key marks a reward that a payout to a bank holds as claimed, and pays no wallet with it", async () => {
  const upload = await lane.anchored();
  const { payoutId } = await lane.requestBankClaim(upload);
  const order = async (wallet?: string) => {
    const request = { payoutId, taskToken: 't', index: upload.leafIndex, ...(wallet && { wallet }) };
    const { data, claims } = await draftClaims(await readHead(), [request]);
    const fees = { nonce: 0, maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1', gasLimit: '200000' };
    return { ...fees, oldSize: 0, claims, data };
  };
  expect(await signClaims(await order())).toEqual({ signature: expect.any(String) });
  expect(await signClaims(await order(developmentWallet.address))).toMatchObject({ payoutIds: [payoutId] });
  // Conversely, a reward that a wallet is to get is not marked as paid by a bank.
  const other = await lane.anchored();
  const toWallet = await lane.requestClaim(other);
  const request = { payoutId: toWallet.payoutId, taskToken: 't', index: other.leafIndex };
  const { data, claims } = await draftClaims(await readHead(), [request]);
  expect(await signClaims({ ...(await order()), data, claims })).toMatchObject({
    payoutIds: [toWallet.payoutId],
  });
});

test('a reward’s mark as claimed that the chain lost in a reorg is published again', async () => {
  const upload = await lane.anchored();
  const snapshot = await stack.rpc('evm_snapshot');
  const claim = await lane.requestBankClaim(upload);
  await lane.settleOffChain(claim);
  await stack.rpc('evm_revert', [snapshot]);
  expect(await lane.rootsAgree()).toBe(false);
  await lane.tick();
  expect(await lane.rootsAgree()).toBe(true);
});

test('a repair first finishes the fan-out of a holder that died in it', async () => {
  const [first, second] = [await lane.anchored(), await lane.anchored()];
  const remove = (key: Record<string, string>) =>
    documentClient.send(new DeleteCommand({ TableName: treeTable(), Key: key }));
  await lane.settleOffChain(await lane.requestBankClaim(first));
  const lost = (await readHead()).version;
  await lane.settleOffChain(await lane.requestBankClaim(second));
  const { version } = await readHead();
  await remove(keyOf('claimed', second.leafIndex));
  await write(put(tree, { ...keyOf('fan-out'), version }));
  await remove(keyOf('publication', lost));
  const { repair } = await diagnose();
  if (!repair) throw new Error('there is nothing to repair');
  const lease = (await takeLease()) as Lease;
  await repairTree(lease, repair);
  await releaseLease(lease);
  const noted = await Promise.all([first, second].map(({ leafIndex }) => findClaimed(leafIndex)));
  expect(noted.map((claim) => claim?.amountWei)).toEqual(Array(2).fill(String(rewardWei)));
});

test('a lost publication of claims by bank is rebuilt from the chain', async () => {
  const [first, second] = [await lane.anchored(), await lane.anchored()];
  const claims = [await lane.requestBankClaim(first), await lane.requestBankClaim(second)] as const;
  chainIsAway(true);
  await Promise.all(claims.map(lane.settleOffChain));
  chainIsAway(false);
  await lane.tick();
  const { version } = await readHead();
  await documentClient.send(
    new DeleteCommand({ TableName: treeTable(), Key: keyOf('publication', version) }),
  );
  const { repair } = await diagnose();
  if (!repair) throw new Error('there is nothing to repair');
  const lease = (await takeLease()) as Lease;
  await repairTree(lease, repair);
  await releaseLease(lease);
  const createdAt = await Promise.all(
    claims.map(async ({ payoutId }) => (await findPayout(payoutId))?.createdAt),
  );
  const amountWei = String(rewardWei);
  expect((await findPublication(version))?.claims).toEqual([
    { payoutId: claims[0].payoutId, index: first.leafIndex, requestedAt: createdAt[0], amountWei },
    { payoutId: claims[1].payoutId, index: second.leafIndex, requestedAt: createdAt[1], amountWei },
  ]);
});
