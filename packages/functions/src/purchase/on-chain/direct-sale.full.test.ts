import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldAccount, proceedsAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { hashPair, toHex } from '@cgdx/core/merkle/hash.ts';
import { leafHash } from '@cgdx/core/merkle/leaf.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { linkedMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { type Account, appender, developmentWallet, minter, poolOwner } from '@cgdx/local/ground/account.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { confirmations, uploadPriceWei } from '@cgdx/stand/purchase/market-chain.ts';
import { type MarketStand, openMarketStand } from '@cgdx/stand/purchase/market-stand.ts';
import { permitted } from '@cgdx/stand/purchase/permitted.ts';
import { markWithdrawn, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import type { ScheduledEvent } from 'aws-lambda';
import { Contract, getAddress, Wallet } from 'ethers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holderUpdate } from '../../account/shared-wallet.ts';
import { writeTogether } from '../../ground/table/item.ts';
import { documentClient } from '../../ground/table/table.ts';
import { allLines } from '../../ledger/ledger.ts';
import { findAccess, giveAccess, releaseAccess } from '../../pool/access.ts';
import { handler as grantAccess } from '../delivery/grant-access.ts';
import { handler as onPurchaseSweep } from '../on-purchase-sweep.ts';
import { beginPurchase, changePurchase, findPurchase, readPurchase } from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { noteHandRefund } from '../refund/note-hand-refund.ts';
import { handler as onReleaseSweep } from '../settle/on-release-sweep.ts';
import { handler as transactionRoute } from '../transaction-route.ts';
import { unownedSales } from './direct-sale.ts';

const tick = {} as ScheduledEvent;
const quality = 7;
const dataPoolId = 'spotify';

let opened: MarketStand;
let engine: MarketStand['engine'];
let market: MarketStand['market'];
/** Uploads whose quality the contract has recorded. */
let recorded: string[];

const sweepAsPermitted = permitted('on-purchase-sweep', onPurchaseSweep);
const release = permitted('on-release-sweep', onReleaseSweep);

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  opened = await openMarketStand();
  ({ engine, market } = opened);
  recorded = await recordFour();
});
afterAll(() => opened?.stop());
beforeEach(() => opened.openDoors());

const bytesOf = (uploadHash: string): Uint8Array => Uint8Array.from(Buffer.from(uploadHash, 'base64'));
const hexOf = (uploadHash: string): string => toHex(bytesOf(uploadHash));
const contractFor = (signer: Wallet) => new Contract(market.marketplace, marketplaceAbi, signer);

/** Appends four uploads to the tree, and records their qualities, as anybody can. */
async function recordFour(): Promise<string[]> {
  const hashes = await Promise.all([putUpload(), putUpload(), putUpload(), putUpload()]);
  const { marketplace, provider } = market;
  const leaves = hashes.map((uploadHash) =>
    leafHash({ chainId, marketplace, dataPoolId, uploadHash: bytesOf(uploadHash), quality, multiplier: 1 }),
  );
  const [a, b, c, d] = leaves as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const [left, right] = [hashPair(a, b), hashPair(c, d)];
  const contract = contractFor(new Wallet(appender.privateKey, provider));
  await (await contract.getFunction('appendUploads')([toHex(hashPair(left, right))], 4, [])).wait();
  const proofs = [
    [b, right],
    [a, right],
    [d, left],
    [c, left],
  ];
  for (const [at, hash] of hashes.entries()) {
    const proof = proofs[at]!.map(toHex);
    await (
      await contract.getFunction('recordQuality')(hexOf(hash), proof, quality, at, dataPoolId, 1)
    ).wait();
  }
  return hashes;
}

/** Buys with a direct call of the contract, and mines its confirmations. @returns the transaction's hash */
async function buyDirectly(wallet: Wallet, uploadHashes: readonly string[]): Promise<string> {
  const wei = uploadPriceWei * BigInt(uploadHashes.length);
  const token = new Contract(await market.cgdx.getAddress(), cgdxAbi, wallet);
  await (await token.getFunction('approve')(market.marketplace, wei)).wait();
  const buy = contractFor(wallet).getFunction('purchaseUploads(string,bytes32[],uint256[])');
  const sent = await buy(
    dataPoolId,
    uploadHashes.map(hexOf),
    uploadHashes.map(() => quality),
  );
  await sent.wait();
  await market.mine(confirmations);
  return sent.hash;
}

/** Gives an account CGDX, sends them from it, and mines the confirmations. @returns the transaction's hash */
async function send(from: Account, to: Wallet, wei: bigint): Promise<string> {
  const as = ({ privateKey }: Account) =>
    market.cgdx.connect(new Wallet(privateKey, market.provider)) as Contract;
  await (await as(minter).getFunction('mint')(from.address, wei)).wait();
  const sent = await as(from).getFunction('transfer')(to.address, wei);
  await sent.wait();
  await market.mine(confirmations);
  return sent.hash;
}

/** Lets the contract's holding time pass, and withdraws the proceeds that are the pool owner's by then. */
async function withdrawProceeds(): Promise<{ hash: string; wei: bigint }> {
  await market.provider.send('evm_increaseTime', [15 * 86_400]);
  await market.mine(1);
  const owner = contractFor(new Wallet(poolOwner.privateKey, market.provider));
  const [, wei] = await owner.getFunction('proceedsOf')(dataPoolId);
  const sent = await owner.getFunction('withdrawProceeds')(dataPoolId);
  await sent.wait();
  await market.mine(confirmations);
  return { hash: sent.hash, wei };
}

async function cgdxOf(account: string): Promise<bigint> {
  const lines = (await allLines()).map((line) => ({ ...line, amount: BigInt(line.amount) }));
  const books = readBooks(lines);
  expect(books.unbalanced).toEqual([]);
  return balanceOf(books, account, 'CGDX');
}

async function link(userSub: string, wallet: Wallet): Promise<void> {
  const Item = { userSub, sk: 'wallet', address: getAddress(wallet.address) };
  await documentClient.send(new PutCommand({ TableName: 'test-PersonTable', Item }));
  await writeTogether([await holderUpdate(userSub, wallet.address)]);
}

async function sweep(): Promise<void> {
  for (let sweeps = 0; sweeps < 2; sweeps += 1) {
    await sweepAsPermitted(tick);
    await engine.settled();
  }
}

async function submit(sub: string, transactionHash: string, clientAccountAddress: string) {
  const person = { sub, email: `${sub}@example.com` };
  const event = signedInEvent('POST /transactions', person, { transactionHash, clientAccountAddress });
  const { statusCode, body } = await transactionRoute(event);
  return { statusCode, body: JSON.parse(body ?? '') };
}

const purchaseOf = (sub: string, hash: string) => readPurchase(chainPurchaseId(sub, hash));

test('a purchase of a linked wallet without a quote becomes access without a report', async () => {
  const wallet = await market.newWallet();
  await link('ann', wallet);
  const hash = await buyDirectly(wallet, recorded.slice(0, 2));
  await sweep();
  expect(await purchaseOf('ann', hash)).toMatchObject({
    state: 'completed',
    captured: {
      currency: 'CGDX',
      pools: [{ dataPoolId, amount: String(2n * uploadPriceWei), isFinal: true }],
    },
    uploads: recorded
      .slice(0, 2)
      .map((uploadHash) => ({ uploadHash, quality, priceWei: String(uploadPriceWei) })),
  });
  expect(await findAccess('ann', recorded)).toHaveLength(2);
  // The contract refunds nothing of it, so nothing has to be released.
  expect(await release(tick)).toEqual({ sent: 0 });
  expect((await purchaseOf('ann', hash)).open).toBeUndefined();
  expect(await unownedSales()).toEqual([]);
});

test('a buyer may submit it, and nobody else may, not even with the same wallet', async () => {
  const wallet = await market.newWallet();
  await link('ben', wallet);
  const hash = await buyDirectly(wallet, [recorded[0]!]);
  expect(await submit('eve', hash, wallet.address)).toMatchObject({
    statusCode: 422,
    body: { code: 'WrongBuyer' },
  });
  expect((await submit('ben', hash, wallet.address)).statusCode).toBe(202);
  await sweep();
  expect(await purchaseOf('ben', hash)).toMatchObject({ state: 'completed' });
  expect(await submit('ben', hash, wallet.address)).toMatchObject({
    statusCode: 409,
    body: { code: 'TransactionUsed' },
  });
  await link('sue', wallet);
  const strangers = [await submit('eve', hash, wallet.address), await submit('sue', hash, wallet.address)];
  // The same answer as before the submission: nobody learns that a buyer has submitted it.
  for (const answer of strangers)
    expect(answer).toMatchObject({ statusCode: 422, body: { code: 'WrongBuyer' } });
  await sweep();
  expect(await findPurchase(chainPurchaseId('sue', hash))).toBeUndefined();
  expect(await findAccess('sue', recorded)).toEqual([]);
});

test('a purchase of an unlinked wallet waits, and belongs to the person who links it', async () => {
  const wallet = await market.newWallet();
  const hash = await buyDirectly(wallet, [recorded[1]!]);
  await sweep();
  expect(await unownedSales()).toEqual([{ transactionHash: hash, wallet: wallet.address }]);
  await link('tom', wallet);
  await sweep();
  expect(await purchaseOf('tom', hash)).toMatchObject({ state: 'completed' });
  await sweep();
  expect(await unownedSales()).toEqual([]);
});

test('an upload bought twice without a quote gives access once and no refund, since the contract calls it final', async () => {
  const wallet = await market.newWallet();
  await link('kim', wallet);
  const [first, second] = [
    await buyDirectly(wallet, [recorded[2]!]),
    await buyDirectly(wallet, recorded.slice(2)),
  ];
  await sweep();
  const states = [await purchaseOf('kim', first), await purchaseOf('kim', second)].map(({ state }) => state);
  expect(states).toEqual(['completed', 'completed']);
  expect(await findAccess('kim', recorded)).toHaveLength(2);
});

test('a purchase waits for an upload that another purchase has, and may lose by a refund', async () => {
  const [uploadHash, userSub] = [recorded[0]!, 'zoe'];
  const uploads = [{ uploadHash, dataPoolId, quality, priceWei: String(uploadPriceWei) }];
  const pool = { dataPoolId, amount: String(uploadPriceWei) };
  const paid = async (purchaseId: string, isFinal: boolean) => {
    await beginPurchase({ purchaseId, userSub, rail: 'cgdx', state: 'submitted' });
    const captured = { currency: 'CGDX' as const, pools: [{ ...pool, isFinal }] };
    await changePurchase(purchaseId, ['submitted'], { state: 'paid', uploads, captured });
  };
  await paid('by quote', false);
  await giveAccess(userSub, 'by quote', [uploadHash]);
  await paid('without one', true);
  const grant = () => grantAccess({ purchaseId: 'without one' }, {} as never);
  await expect(grant()).rejects.toThrow();
  await changePurchase('by quote', ['paid'], { state: 'to-refund' });
  await expect(grant()).rejects.toThrow();
  await releaseAccess(userSub, 'by quote', [uploadHash]);
  expect(await grant()).toEqual({ outcome: 'granted' });
  expect(await findAccess(userSub, [uploadHash])).toMatchObject([{ purchaseId: 'without one' }]);
  await changePurchase('by quote', ['to-refund'], { state: 'refunded' });
  await changePurchase('without one', ['granted'], { state: 'completed' });
});

test('a withdrawn upload that was bought without a quote is refunded by hand, once the chain shows the transfer', async () => {
  const wallet = await market.newWallet();
  await link('lea', wallet);
  await markWithdrawn(recorded[3]!);
  const hash = await buyDirectly(wallet, [recorded[3]!]);
  await sweep();
  const { purchaseId, state, failure } = await purchaseOf('lea', hash);
  expect([state, failure?.code]).toEqual(['to-refund', 'UploadWithdrawn']);
  const [tooLittle, foreign] = [
    await send(poolOwner, wallet, uploadPriceWei - 1n),
    await send(developmentWallet, wallet, uploadPriceWei),
  ];
  await expect(noteHandRefund(purchaseId, tooLittle)).rejects.toMatchObject({ code: 'NotPaidBack' });
  await expect(noteHandRefund(purchaseId, foreign)).rejects.toMatchObject({ code: 'NotPaidBack' });
  await expect(noteHandRefund(purchaseId, hash)).rejects.toMatchObject({ code: 'NotPaidBack' });
  const paidBack = await send(poolOwner, wallet, uploadPriceWei);
  await noteHandRefund(purchaseId, paidBack);
  await noteHandRefund(purchaseId, paidBack);
  const before = await cgdxOf(proceedsAccount(dataPoolId));
  await sweep();
  expect(await readPurchase(purchaseId)).toMatchObject({
    state: 'refunded',
    refundReference: paidBack,
  });
  await noteHandRefund(purchaseId, paidBack);
  expect(await findAccess('lea', recorded)).toEqual([]);
  // The contract keeps the payment for the pool's owner, whose proceeds repay the refund wallet.
  expect((await cgdxOf(proceedsAccount(dataPoolId))) - before).toBe(uploadPriceWei);
  expect(await cgdxOf(heldAccount)).toBe(0n);
  const again = await buyDirectly(wallet, [recorded[3]!]);
  await sweep();
  const other = await purchaseOf('lea', again);
  await expect(noteHandRefund(other.purchaseId, paidBack)).rejects.toMatchObject({ code: 'RefundUsed' });
});

test('a transfer by the market to a buyer does not count as a refund by hand', async () => {
  const wallet = await market.newWallet();
  await link('moe', wallet);
  const hash = await buyDirectly(wallet, [recorded[3]!]);
  await sweep();
  const { purchaseId, state } = await purchaseOf('moe', hash);
  expect(state).toBe('to-refund');
  // Makes the buyer the owner who withdraws the proceeds, and the market the refund wallet.
  const chainLink = process.env.SST_RESOURCE_Chain ?? '';
  process.env.SST_RESOURCE_Chain = JSON.stringify({
    ...JSON.parse(chainLink),
    refundWallet: market.marketplace,
  });
  try {
    const withdrawn = await withdrawProceeds();
    expect(withdrawn.wei).toBeGreaterThanOrEqual(uploadPriceWei);
    await changePurchase(purchaseId, ['to-refund'], { wallet: poolOwner.address });
    await expect(noteHandRefund(purchaseId, withdrawn.hash)).rejects.toMatchObject({
      code: 'NotPaidBack',
    });
  } finally {
    process.env.SST_RESOURCE_Chain = chainLink;
  }
});

test('after all these tests every claim is one payout, every captured payment is access or a refund, and the books balance', async () => {
  expect(await linkedMoneyFaults()).toEqual([]);
});
