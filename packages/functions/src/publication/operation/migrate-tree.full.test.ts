import { readArtifact } from '@cgdx/contracts/abi/artifact.ts';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { faultOfCertificate } from '@cgdx/core/merkle/certificate.ts';
import { appender, deployer, payer, poolOwner } from '@cgdx/local/ground/account.ts';
import type { DrivenUpload } from '@cgdx/stand/lane/lane-driver.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import { changeLink } from '@cgdx/stand/link/set-links.ts';
import { Contract, ContractFactory, id, type JsonRpcProvider, keccak256, NonceManager, Wallet } from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as certificates from '../../chain/merkle/certificate.ts';
import { readHead } from '../../chain/merkle/head.ts';
import { keyOf, tree } from '../../chain/merkle/key.ts';
import { forgetClaim, storeClaimRequest } from '../../chain/merkle/request.ts';
import { put, remove, write } from '../../ground/table/item.ts';
import * as diagnosis from './diagnose.ts';
import * as moving from './migrate-tree.ts';

const oneCgdxWei = 10n ** 18n;
const escrowWei = 1_000n * oneCgdxWei;
const noticeSeconds = 14 * 24 * 3600;

let stack: LaneStack;
let provider: JsonRpcProvider;
let owner: NonceManager;
let old: Contract;
let next: Contract;
let claimed: DrivenUpload;
let unclaimed: DrivenUpload;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 1_000n });
  provider = openProvider(stack.urls.chain);
  owner = new NonceManager(new Wallet(deployer.privateKey, provider));
  old = new Contract(stack.marketplace, marketplaceAbi, owner);
  // Enough leaves for several pages.
  for (let at = 0; at < 3; at++) await Promise.all(Array.from({ length: 30 }, () => lane.begin()));
  [claimed, unclaimed] = [await lane.anchored(), await lane.anchored()];
  await lane.pay(await lane.requestClaim(claimed));
  next = await secondMarket();
});
afterAll(async () => {
  provider.destroy();
  await stack.stop();
});

async function sent(contract: Contract, call: string, ...args: unknown[]): Promise<void> {
  await (await contract.getFunction(call)(...args)).wait();
}

/** Deploys another market over the same token. */
async function secondMarket(): Promise<Contract> {
  const { abi, bytecode } = readArtifact('Marketplace');
  const token = await old.getFunction('cgdxToken')();
  const made = await new ContractFactory([...abi], bytecode, owner).deploy(`0x${'0'.repeat(64)}`, token);
  await made.waitForDeployment();
  const market = new Contract(await made.getAddress(), marketplaceAbi, owner);
  await sent(market, 'addDataPool', 'spotify', 100n * oneCgdxWei, 2n * oneCgdxWei, true, poolOwner.address);
  await sent(market, 'setEpochCap', escrowWei);
  await sent(market, 'grantRole', id('APPENDER_ROLE'), appender.address);
  await sent(market, 'grantRole', id('PAYER_ROLE'), payer.address);
  return market;
}

const markets = async () => ({ from: stack.marketplace, to: await next.getAddress() });
const answered = (taskToken: string) =>
  stack.answers.some((answer) => answer.ok && answer.taskToken === taskToken);

test('nothing is copied before the old market is retired and the new one has taken over its tree', async () => {
  await expect(moving.migrateTree(await markets())).rejects.toMatchObject({ name: 'NotRetired' });
  const successor = await next.getAddress();
  await sent(old, 'retire', successor, keccak256(await provider.getCode(successor)));
  await expect(moving.migrateTree(await markets())).rejects.toMatchObject({ name: 'NotMovedIn' });
  await sent(next, 'moveIn', stack.marketplace);
  await sent(old, 'announce', old.interface.encodeFunctionData('moveEscrow', ['spotify']));
  await provider.send('evm_increaseTime', [noticeSeconds]);
  await sent(old, 'moveEscrow', 'spotify');
});

test('nothing is copied while the lane of the old market has work', async () => {
  const late = { payoutId: 'late', taskToken: 'late', wallet: poolOwner.address };
  await storeClaimRequest({ ...late, index: unclaimed.leafIndex });
  await expect(moving.migrateTree(await markets())).rejects.toMatchObject({
    name: 'LaneNotDry',
    message: expect.stringContaining('claims wait'),
  });
  await forgetClaim(late);
  const { version } = await readHead();
  await write(put(tree, { ...keyOf('fan-out'), version }));
  await expect(moving.migrateTree(await markets())).rejects.toMatchObject({
    name: 'LaneNotDry',
    message: expect.stringContaining('do not all have items'),
  });
  await write(remove(tree, keyOf('fan-out')));
});

test('an interrupted copy of the tree is repeated; the new lane pays and appends where the old one stopped', async () => {
  const moved = await moving.migrateTree(await markets());
  expect(moved).toMatchObject({ leaves: 92, claimed: 1 });
  expect(await moving.migrateTree(await markets())).toEqual(moved);
  const before = await certificates.findCertificate(unclaimed.uploadHash);

  changeLink('Chain', { marketplace: await next.getAddress() });
  expect((await diagnosis.diagnose()).isSound).toBe(true);
  for (const upload of [claimed, unclaimed]) {
    const certificate = await certificates.findCertificate(upload.uploadHash);
    if (!certificate) throw new Error('it has one');
    expect(certificate).toMatchObject({ marketplace: await next.getAddress(), origin: stack.marketplace });
    expect(faultOfCertificate(certificate)).toBeUndefined();
    const { root, proof, leaf, index, size, transactionHash } = certificate;
    const verify = next.getFunction('verifyMerkleProof(bytes32,bytes32[],bytes32,uint256,uint256)');
    expect(await verify(root, proof, leaf, index, size)).toBe(true);
    expect((await provider.getTransactionReceipt(transactionHash))?.to).toBe(await next.getAddress());
  }
  expect((await certificates.findCertificate(unclaimed.uploadHash))?.leaf).toBe(before?.leaf);

  const claim = await lane.requestClaim(unclaimed);
  const token = new Contract(await next.getFunction('cgdxToken')(), cgdxAbi, provider);
  const had = await token.getFunction('balanceOf')(claim.wallet);
  await lane.pay(claim);
  expect(answered(claim.taskToken)).toBe(true);
  expect((await token.getFunction('balanceOf')(claim.wallet)) - had).toBe(80n * oneCgdxWei);
  const again = await lane.requestClaim(claimed, false);
  await lane.pay(again);
  expect(stack.answers.at(-1)).toMatchObject({ ok: false, output: { error: 'RewardAlreadyClaimed' } });

  const upload = await lane.anchored();
  expect(upload.leafIndex).toBe(92);
  expect(answered(upload.taskToken)).toBe(true);
  expect(await lane.rootsAgree()).toBe(true);
  expect((await diagnosis.diagnose()).isSound).toBe(true);
  expect(await certificates.findCertificate(upload.uploadHash)).not.toHaveProperty('origin');
});

test('the tree of a lane that has begun its work is never overwritten', async () => {
  await expect(moving.migrateTree(await markets())).rejects.toMatchObject({ name: 'TreeMovedOn' });
});
