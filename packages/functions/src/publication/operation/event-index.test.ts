import { randomBytes } from 'node:crypto';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { buildTree } from '@cgdx/core/merkle/build.ts';
import { emptyRoot, fromHex, type Hash, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import { packTree } from '@cgdx/core/merkle/packed.ts';
import { prove } from '@cgdx/core/merkle/prove.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { basketRoot, quoteDomain, quoteTypes } from '@cgdx/core/purchase/basket.ts';
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { deployer, developmentWallet, minter, payer, quoter, settler } from '@cgdx/local/ground/account.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import * as lane from '@cgdx/stand/lane/lane-driver.ts';
import { type LaneStack, startLaneStack } from '@cgdx/stand/lane/lane-stack.ts';
import { openProvider } from '@cgdx/stand/link/open-provider.ts';
import {
  AbiCoder,
  Contract,
  Interface,
  id,
  type JsonRpcProvider,
  keccak256,
  type LogDescription,
  type Result,
  Wallet,
  ZeroAddress,
} from 'ethers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readHead } from '../../chain/merkle/head.ts';
import { handler as merkleTree } from '../../chain/merkle/merkle-tree-route.ts';
import { allClaimed } from '../../chain/merkle/root-update.ts';

const pool = 'spotify';
const market = new Interface(marketplaceAbi);
let stack: LaneStack;
let provider: JsonRpcProvider;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stack = await startLaneStack({ confirmations: 0, escrowCgdx: 100_000n });
  provider = openProvider(stack.urls.chain);
});
afterAll(async () => {
  provider?.destroy();
  await stack?.stop();
});

const marketAs = ({ privateKey }: { privateKey: string }) =>
  new Contract(stack.marketplace, marketplaceAbi, new Wallet(privateKey, provider));
async function call(who: { privateKey: string }, name: string, ...args: readonly unknown[]) {
  await (await marketAs(who).getFunction(name)(...args)).wait();
}
const ask = (name: string, ...args: readonly unknown[]) => marketAs(deployer).getFunction(name)(...args);

/** Returns the market's public list of leaves. */
async function publishedLeaves(): Promise<Hash[]> {
  const leaves: Hash[] = [];
  for (;;) {
    const event = signedInEvent('GET /merkle-tree', { sub: '', email: '' }, {});
    const query = { queryStringParameters: { leavesFrom: String(leaves.length) } };
    const page: string[] = JSON.parse((await merkleTree({ ...event, ...query })).body ?? '').leaves;
    if (page.length === 0) return leaves;
    leaves.push(...page.map(fromHex));
  }
}

interface PoolIndex {
  escrowWei: bigint;
  uploads: number;
  owner: string;
}
interface PurchaseIndex {
  readonly totalWei: bigint;
  refundedWei: bigint;
}

const leafInPart = (leaf: Hash, paidWei: bigint): Hash =>
  fromHex(
    keccak256(
      AbiCoder.defaultAbiCoder().encode(
        ['bytes32', 'bytes32', 'uint256'],
        [toHex(leaf), id('cgdx.upload.part.v1'), paidWei],
      ),
    ),
  );

/**
 * A leaf that a transaction changes. `forms`: its possible forms; the last one is that which gives the new
 * root.
 */
interface Flip {
  readonly index: number;
  readonly uploadHash: string;
  readonly forms: readonly Hash[];
}

/** What the events of one transaction tell together. */
interface Told {
  root?: string;
  poolId: string;
  nonce?: bigint;
  uploadHashes?: string[];
  readonly flips: Flip[];
  readonly amounts: bigint[];
}

/**
 * An index built from the market's events and its list of leaves alone. It accepts leaves of the list only if
 * they give the roots.
 */
class EventIndex {
  readonly leaves: Hash[] = [];
  readonly claimed = new Map<number, { uploadHash: string; amountWei: bigint }>();
  readonly pools = new Map<string, PoolIndex>();
  readonly purchases = new Map<string, PurchaseIndex>();
  readonly listed = new Map<string, string[]>();
  private readonly list: readonly Hash[];

  constructor(list: readonly Hash[]) {
    this.list = list;
  }

  root = () => toHex(rootOf(buildTree(this.leaves)));
  private pool = (poolId: string) => this.pools.get(poolId) as PoolIndex;
  private listedLeaf = (index: bigint) => this.list[Number(index)] ?? emptyRoot;
  private flip = (told: Told, index: bigint, uploadHash: string) =>
    told.flips.push({ index: Number(index), uploadHash, forms: [claimedLeaf(this.listedLeaf(index))] });

  private readonly handlers: Readonly<Record<string, (told: Told, args: Result) => unknown>> = {
    LogMerkleRootUpdated: (told, { newRoot }) => {
      told.root = newRoot;
    },
    DataPoolSet: (_, { dataPoolId, dataPoolOwner: owner }) =>
      this.pools.set(dataPoolId, { escrowWei: 0n, uploads: 0, ...this.pools.get(dataPoolId), owner }),
    PoolFunded: (_, { dataPoolId, amount }) => {
      this.pool(dataPoolId).escrowWei += amount;
    },
    DataPoolRemoved: (_, { dataPoolId, escrow }) => {
      expect(this.pool(dataPoolId).escrowWei).toBe(escrow);
      this.pools.delete(dataPoolId);
    },
    DataUploadCompleted: (told, { dataPoolId, numUploads }) => {
      told.poolId = dataPoolId;
      this.pool(dataPoolId).uploads = Number(numUploads);
    },
    UploadClaimed: (told, { index, uploadHash }) => this.flip(told, index, uploadHash),
    UploadsClaimed: (told, { indexes, uploadHashes }) => {
      for (const [at, index] of indexes.entries()) this.flip(told, index, uploadHashes[at]);
    },
    LogTokenTransfer: (told, { tokenReward }) => {
      told.amounts.push(tokenReward);
      this.pool(told.poolId).escrowWei -= tokenReward;
    },
    RewardSettledOffChain: (told, { index, uploadHash, reward }) => {
      told.amounts.push(reward);
      this.flip(told, index, uploadHash);
    },
    RewardPaidInPart: (told, { index, uploadHash, dataPoolId, paid }) => {
      told.poolId = dataPoolId;
      const leaf = this.listedLeaf(index);
      told.flips.push({
        ...{ index: Number(index), uploadHash },
        forms: [claimedLeaf(leaf), leafInPart(leaf, paid)],
      });
    },
    QuotePurchased: (told, { nonce }) => {
      told.nonce = nonce;
    },
    DataUploadsPurchased: (told, { uploadHashes }) => {
      told.uploadHashes = [...uploadHashes];
    },
    DataSetPurchased: ({ nonce, uploadHashes }, { buyer, dataPoolId, price }) => {
      const purchase = `${buyer} ${dataPoolId} ${nonce}`;
      this.purchases.set(purchase, { totalWei: price, refundedWei: 0n });
      if (uploadHashes) this.listed.set(purchase, uploadHashes);
    },
    PurchaseRefunded: (_, { buyer, dataPoolId, nonce, amount, refunded }) => {
      const purchase = this.purchases.get(`${buyer} ${dataPoolId} ${nonce}`) as PurchaseIndex;
      purchase.refundedWei += amount;
      expect(purchase.refundedWei).toBe(refunded);
    },
  };

  /** Reads the market's events of one transaction. */
  read(events: readonly (LogDescription | null)[]): void {
    const told: Told = { poolId: '', flips: [], amounts: [] };
    for (const event of events) if (event) this.handlers[event.name]?.(told, event.args);
    const { root, flips, amounts } = told;
    if (root === undefined) return;
    // A transaction without a claim is an append: of as many leaves of the list as give its root.
    while (flips.length === 0 && this.leaves.length < this.list.length && this.root() !== root)
      this.leaves.push(this.listedLeaf(BigInt(this.leaves.length)));
    for (const [at, { index, uploadHash, forms }] of flips.entries()) {
      for (const form of forms) {
        this.leaves[index] = form;
        if (this.root() === root) break;
      }
      this.claimed.set(index, { uploadHash, amountWei: amounts[at] ?? 0n });
    }
    expect(this.root()).toBe(root);
  }
}

async function indexEvents(): Promise<EventIndex> {
  const index = new EventIndex(await publishedLeaves());
  const logs = await provider.getLogs({ address: stack.marketplace, fromBlock: 0, toBlock: 'latest' });
  for (const together of Map.groupBy(logs, ({ transactionHash }) => transactionHash).values())
    index.read(together.map((log) => market.parseLog(log)));
  return index;
}

const anchoredTogether = async (count: number) => {
  const uploads = [];
  for (let at = 0; at < count; at++) uploads.push(await lane.begin());
  for (const upload of uploads) await lane.update(upload);
  return uploads;
};

/** Runs requests while the chain cannot be reached, so that one transaction serves them all. */
async function servedTogether(asked: () => Promise<unknown>): Promise<void> {
  stack.faults.chain.fault = () => 'refused';
  await asked();
  stack.faults.chain.fault = undefined;
  await lane.tick();
}

async function quoteFor(
  nonce: bigint,
  salt: string,
  uploads: readonly { uploadHash: string; quality: number }[],
) {
  const quote = {
    buyer: developmentWallet.address,
    dataPoolId: pool,
    basketRoot: basketRoot(salt, uploads),
    basketSize: BigInt(uploads.length),
    total: 16n * oneCgdxWei,
    nonce,
    deadline: BigInt((await provider.getBlock('latest'))?.timestamp ?? 0) + 3_600n,
  };
  const domain = quoteDomain(chainId, stack.marketplace);
  return { quote, signature: await new Wallet(quoter.privateKey).signTypedData(domain, quoteTypes, quote) };
}

const poolOnChain = async (): Promise<PoolIndex> => ({
  escrowWei: await ask('escrowOf', pool),
  uploads: Number((await ask('getDataPool', pool)).num_uploads),
  owner: (await ask('getDataPool', pool)).data_pool_owner,
});

const hex = (base64: string) => `0x${Buffer.from(base64, 'base64').toString('hex')}`;

test('the events, and the list of leaves that they prove, are enough to rebuild what the stores have', async () => {
  const uploads = await anchoredTogether(9);
  await lane.pay(await lane.requestClaim(uploads[4] as lane.DrivenUpload));
  await lane.settleOffChain(await lane.requestBankClaim(uploads[7] as lane.DrivenUpload));
  await servedTogether(async () => {
    for (const at of [6, 0, 3]) await lane.pay(await lane.requestClaim(uploads[at] as lane.DrivenUpload));
    for (const at of [8, 1])
      await lane.settleOffChain(await lane.requestBankClaim(uploads[at] as lane.DrivenUpload));
  });
  await anchoredTogether(3);

  const index = await indexEvents();
  const head = await readHead();
  expect([index.root(), index.leaves.length]).toEqual([head.root, head.size]);
  const known = (await allClaimed()).map(({ index: at, amountWei }) => [
    at,
    { uploadHash: hex(uploads[at]?.uploadHash ?? ''), amountWei: BigInt(amountWei) },
  ]);
  expect(known).toHaveLength(7);
  expect([...index.claimed].sort(([a], [b]) => a - b)).toEqual(known);
  expect(index.pools.get(pool)).toEqual(await poolOnChain());
});

test('a reward paid in parts is listed with its leaf', async () => {
  const [, { uploadHash, quality, multiplier, leafIndex: at }] = (await anchoredTogether(2)) as [
    lane.DrivenUpload,
    lane.DrivenUpload,
  ];
  const { leaves } = await indexEvents();
  const leaf = leaves[at] as Hash;
  const pay = async (wallet: string, before: bigint, upTo: bigint) => {
    const proof = await prove(packTree(leaves).nodes, at, leaves.length);
    leaves[at] = leafInPart(leaf, upTo);
    const root = toHex(rootOf(buildTree(leaves)));
    const claim = [hex(uploadHash), quality, at, pool, wallet, multiplier];
    await call(payer, 'uploadIncentivePart', claim, proof.map(toHex), root, before, upTo);
  };
  await pay(developmentWallet.address, 0n, 5n * oneCgdxWei);
  await pay(ZeroAddress, 5n * oneCgdxWei, 7n * oneCgdxWei);
  const index = await indexEvents();
  expect(index.root()).toBe(await ask('getDataUploadMerkleRoot'));
  expect(index.claimed.get(at)?.uploadHash).toBe(hex(uploadHash));
  expect(index.pools.get(pool)).toEqual(await poolOnChain());
});

test('the event of a refund names its purchase, that of a purchase with its list the uploads, that of a removed pool its escrow', async () => {
  const token = new Contract(await ask('cgdxToken'), cgdxAbi, provider);
  const asToken = ({ privateKey }: { privateKey: string }) =>
    token.connect(new Wallet(privateKey, provider)) as Contract;
  const uploads = [4, 5].map((quality) => ({ uploadHash: randomBytes(32).toString('base64'), quality }));
  const salt = randomBytes(32).toString('base64');
  const [silent, told] = [await quoteFor(40n, salt, uploads), await quoteFor(41n, salt, uploads)];
  await (
    await asToken(developmentWallet).getFunction('approve')(stack.marketplace, 100n * oneCgdxWei)
  ).wait();
  await call(developmentWallet, 'purchaseWithQuote', silent.quote, silent.signature);
  const lists = [uploads.map(({ uploadHash }) => hex(uploadHash)), uploads.map(({ quality }) => quality)];
  await call(developmentWallet, 'purchaseWithQuoteAndList', told.quote, ...lists, told.signature, hex(salt));
  for (const back of [1n, 5n])
    await call(settler, 'refundPurchase', silent.quote, silent.signature, back * oneCgdxWei);

  await call(deployer, 'addDataPool', 'attic', 1n, 1n, true, deployer.address);
  await (await asToken(minter).getFunction('mint')(minter.address, 3n)).wait();
  await (await asToken(minter).getFunction('approve')(stack.marketplace, 3n)).wait();
  await call(minter, 'fundPool', 'attic', 3n);
  await call(deployer, 'announce', market.encodeFunctionData('removeDataPool', ['attic']));
  await stack.rpc('evm_increaseTime', [14 * 86_400 + 1]);
  await call(deployer, 'removeDataPool', 'attic');

  const index = await indexEvents();
  expect([...index.pools.keys()]).toEqual([pool]);
  const ofBuyer = (nonce: number) => `${developmentWallet.address} ${pool} ${nonce}`;
  const refundedWei = 5n * oneCgdxWei;
  expect(index.purchases.get(ofBuyer(40))).toEqual({ totalWei: silent.quote.total, refundedWei });
  expect(index.purchases.get(ofBuyer(41))).toEqual({ totalWei: told.quote.total, refundedWei: 0n });
  const { held, withdrawable } = await ask('proceedsOf', pool);
  expect(held + withdrawable).toBe(silent.quote.total - refundedWei + told.quote.total);
  expect([...index.listed]).toEqual([[ofBuyer(41), lists[0]]]);
});
