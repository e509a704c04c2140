import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { keccak, toHex } from '@cgdx/core/merkle/hash.ts';
import { peaksOf } from '@cgdx/core/merkle/shape.ts';
import { cutBack } from '@cgdx/local/command/chain/cut-back.ts';
import { appender, deployer, pauser } from '@cgdx/local/ground/account.ts';
import { OwnerWallet } from '@cgdx/local/ground/owner-wallet.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { Contract, id, JsonRpcProvider } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readHead, treeOf } from '../../chain/merkle/head.ts';
import { takeLease } from '../../chain/merkle/lease.ts';
import { tableNodeReader } from '../../chain/merkle/node-reader.ts';
import { findProof } from '../../chain/merkle/proof.ts';
import { releaseLease } from '../../ground/table/lease.ts';
import { diagnose } from '../operation/diagnose.ts';
import { planCut } from '../operation/plan-cut.ts';
import { repairTree } from '../operation/repair.ts';

/** Longer than any test runs, so that a window ends only when a test moves the clock. */
const claimWindowMinutes = 30;
let stack: LaneStack;
let provider: JsonRpcProvider;
const logged = vi.fn();

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(logged);
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n, claimWindowMinutes });
  provider = new JsonRpcProvider(stack.urls.chain, undefined, { cacheTimeout: -1, pollingInterval: 50 });
});
afterAll(async () => {
  provider?.destroy();
  await stack.stop();
});

const marketOf = ({ privateKey }: { privateKey: string }) =>
  new Contract(stack.marketplace, marketplaceAbi, new OwnerWallet(privateKey, provider));
const call = async (who: { privateKey: string }, name: string, ...args: readonly unknown[]) =>
  (await marketOf(who).getFunction(name)(...args)).wait();
const answerTo = (taskToken: string) => stack.answers.find((answer) => answer.taskToken === taskToken);
const apply = { apply: true, appender: undefined, unpause: false };
const ownerKey = () => deployer.privateKey;

async function waitTwoWindows(): Promise<void> {
  await stack.rpc('evm_increaseTime', [2 * claimWindowMinutes * 60 + 1]);
  await stack.rpc('evm_mine');
}

/** Attacks with the appender's key: appends leaves that belong to no upload, in one append for each of `counts`. */
async function appendGarbage(...counts: readonly number[]): Promise<void> {
  let tree = treeOf(await readHead());
  for (const count of counts) {
    const leaves = Array.from({ length: count }, (_, at) => keccak(Buffer.from(`${tree.size}/${at}`)));
    const before = tree.peaks.map(toHex);
    const appended = appendLeaves(tree, leaves);
    await call(appender, 'appendUploads', appended.subtreeRoots.map(toHex), count, before);
    tree = appended.tree;
  }
}

test('a claim before its window ends waits on either rail and says until when, and is paid after that', async () => {
  const early = [await lane.anchored(), await lane.anchored()] as const;
  const [claim, bankClaim] = [await lane.requestClaim(early[0]), await lane.requestBankClaim(early[1])];
  await lane.pay(claim);
  await lane.settleOffChain(bankClaim);
  const waiting = [await lane.findRequest(claim.payoutId), await lane.findRequest(bankClaim.payoutId)];
  for (const [at, request] of waiting.entries()) {
    const second = await marketOf(deployer).getFunction('claimableFrom')(early[at]?.leafIndex);
    const [hour, minute] = new Date(Number(second) * 1_000).toISOString().slice(11, 16).split(':');
    expect(request?.waitsFor).toMatchObject({
      code: 'NotClaimableYet',
      message: expect.stringMatching(new RegExp(`^Claimable from \\d+ \\w+ at ${hour}:${minute} UTC`)),
    });
  }
  await lane.tick();
  expect([claim, bankClaim].map(({ taskToken }) => answerTo(taskToken))).toEqual([undefined, undefined]);
  await waitTwoWindows();
  // A waiting claim does not delay others.
  const late = await lane.requestClaim(await lane.anchored());
  await lane.pay(late);
  expect(answerTo(claim.taskToken)).toMatchObject({
    ok: true,
    output: { amountWei: String(80n * 10n ** 18n) },
  });
  expect(answerTo(bankClaim.taskToken)).toMatchObject({ ok: true });
  expect(answerTo(late.taskToken)).toBeUndefined();
});

test('leaves appended with a stolen key are cut by one command, and the lane continues with another key', async () => {
  await waitTwoWindows();
  const upload = await lane.anchored();
  await waitTwoWindows();
  const { root, size } = await readHead();
  await appendGarbage(1, 6, 3);
  const claim = await lane.requestClaim(upload);
  await expect(lane.pay(claim)).rejects.toMatchObject({ name: 'RootUnknown' });
  expect(await planCut()).toMatchObject({
    newSize: size,
    size: size + 10,
    senders: [appender.address.toLowerCase()],
  });
  expect(await cutBack({ ...apply, apply: false }, ownerKey)).toMatchObject({ isRight: false });
  await call(pauser, 'pause');
  const done = await cutBack(apply, ownerKey);
  expect(done.sentences.join(' ')).toMatch(/are not in the store.*Sent revokeRole.*Sent cutBack/);
  expect(await marketOf(deployer).getFunction('getDataUploadMerkleRoot')()).toBe(root);
  const ask = (name: string, ...args: readonly unknown[]) => marketOf(deployer).getFunction(name)(...args);
  expect(await ask('hasRole', id('APPENDER_ROLE'), appender.address)).toBe(false);
  expect(await ask('paused')).toBe(true);
  // The new appender is the same account here; the second run does the remaining steps.
  const rest = await cutBack({ ...apply, appender: appender.address, unpause: true }, ownerKey);
  expect(rest.sentences.join(' ')).toMatch(/nothing to cut.*Sent grantRole.*Sent unpause/);
  expect(await ask('hasRole', id('APPENDER_ROLE'), appender.address)).toBe(true);
  expect(await ask('paused')).toBe(false);
  await lane.tick();
  expect(answerTo(claim.taskToken)).toMatchObject({ ok: true });
  const next = await lane.anchored();
  expect(answerTo(next.taskToken)).toMatchObject({ ok: true });
  expect(await lane.rootsAgree()).toBe(true);
  expect((await diagnose()).isSound).toBe(true);
  expect(await findProof(next.uploadHash)).toMatchObject({ index: size, size: size + 1 });
});

test.each(['nothing', 'a claim'])(
  'no proof uses a voided root, and our leaves that were cut are published again, if %s followed them',
  async (behind) => {
    const older = await lane.anchored();
    await waitTwoWindows();
    const before = await readHead();
    const upload = await lane.anchored();
    const voided = await findProof(upload.uploadHash);
    if (behind === 'a claim') await lane.pay(await lane.requestClaim(older));
    const { newSize, peaks } = await currentPeaksOf(before.size);
    await call(deployer, 'cutBack', newSize, peaks, [voided?.leaf]);
    for (const { uploadHash } of [older, upload])
      await expect(findProof(uploadHash)).rejects.toMatchObject({ name: 'ProofUnsettled' });
    await expect(lane.tick()).rejects.toMatchObject({ name: 'RootVoided' });
    const { isSound, repair } = await diagnose();
    expect({ isSound, size: repair?.head.size }).toEqual({ isSound: false, size: before.size });
    const lease = await takeLease();
    if (!lease || !repair) throw new Error('there is something to mend, and nobody else does');
    await repairTree(lease, repair);
    await releaseLease(lease);
    expect(await findProof(older.uploadHash)).toMatchObject({ size: before.size });
    expect(await findProof(upload.uploadHash)).toBeUndefined();
    await lane.tick();
    const again = await findProof(upload.uploadHash);
    expect(again).toMatchObject({ index: voided?.index, anchoredBy: again?.transactionHash });
    expect(again?.anchoredBy).not.toBe(voided?.anchoredBy);
    expect(await lane.rootsAgree()).toBe(true);
    expect((await diagnose()).isSound).toBe(true);
  },
);

/** Returns the current peaks of the first `newSize` leaves of the stored tree. */
async function currentPeaksOf(newSize: number) {
  const hashes = await tableNodeReader.read(peaksOf(newSize));
  return { newSize, peaks: hashes.map((hash) => toHex(hash as Uint8Array)) };
}

test('an append whose gas was estimated in one window and that is mined in the next has enough gas', async () => {
  await lane.anchored();
  const seconds = claimWindowMinutes * 60;
  const { timestamp } = (await provider.getBlock('latest')) ?? { timestamp: Number.NaN };
  await stack.rpc('evm_setAutomine', [false]);
  const appended = appendGarbage(2);
  await expect.poll(() => provider.send('txpool_status', [])).toMatchObject({ pending: '0x1' });
  await stack.rpc('evm_setNextBlockTimestamp', [(Math.floor(timestamp / seconds) + 1) * seconds]);
  await stack.rpc('evm_mine');
  await stack.rpc('evm_setAutomine', [true]);
  await appended;
});

test('if anything but appends changed the root, nothing is cut, since the market must be left', async () => {
  const before = await stack.rpc('evm_snapshot');
  await call(deployer, 'updateDataUploadMerkleRoot', `0x${'77'.repeat(32)}`);
  await expect(planCut()).rejects.toMatchObject({ name: 'RootUnknown' });
  await stack.rpc('evm_revert', [before]);
});

test('leaves whose rewards can be claimed already are not cut', async () => {
  await waitTwoWindows();
  await expect(planCut()).rejects.toMatchObject({ name: 'TooLateToCut' });
  // The thief's leaves stay: they are below the stored tree's size by now.
  expect(await lane.rootsAgree()).toBe(false);
});
