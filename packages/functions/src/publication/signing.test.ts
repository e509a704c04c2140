import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { appender, deployer, settler } from '@cgdx/local/ground/account.ts';
import { runBriefly } from '@cgdx/stand/lane/interrupt-lane.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { changeLink } from '@cgdx/stand/link/set-links.ts';
import { Interface, id, Wallet } from 'ethers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expectedLeaf } from '../chain/merkle/expected-leaf.ts';
import * as heads from '../chain/merkle/head.ts';
import * as keys from '../chain/merkle/key.ts';
import { insertLeaf } from '../chain/merkle/leaf-insert.ts';
import { findLeaf, type LoggedLeaf } from '../chain/merkle/leaf-log.ts';
import { storeClaimRequest } from '../chain/merkle/request.ts';
import { readInFlight } from '../chain/merkle/root-update.ts';
import * as markets from '../chain/node/marketplace.ts';
import { replacementPrefix } from '../contribution/inspect/inspection.ts';
import { bucketName } from '../ground/links.ts';
import { writeBytes } from '../ground/object.ts';
import * as items from '../ground/table/item.ts';
import * as tables from '../ground/table/table.ts';
import * as uploads from '../pool/upload.ts';
import * as payouts from '../reward/record/payout.ts';
import * as appends from './sign-append.ts';
import * as claims from './sign-claims.ts';
import * as plans from './update/draft-append.ts';
import * as claimPlans from './update/draft-claims.ts';

let stack: LaneStack;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
});
afterAll(() => stack.stop());
afterEach(() => stack.rpc('evm_setAutomine', [true]));

const fees = { nonce: 0, maxFeePerGas: '1000000000', maxPriorityFeePerGas: '1', gasLimit: '200000' };
const signed = { signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) };
const refused = (why: string) => ({ refused: expect.stringContaining(why) });
const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);

async function appendOrder() {
  const { size: oldSize } = await heads.readHead();
  const plan = await plans.draftAppend(await heads.readHead());
  return { ...fees, oldSize, claims: [], data: plan?.data ?? '' };
}

/** Returns a request to sign the payment of a reward that a payout holds, and the call in it. */
async function claimOrder() {
  const upload = await lane.anchored();
  const { payoutId, wallet } = await lane.requestClaim(upload);
  const request = { payoutId, index: upload.leafIndex, wallet, taskToken: 't' };
  const { data, claims: moved } = await claimPlans.draftClaims(await heads.readHead(), [request]);
  const args = [...(markets.marketplace.parseTransaction({ data })?.args ?? [])];
  return { order: { ...fees, oldSize: 0, claims: moved, data }, args };
}

const claimData = (args: readonly unknown[]) =>
  markets.marketplace.encodeFunctionData('uploadIncentive', args);

test("the appender's key signs appends of the log's leaves, and nothing else", async () => {
  await lane.begin();
  const order = await appendOrder();
  expect(await appends.handler(order)).toEqual(signed);
  const [subtrees, count, peaks] = markets.marketplace.parseTransaction(order)?.args ?? [];
  const made = `0x${'77'.repeat(32)}`;
  const call = (...args: unknown[]) => markets.marketplace.encodeFunctionData('appendUploads', args);
  for (const data of [call([made], 1, [...peaks]), call([...subtrees, made], count, [...peaks])])
    expect(await appends.handler({ ...order, data })).toMatchObject(
      refused('leaves that differ from the log'),
    );
  expect(await appends.handler({ ...order, data: call([made, made], 2, [...peaks]) })).toMatchObject(
    refused('does not have its leaves'),
  );
  const pause = new Interface(['function pause()']).encodeFunctionData('pause');
  const { order: claim } = await claimOrder();
  for (const data of [pause, '0x', claim.data])
    expect(await appends.handler({ ...order, data })).toMatchObject(refused('not an append'));
  await lane.tick();
});

test("the payer's key signs rewards that a payout holds, to the wallet that it names, and nothing else", async () => {
  const { order, args } = await claimOrder();
  expect(await claims.handler(order)).toEqual(signed);
  const changes: [number, unknown][] = [
    [0, `0x${'77'.repeat(32)}`],
    [2, 10n],
    [3, 77n],
    [4, 'x'],
    [6, settler.address],
    [7, 10n],
  ];
  for (const [at, other] of changes) {
    const changed = { ...order, data: claimData(args.with(at, other)) };
    expect(await claims.handler(changed), `argument ${at}`).toEqual({
      refused: 'no payout holds such a reward',
      payoutIds: order.claims.map(({ payoutId }) => payoutId),
    });
  }
  expect(await claims.handler({ ...order, claims: [] })).toMatchObject(
    refused('claims that differ from those it names'),
  );
  await lane.begin();
  expect(await claims.handler({ ...order, data: (await appendOrder()).data })).toMatchObject(
    refused('not a claim'),
  );
});

test('a reward that its payout no longer holds is not signed', async () => {
  const { order } = await claimOrder();
  const [{ payoutId = '' } = {}] = order.claims;
  const { uploadHash } = (await payouts.findPayout(payoutId)) ?? {};
  const Item = { ...(await uploads.findUpload(String(uploadHash))), rewardState: 'unclaimed' };
  await tables.documentClient.send(new PutCommand({ TableName: 'test-UploadTable', Item }));
  expect(uploadHash).toBeDefined();
  expect(await claims.handler(order)).toEqual({
    refused: 'no payout holds such a reward',
    payoutIds: [payoutId],
  });
});

test.each([
  ['of another person than the upload', { userSub: 'somebody-else' }],
  ['by the other rail than the call', { rail: 'bank' }],
])('a payout %s is not signed', async (_what, set) => {
  const { order } = await claimOrder();
  const [{ payoutId = '' } = {}] = order.claims;
  expect(await claims.handler(order)).toEqual(signed);
  await items.write(items.change('TransactionTable', { transactionId: payoutId }, { set }));
  expect(await claims.handler(order)).toEqual({
    refused: 'no payout holds such a reward',
    payoutIds: [payoutId],
  });
});

test('a leaf that was changed in the log is not appended, even if its whole row was changed consistently', async () => {
  const upload = await lane.begin();
  const logged = await findLeaf(upload.uploadHash);
  if (logged === undefined) throw new Error('a begun upload has its leaf');
  const put = (Item: LoggedLeaf) =>
    tables.documentClient.send(
      new PutCommand({
        TableName: keys.treeTable(),
        Item: { ...keys.keyOf('leaf', Item.index), ...Item },
      }),
    );
  const changes: Partial<LoggedLeaf>[] = [
    { quality: 10 },
    { multiplier: 10 },
    { dataPoolId: 'linkedin' },
    { uploadHash: randomBytes(32).toString('base64') },
    { contributionId: 'another' },
    { isMarked: true },
  ];
  // Only the hash is changed: the row still follows from its upload.
  await put({ ...logged, leaf: toHex(expectedLeaf({ ...logged, quality: 10 })) });
  const refusal = refused(`leaf ${logged.index} of the log does not follow from its upload`);
  expect(await appends.handler(await appendOrder())).toMatchObject(refusal);
  for (const change of changes) {
    const changed = { ...logged, ...change };
    await put({ ...changed, leaf: toHex(expectedLeaf(changed)) });
    expect(await appends.handler(await appendOrder()), JSON.stringify(change)).toMatchObject(refusal);
  }
  await put(logged);
  expect(await appends.handler(await appendOrder())).toEqual(signed);
  await lane.tick();
});

test('the leaf of an upload that replaces another is appended only if it is marked as claimed', async () => {
  const { leafIndex: _index, taskToken: _token, ...before } = await lane.begin();
  await lane.tick();
  const manifest = Buffer.from(`the records of ${before.contributionId}`);
  await writeBytes(bucketName('VerifiedBucket'), replacementPrefix(before) + manifestName, manifest);
  const leaf = { ...before, uploadHash: uploadHashOf(manifest, before.contributionId) };
  const index = await insertLeaf({ ...leaf, isMarked: true });
  const logged = { ...leaf, index };
  const put = (Item: LoggedLeaf) =>
    items.write(items.put(keys.tree, { ...keys.keyOf('leaf', index), ...Item }));
  await put({ ...logged, leaf: toHex(expectedLeaf(logged)) });
  expect(await appends.handler(await appendOrder())).toMatchObject(
    refused('does not follow from its upload'),
  );
  await put({ ...logged, isMarked: true, leaf: toHex(expectedLeaf({ ...logged, isMarked: true })) });
  expect(await appends.handler(await appendOrder())).toEqual(signed);
  await lane.tick();
});

test('neither key signs above the cap, nor for more gas than the lane can use', async () => {
  const { order } = await claimOrder();
  for (const [change, why] of [
    [{ maxFeePerGas: '10000000001' }, 'fee cap'],
    [{ gasLimit: '20000001' }, 'more gas'],
    [{ gasLimit: '-1' }, 'not a signing request'],
  ] as const) {
    expect(await claims.handler({ ...order, ...change })).toMatchObject(refused(why));
    expect(await appends.handler({ ...order, ...change })).toMatchObject(refused(why));
  }
});

test('a claim that no payout holds is not paid, and delays no other', async () => {
  const [mine, stolen] = [await lane.anchored(), await lane.anchored()];
  const claim = await lane.requestClaim(mine);
  const before = await lane.sentOf('claim');
  await storeClaimRequest({
    payoutId: 'payout-made-up',
    taskToken: 'thief',
    index: stolen.leafIndex,
    wallet: settler.address,
  });
  await lane.pay(claim);
  expect(answered(claim.taskToken)).toBe(true);
  expect(stack.answers.some(({ taskToken }) => taskToken === 'thief')).toBe(false);
  expect((await lane.sentOf('claim')) - before).toBe(1);
});

test('an unavailable signing function interrupts the lane, and nothing is lost', async () => {
  const upload = await lane.begin();
  stack.faults.signers.fault = () => ({ status: 500, type: 'application/json', body: '{}' });
  await lane.update(upload);
  expect(await readInFlight()).toBeUndefined();
  stack.faults.signers.fault = undefined;
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
});

test('if a key is rotated while its transaction is in flight, the new key sends it under a nonce of its own', async () => {
  const next = Wallet.createRandom();
  // The old key has sent transactions of its own: its nonce differs from the new key's.
  await lane.anchored();
  await stack.rpc('anvil_setBalance', [next.address, `0x${(10n ** 20n).toString(16)}`]);
  await grantAppender(next.address);
  const upload = await lane.begin();
  changeLink('AppenderKey', { value: next.privateKey });
  await lane.update(upload);
  // The lane accepts no signature of the new key before it knows that key.
  expect(await readInFlight()).toBeUndefined();
  changeLink('AppenderKey', { value: appender.privateKey });
  await stack.rpc('evm_setAutomine', [false]);
  await runBriefly(stack, (ms) => lane.tick(ms));

  changeLink('AppenderKey', { value: next.privateKey });
  changeLink('Chain', { appender: next.address });
  await lane.ageInFlight();
  // One run stores the transaction under the other key, the next one sends it.
  await runBriefly(stack, (ms) => lane.tick(ms));
  await runBriefly(stack, (ms) => lane.tick(ms));
  const attempts = (await readInFlight())?.attempts ?? [];
  expect(attempts.map(({ from }) => from)).toEqual([appender.address, next.address]);
  expect(attempts[0]?.nonce).toBeGreaterThan(0);
  expect(attempts[1]?.nonce).toBe(0);
  await stack.rpc('evm_setAutomine', [true]);
  await stack.rpc('anvil_mine', ['0x1']);
  await lane.tick();
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
  expect(answered((await lane.anchored()).taskToken)).toBe(true);
});

async function grantAppender(account: string): Promise<void> {
  const roles = new Interface(['function grantRole(bytes32, address)']);
  const transaction = await new Wallet(deployer.privateKey).signTransaction({
    to: stack.marketplace,
    data: roles.encodeFunctionData('grantRole', [id('APPENDER_ROLE'), account]),
    chainId: 1287,
    nonce: Number(await stack.rpc('eth_getTransactionCount', [deployer.address, 'latest'])),
    gasLimit: 200_000,
    maxFeePerGas: 500_000_000_000n,
    maxPriorityFeePerGas: 100_000_000_000n,
    type: 2,
  });
  await stack.rpc('eth_sendRawTransaction', [transaction]);
}
