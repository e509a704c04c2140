import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import type { Basket } from '@cgdx/api/route/quote.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';
import { balanceOf } from '@cgdx/core/ledger/check-ledger.ts';
import { cardAccount, heldAccount } from '@cgdx/core/ledger/purchase-entry.ts';
import { fileRange } from '@cgdx/core/purchase/check/file-range.ts';
import type { DataUpload } from '@cgdx/core/purchase/data-manifest-schema.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { stackMoneyFaults } from '@cgdx/local/books/sound-money.ts';
import { checkedBooks, stackStore } from '@cgdx/local/books/stack-books.ts';
import { askQuote, buy, buyByCard, followPurchase, submitTransaction } from '@cgdx/local/person/buy/buy.ts';
import type { BuyEvent } from '@cgdx/local/person/buy/buy-event.ts';
import { buyerWallet, chainProvider } from '@cgdx/local/person/buy/buyer-wallet.ts';
import { download } from '@cgdx/local/person/buy/download.ts';
import { payByCard } from '@cgdx/local/person/buy/pay-card.ts';
import { payBasket } from '@cgdx/local/person/buy/pay-cgdx.ts';
import { verifyArchive } from '@cgdx/local/person/buy/verify-archive.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { call } from '@cgdx/stand/cloud/call.ts';
import { cgdxBalance } from '@cgdx/stand/cloud/cgdx-balance.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { Contract, type JsonRpcProvider, Wallet } from 'ethers';
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveText, idsOf, treeIdsOf } from './archive-trace.ts';
import { countWithDuckDb } from './read-with-duckdb.ts';
import { contributeSample, newContributor } from './seed.ts';
import { sharedCloud } from './shared-cloud.ts';
import { testCommands } from './test-commands.ts';
import { unpack } from './unpack.ts';

const cloud = sharedCloud();
const { directory } = cloud;
let provider: JsonRpcProvider;
let ann: Person;
const password = randomUUID();
/** Hashes of the offered uploads, by pool. */
const offered = { spotify: [] as string[], x: [] as string[] };
const oneThousandCgdx = 1_000n * 10n ** 18n;

beforeAll(async () => {
  provider = chainProvider(cloud.stack);
  ann = await signUp(cloud.stack, undefined, password);
  // The second upload adds to the first one's reward: all uploads of a person together earn the reward of their union.
  for (const [seed, size] of [
    [41, '200kB'],
    [42, '1MB'],
  ] as const)
    offered.spotify.push(await contributeSample(cloud, ann, ['spotify', seed, size]));
  const { uploadHashes } = await newContributor(cloud, [['spotify', 43]]);
  offered.spotify.push(...uploadHashes);
  offered.x.push(await contributeSample(cloud, ann, ['x', 44]));
});
afterAll(async () => {
  provider?.destroy();
});

const newBuyer = () => signUp(cloud.stack);
const upload = (poolId: 'spotify' | 'x', at = 0): string => offered[poolId][at] ?? '';

async function newWallet(person: Person): Promise<Wallet> {
  const wallet = await buyerWallet(cloud.stack, provider, oneThousandCgdx, undefined);
  expect((await linkWallet(cloud.stack, person, wallet)).status).toBe(200);
  return wallet;
}

test.each(['card', 'cgdx'] as const)(
  'an upload that is paid by %s is delivered, and verified against the chain',
  async (pay) => {
    const ben = await newBuyer();
    const told: BuyEvent[] = [];
    const file = join(directory, `${pay}.zip`);
    const { purchase, verified } = await buy({
      stack: cloud.stack,
      person: ben,
      poolId: 'spotify',
      minQuality: 1,
      count: 2,
      pay,
      file,
      tell: (event) => told.push(event),
    });
    expect(existsSync(file)).toBe(true);
    expect(verified.uploads).toHaveLength(2);
    const records = verified.uploads.reduce((sum, each) => sum + Object.values(each.records)[0]!, 0);
    expect(await countWithDuckDb(file, join(directory, `unpacked-${pay}`))).toBe(records);
    const total = told.find((event) => event.event === 'quoted');
    expect(purchase, 'proves product.they-pay-card').toMatchObject({
      rail: pay,
      status: 'completed',
      totalWei: total?.totalWei,
    });
    expect(purchase.spentAmount).toBe(Number(BigInt(purchase.totalWei) / 10n ** 18n));
    expect(purchase.receipt).toMatchObject(
      pay === 'card'
        ? { currency: 'SGD', total: total?.amountCents, lines: [{ dataPoolId: 'spotify', uploads: 2 }] }
        : { currency: 'CGDX', total: total?.totalWei, paidWith: purchase.transactionHash },
    );
    // The address is valid only for this request's person, and for five minutes.
    const address = new URL(purchase.presignedUrl ?? '');
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
    address.searchParams.set('X-Amz-Expires', '86400');
    expect((await fetch(address)).status).toBe(403);
    const { body: listed } = await call(cloud.stack, ben, 'GET /transactions');
    expect(listed).toHaveLength(1);
    expect(listed[0].uploadHashes.toSorted()).toEqual(purchase.uploadHashes.toSorted());
    // Nobody else can see the purchase.
    const stranger = await newBuyer();
    expect((await call(cloud.stack, stranger, 'GET /transactions')).body).toEqual([]);
    expect((await call(cloud.stack, stranger, `GET /transactions/${purchase.purchaseId}`)).status).toBe(404);
  },
);

const rowsOf = (upload: DataUpload | undefined) => Object.entries(upload?.records ?? {}).toSorted();

/** Reads each Parquet file of an upload from the archive by range requests, without downloading the archive. */
async function rowsByRange(
  { presignedUrl = '', sizeBytes = 0 }: { presignedUrl?: string | undefined; sizeBytes?: number | undefined },
  upload: DataUpload | undefined,
) {
  const archive = await asyncBufferFromUrl({ url: presignedUrl, byteLength: sizeBytes });
  const source: ByteSource = {
    size: archive.byteLength,
    read: async function* (start, end) {
      if (start < end) yield new Uint8Array(await archive.slice(start, end));
    },
  };
  const counts: (readonly [string, number])[] = [];
  for (const [kind] of rowsOf(upload)) {
    const { start, end } = await fileRange(source, `${upload?.folder}${kind}.parquet`);
    const slice = (from: number, to = end - start) => archive.slice(start + from, start + to);
    counts.push([kind, (await parquetReadObjects({ file: { byteLength: end - start, slice } })).length]);
  }
  return counts;
}

test('uploads of two pools need two offers and two transactions, and an unpaid one can be paid later', async () => {
  const ben = await newBuyer();
  const wallet = await newWallet(ben);
  const quote = await askQuote(cloud.stack, ben, [upload('spotify'), upload('x')], wallet.address);
  expect(quote.baskets.map(({ dataPoolId }) => dataPoolId)).toEqual(['spotify', 'x']);
  const [first, second] = quote.baskets as [(typeof quote.baskets)[0], (typeof quote.baskets)[0]];
  const before = await cgdxBalance(cloud.stack, wallet.address);

  const firstHash = await payBasket(cloud.stack, wallet, first, 'permit');
  const firstId = await submitTransaction(cloud.stack, ben, firstHash, wallet.address);
  expect(await followPurchase(cloud.stack, ben, firstId)).toMatchObject({
    status: 'completed',
    uploadHashes: [upload('spotify')],
  });
  const secondHash = await payBasket(cloud.stack, wallet, second, 'approve');
  const secondId = await submitTransaction(cloud.stack, ben, secondHash, wallet.address);
  const done = await followPurchase(cloud.stack, ben, secondId);
  expect(done).toMatchObject({ status: 'completed', uploadHashes: [upload('x')] });
  expect(before - (await cgdxBalance(cloud.stack, wallet.address))).toBe(BigInt(quote.totalWei));

  const file = join(directory, 'x.zip');
  await download(done.presignedUrl ?? '', file);
  const { uploads, derived } = await verifyArchive(file, cloud.stack.chain);
  expect(uploads).toMatchObject([{ dataPoolId: 'x' }]);
  expect(derived).toBeGreaterThan(0);
  expect(await rowsByRange(done, uploads[0])).toEqual(rowsOf(uploads[0]));
  const mine = `GET /transactions?clientAccountAddress=${wallet.address}`;
  expect((await call(cloud.stack, ben, mine)).body).toHaveLength(2);
  expect((await call(cloud.stack, await newBuyer(), mine)).status).toBe(403);
});

test('one card payment covers uploads of both pools', async () => {
  const ben = await newBuyer();
  const quote = await askQuote(cloud.stack, ben, [upload('x'), upload('spotify')]);
  const purchase = await followPurchase(cloud.stack, ben, await buyByCard(cloud.stack, ben, quote));
  expect(purchase).toMatchObject({ status: 'completed', rail: 'card' });
  expect(purchase.receipt?.lines.map(({ dataPoolId }) => dataPoolId)).toEqual(['spotify', 'x']);
  expect(purchase.receipt?.total).toBe(quote.card.amountCents);
});

test('a cart that cannot be bought is refused with a sentence', async () => {
  const ben = await newBuyer();
  const quote = (person: Person, body: object) =>
    call(cloud.stack, person, 'POST /quotes', { licenceVersion, ...body });
  const unknown = Buffer.alloc(32, 7).toString('base64');
  for (const [person, body, status, code] of [
    [ben, { uploadHashes: [] }, 422, 'EmptyCart'],
    [ben, { uploadHashes: Array.from({ length: 1_000 }, () => upload('x')) }, 422, 'CartTooLarge'],
    [ben, { uploadHashes: [unknown] }, 422, 'UploadUnknown'],
    [ben, { uploadHashes: ['not a hash'] }, 400, 'InvalidUploadHash'],
    [ann, { uploadHashes: [upload('x')] }, 409, 'OwnUpload'],
    [ben, { uploadHashes: [upload('x')], licenceVersion: '2024-01-01' }, 409, 'LicenceChanged'],
    [
      ben,
      { uploadHashes: [upload('x')], clientAccountAddress: Wallet.createRandom().address },
      403,
      'WalletNotLinked',
    ],
  ] as const) {
    expect(await quote(person, body)).toMatchObject({
      status,
      body: { code, message: expect.stringMatching(/\.$/) },
    });
  }
});

test('amounts, currencies and addresses that the client sends are ignored', async () => {
  const ben = await newBuyer();
  const { quoteId, card } = await askQuote(cloud.stack, ben, [upload('x')]);
  const route = 'POST /stripe/create-checkout-session';
  const greedy = {
    quoteId,
    amount: 1,
    currency: 'idr',
    success_url: 'https://evil.example/',
    cancel_url: 'https://evil.example/',
    userSub: ben.userSub,
  };
  const { body } = await call(cloud.stack, ben, route, greedy);
  expect(body).toMatchObject({ amountCents: card.amountCents, currency: 'sgd' });
  // The same quote has the same payment page.
  expect((await call(cloud.stack, ben, route, { quoteId })).body.url).toBe(body.url);
  expect((await call(cloud.stack, ben, route, { ...greedy, userSub: ann.userSub })).status).toBe(403);
  expect((await call(cloud.stack, ann, route, { quoteId })).status).toBe(404);
  const back = new URL(await payByCard(body.url, ben.email));
  expect(back.origin + back.pathname).toBe(`${cloud.stack.webUrl}/account`);
  expect((await followPurchase(cloud.stack, ben, body.purchaseId)).status).toBe('completed');
  expect(await call(cloud.stack, ben, route, { quoteId })).toMatchObject({
    status: 409,
    body: { code: 'PaidAlready' },
  });
});

test('a wallet that pays for an upload a second time gets its CGDX back from the contract', async () => {
  const ben = await newBuyer();
  const wallet = await newWallet(ben);
  const quotes = await Promise.all(
    [1, 2].map(() => askQuote(cloud.stack, ben, [upload('x')], wallet.address)),
  );
  const ended: Purchase[] = [];
  for (const { baskets } of quotes) {
    const hash = await payBasket(cloud.stack, wallet, baskets[0] as Basket);
    const purchaseId = await submitTransaction(cloud.stack, ben, hash, wallet.address);
    ended.push(await followPurchase(cloud.stack, ben, purchaseId));
  }
  expect(ended.map(({ status }) => status)).toEqual(['completed', 'refunded']);
  expect(ended[1]).toMatchObject({ failure: { code: 'BoughtAlready' } });
  const spent = oneThousandCgdx - (await cgdxBalance(cloud.stack, wallet.address));
  expect(spent).toBe(BigInt(quotes[0]?.totalWei ?? 0));
});

test('a transaction that is not a purchase of the buyer is refused with the reason', async () => {
  const [ben, eve] = await Promise.all([newBuyer(), newBuyer()]);
  const [wallet, other] = [await newWallet(ben), await newWallet(eve)];
  const submit = (person: Person, transactionHash: string, clientAccountAddress: string) =>
    call(cloud.stack, person, 'POST /transactions', {
      transactionHash,
      clientAccountAddress,
      spentAmount: 1_000_000,
    });
  const { hash: transfer } = await (await wallet.sendTransaction({ to: other.address, value: 1n }))
    .wait()
    .then((r) => r!);
  expect(await submit(ben, transfer, wallet.address)).toMatchObject({
    status: 422,
    body: { code: 'NotAPurchase' },
  });
  const quote = await askQuote(cloud.stack, ben, [upload('x')], wallet.address);
  const [basket] = quote.baskets as [(typeof quote.baskets)[0]];
  const market = new Contract(cloud.stack.chain.contracts.marketplace, marketplaceAbi, other);
  // The sender is not the buyer: the contract reverts, and a failed transaction is not a purchase.
  const failed = await market.getFunction('purchaseWithQuote')(basket.quote, basket.signature, {
    gasLimit: 500_000,
  });
  await failed.wait().catch(() => undefined);
  expect(await submit(eve, failed.hash, other.address)).toMatchObject({
    status: 422,
    body: { code: 'TransactionFailed' },
  });
  const hash = await payBasket(cloud.stack, wallet, basket);
  expect(await submit(eve, hash, other.address)).toMatchObject({ status: 422, body: { code: 'WrongBuyer' } });
  expect(await submit(eve, hash, wallet.address)).toMatchObject({
    status: 422,
    body: { code: 'WrongBuyer' },
  });
  const { status, body } = await submit(ben, hash, wallet.address);
  expect(status).toBe(202);
  expect((await followPurchase(cloud.stack, ben, body.purchaseId)).status).toBe('completed');
  expect(await submit(ben, hash, wallet.address)).toMatchObject({
    status: 409,
    body: { code: 'TransactionUsed' },
  });
  // A stranger gets the same answer as before the purchase was submitted.
  expect(await submit(eve, hash, other.address)).toMatchObject({ status: 422, body: { code: 'WrongBuyer' } });
  // The same offer cannot be paid twice.
  await expect(payBasket(cloud.stack, wallet, basket)).rejects.toMatchObject({ code: 'QuoteUsed' });
});

test('the data of a buyer links no two uploads of one person, and no upload to a person or a wallet', async () => {
  const wallet = Wallet.createRandom();
  await linkWallet(cloud.stack, ann, wallet);
  const body = { userId: ann.userSub, dataPoolId: 'spotify', clientAccountAddress: wallet.address };
  await call(cloud.stack, ann, 'POST /smart-contract/upload-incentive', body);
  const rewards = async () => {
    const { body: own } = await call(cloud.stack, ann, `GET /upload/${ann.userSub}`);
    return own.filter((one: { dataPoolId: string; rewardClaimed: boolean }) => one.dataPoolId === 'spotify');
  };
  await expect
    .poll(async () => (await rewards()).every((one: { rewardClaimed: boolean }) => one.rewardClaimed))
    .toBe(true);
  const { anonymousHash } = (await call(cloud.stack, ann, 'GET /account')).body;

  const ben = await newBuyer();
  const foreign = await contributeSample(cloud, await newBuyer(), ['spotify', 45]);
  const quote = await askQuote(cloud.stack, ben, [upload('spotify'), upload('spotify', 1), foreign]);
  const purchaseId = await buyByCard(cloud.stack, ben, quote);
  const { presignedUrl = '' } = await followPurchase(cloud.stack, ben, purchaseId);
  const [file, folder] = [join(directory, 'traces.zip'), join(directory, 'traces')];
  await download(presignedUrl, file);
  await unpack(file, folder);
  const text = archiveText(folder).toLowerCase();
  for (const trace of [ann.userSub, ann.email, wallet.address.slice(2), anonymousHash])
    expect(text).not.toContain(trace.toLowerCase());

  const pool = join(folder, 'spotify');
  const folderOf = (uploadHash: string) => join(pool, Buffer.from(uploadHash, 'base64').toString('hex'));
  const [first, second, others] = [upload('spotify'), upload('spotify', 1), foreign].map((hash) =>
    idsOf(folderOf(hash)),
  );
  // Formats, file names and the market's own address occur in all archives.
  const shared = [...(first ?? [])].filter((id) => second?.has(id) && !others?.has(id));
  // So does data about the tree, in which uploads of about the same time are neighbours.
  const inTree = [upload('spotify'), upload('spotify', 1)].flatMap((hash) => treeIdsOf(folderOf(hash)));
  expect(shared.filter((id) => !inTree.includes(id))).toEqual([]);
});

testCommands(() => ({ cloud, person: ann, password, uploadHashes: offered.spotify }));

test('the books balance, and every captured payment became access or a refund', async () => {
  expect(await stackMoneyFaults(cloud.stack)).toEqual([]);
  const { books, faults } = await checkedBooks(stackStore(cloud.stack));
  expect([books.unbalanced, faults]).toEqual([[], []]);
  expect(balanceOf(books, heldAccount, 'SGD')).toBe(0n);
  expect(balanceOf(books, heldAccount, 'CGDX')).toBe(0n);
  expect(balanceOf(books, cardAccount, 'SGD') < 0n).toBe(true);
});
