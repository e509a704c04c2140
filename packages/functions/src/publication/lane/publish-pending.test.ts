import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { Contract } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import * as heads from '../../chain/merkle/head.ts';
import * as proofs from '../../chain/merkle/proof.ts';
import * as marketQuery from '../../chain/node/marketplace-query.ts';
import * as contributions from '../../contribution/record/contribution.ts';

let stack: LaneStack;

beforeAll(async () => {
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
});
afterAll(() => stack.stop());
beforeEach(() => {
  stack.answers.length = 0;
});
const rootsAgree = async () => expect(await lane.rootsAgree()).toBe(true);

test('one upload gets a leaf, a confirmed root and an answer', async () => {
  const upload = await lane.anchored();
  expect(stack.answers).toHaveLength(1);
  expect(stack.answers[0]).toMatchObject({
    ok: true,
    taskToken: upload.taskToken,
    output: { root: await marketQuery.currentRoot(), size: upload.leafIndex + 1 },
  });
  const contribution = await contributions.findContribution({
    userSub: lane.userSub,
    contributionId: upload.contributionId,
  });
  expect(contribution?.steps['update-root-on-chain']).toMatchObject({ state: 'done' });
  expect(contribution?.transactionHash).toBe(stack.answers[0]?.output.transactionHash);
  await rootsAgree();
});

test('a leaf that is inserted again keeps its index', async () => {
  const upload = await lane.begin();
  expect(await lane.insert(upload)).toEqual({ leafIndex: upload.leafIndex });
});

test('a leaf whose root is confirmed already is answered at once, without a transaction', async () => {
  const upload = await lane.anchored();
  const before = await lane.sentTransactions();
  await lane.update({ ...upload, taskToken: 'another-token' });
  expect(stack.answers.map(({ taskToken }) => taskToken)).toContain('another-token');
  expect(await lane.sentTransactions()).toBe(before);
});

const crowd = inject('everyCase') ? 40 : 12;

test('many uploads at once get indexes without a gap, and a handful of transactions', async () => {
  const { size } = await heads.readHead();
  const before = await lane.sentTransactions();
  const uploads = await Promise.all(Array.from({ length: crowd }, () => lane.begin()));
  const indexes = uploads.map(({ leafIndex }) => leafIndex).sort((a, b) => a - b);
  expect(new Set(indexes).size).toBe(crowd);
  expect(indexes.at(-1)! - indexes[0]!).toBe(crowd - 1);
  expect(indexes[0]).toBeGreaterThanOrEqual(size);
  await Promise.all(uploads.map((upload) => lane.update(upload)));
  await lane.tick();
  expect(stack.answers).toHaveLength(crowd);
  expect((await lane.sentTransactions()) - before).toBeLessThanOrEqual(5);
  await rootsAgree();
});

test('claims that wait together are paid in one transaction, each to its wallet, once', async () => {
  const uploads = await Promise.all(Array.from({ length: 6 }, () => lane.begin(5)));
  await Promise.all(uploads.map((upload) => lane.update(upload)));
  stack.answers.length = 0;
  const before = await lane.sentTransactions();
  const claims = await Promise.all(uploads.map((upload) => lane.requestClaim(upload)));
  await Promise.all(claims.map((claim) => lane.pay(claim)));
  await lane.tick();
  expect(stack.answers).toHaveLength(6);
  for (const { ok, output } of stack.answers) {
    expect(ok).toBe(true);
    expect(output.amountWei).toBe(String(50n * 10n ** 18n));
  }
  expect((await lane.sentTransactions()) - before).toBeLessThanOrEqual(3);
  await rootsAgree();

  // The same payout again, as after a crash of the workflow: it gets the same answer and no second payment.
  const again = await lane.sentTransactions();
  await lane.pay({ ...claims[0]!, taskToken: 'asked-again' });
  expect(stack.answers.at(-1)).toMatchObject({ ok: true, taskToken: 'asked-again' });
  // Another payout of the same upload is refused.
  await lane.pay(await lane.requestClaim(uploads[0]!, false));
  expect(stack.answers.at(-1)).toMatchObject({ ok: false, output: { error: 'RewardAlreadyClaimed' } });
  expect(await lane.sentTransactions()).toBe(again);
});

test('the proof of an upload is public, before and after its claim, and the contract agrees', async () => {
  const uploads = await Promise.all([1, 2, 3].map(() => lane.begin()));
  await Promise.all(uploads.map((upload) => lane.update(upload)));
  await lane.tick();
  const [upload] = uploads;
  const market = new Contract(stack.marketplace, marketplaceAbi, openProvider(stack.urls.chain));
  for (const claimed of [false, true]) {
    if (claimed) await lane.pay(await lane.requestClaim(upload!));
    const proof = await proofs.findProof(upload!.uploadHash);
    expect(proof).toMatchObject({ claimed, index: upload!.leafIndex, root: await marketQuery.currentRoot() });
    const { root, siblings, leaf, index, size } = proof!;
    const verify = market.getFunction('verifyMerkleProof(bytes32,bytes32[],bytes32,uint256,uint256)');
    expect(await verify(root, siblings, leaf, index, size)).toBe(true);
  }
  expect(await proofs.findProof(Buffer.alloc(32).toString('base64'))).toBeUndefined();
  const waiting = await lane.begin();
  expect(await proofs.findProof(waiting.uploadHash)).toBeUndefined();
});

test('a claim that the escrow cannot pay is refused with a sentence, and the other claims are paid', async () => {
  // 1,000 CGDX minus what the tests before this one paid: at most eight more payments of 100.
  const uploads = await Promise.all(Array.from({ length: 10 }, () => lane.begin(10)));
  await Promise.all(uploads.map((upload) => lane.update(upload)));
  await lane.tick();
  stack.answers.length = 0;
  const claims = await Promise.all(uploads.map((upload) => lane.requestClaim(upload)));
  await Promise.all(claims.map((claim) => lane.pay(claim)));
  await lane.tick();
  expect(stack.answers).toHaveLength(10);
  const paid = stack.answers.filter(({ ok }) => ok).length;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(10);
  for (const { output } of stack.answers.filter(({ ok }) => !ok)) {
    expect(output.error).toBe('PoolEscrowEmpty');
    expect(output.cause).toContain('escrow');
  }
  await rootsAgree();
});

test('another person’s upload cannot be claimed', async () => {
  const upload = await lane.anchored();
  const claim = await lane.requestClaim(upload);
  await expect(lane.pay({ ...claim, userSub: 'a-thief' })).rejects.toMatchObject({
    name: 'RewardRefused',
  });
});
