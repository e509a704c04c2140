/** For tests: the contracts on a chain of their own behind a proxy, a wallet that buys, and the functions that sign. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { buyOffer } from '@cgdx/contracts/client/buy-offer.ts';
import { minedHash } from '@cgdx/contracts/client/mined-hash.ts';
import { maxIncentiveWei, pointPriceWei } from '@cgdx/core/pool/pool-terms.ts';
import { uploadPriceWei as priceOf } from '@cgdx/core/pricing/pricing.ts';
import { basketRoot } from '@cgdx/core/purchase/basket.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import { handler as sign } from '@cgdx/functions/purchase/quote/sign-quotes.ts';
import {
  findQuote,
  findSignatures,
  storeQuote,
  storeSignatures,
  takeNonce,
} from '@cgdx/functions/purchase/record/quote.ts';
import { appender, minter, payer, poolOwner, quoter, settler } from '@cgdx/local/ground/account.ts';
import { functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { Contract, type JsonRpcProvider, parseEther, toQuantity, Wallet } from 'ethers';
import { startDeployedChain } from '../chain/deployed-chain.ts';
import { startHandlers } from '../engine/handler-endpoint.ts';
import { type CountedFaultProxy, startCountedFaultProxy } from '../fault/counted-fault-proxy.ts';
import { openProvider } from '../link/open-provider.ts';
import { setLinks } from '../link/set-links.ts';

const oneCgdxWei = 10n ** 18n;
/** The terms that the pool's item has. */
const terms = { price: 2, maxIncentive: 100 };
const quality = 7;
/** What an upload of these tests costs. */
export const uploadPriceWei = priceOf(quality, pointPriceWei(terms));
export const confirmations = 2;

export interface Offered {
  readonly quoteId: string;
  readonly uploadHashes: readonly string[];
}

export interface MarketChain {
  readonly proxies: Readonly<Record<'chain' | 'signers', CountedFaultProxy>>;
  readonly provider: JsonRpcProvider;
  readonly marketplace: string;
  readonly cgdx: Contract;
  /** A wallet with gas and CGDX. */
  readonly newWallet: () => Promise<Wallet>;
  /** Offers these uploads to a wallet, with signatures, as the API does. */
  readonly offer: (userSub: string, wallet: string, uploadHashes: readonly string[]) => Promise<Offered>;
  /** Pays an offer. @returns the hash of the transaction, which is in a block */
  readonly pay: (wallet: Wallet, offered: Offered) => Promise<string>;
  readonly mine: (blocks: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Serves the signing functions, which other functions invoke and wait for. */
const startSigners = () =>
  startHandlers({
    [functionLinks.RefundSigner]: () => import('@cgdx/functions/purchase/refund/sign-refunds.ts'),
    [functionLinks.QuoteSigner]: () => import('@cgdx/functions/purchase/quote/sign-quotes.ts'),
    [functionLinks.AuditRecorder]: () => import('@cgdx/functions/operator/audit/record-action.ts'),
  });

/**
 * Opens the chain and points the handlers' environment at it. Call it after a purchase stand is open; import handlers
 * afterwards.
 */
export async function openMarketChain(): Promise<MarketChain> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-market-'));
  const pool = {
    dataPoolId: 'spotify',
    maxIncentiveWei: maxIncentiveWei(terms),
    pricePerUploadWei: pointPriceWei(terms),
    owner: poolOwner.address,
  };
  const [chain, signing] = await Promise.all([
    startDeployedChain(directory, { escrowWeiPerPool: oneCgdxWei, dailyCapWei: oneCgdxWei, pools: [pool] }),
    startSigners(),
  ]);
  const { cgdx, marketplace } = chain.deployment;
  const proxies = {
    chain: await startCountedFaultProxy(chain.behindUrl),
    signers: await startCountedFaultProxy(signing.url),
  };
  process.env.AWS_ENDPOINT_URL_LAMBDA = proxies.signers.url;
  setLinks({
    ...Object.fromEntries(Object.entries(functionLinks).map(([link, name]) => [link, { name }])),
    QuoterKey: { value: quoter.privateKey },
    SettlerKey: { value: settler.privateKey },
    Chain: {
      rpcUrl: proxies.chain.url,
      chainId,
      cgdx,
      marketplace,
      confirmations,
      appender: appender.address,
      payer: payer.address,
      settler: settler.address,
      refundWallet: poolOwner.address,
    },
  });
  const provider = openProvider(chain.behindUrl);
  const Item = {
    dataPoolId: 'spotify',
    dataPoolName: 'Spotify',
    availableForPurchase: true,
    ...terms,
  };
  await documentClient.send(new PutCommand({ TableName: 'test-DataPoolTable', Item }));
  const token = new Contract(cgdx, cgdxAbi, new Wallet(minter.privateKey, provider));
  return {
    proxies,
    provider,
    marketplace,
    cgdx: token,
    newWallet: async () => {
      const wallet = new Wallet(Wallet.createRandom().privateKey, provider);
      await provider.send('anvil_setBalance', [wallet.address, toQuantity(parseEther('10'))]);
      await (await token.getFunction('mint')(wallet.address, 1_000n * oneCgdxWei)).wait();
      return wallet;
    },
    offer: storeSignedOffer,
    pay: async (wallet, { quoteId }) => {
      const quote = (await findQuote(quoteId))?.baskets[0]?.contractQuote;
      const [signature = ''] = (await findSignatures(quoteId)) ?? [];
      if (!quote) throw new Error('there is no such offer');
      return minedHash(await buyOffer(wallet, { chainId, marketplace, cgdx }, { quote, signature }));
    },
    mine: async (blocks) => {
      await provider.send('anvil_mine', [toQuantity(blocks)]);
    },
    stop: async () => {
      provider.destroy();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      await Promise.all([chain.stop(), signing.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function storeSignedOffer(
  userSub: string,
  wallet: string,
  uploadHashes: readonly string[],
): Promise<Offered> {
  const quoteId = crypto.randomUUID();
  const [dataPoolId, deadline] = ['spotify' as const, Math.floor(Date.now() / 1000) + 3_600];
  const sorted = uploadHashes.toSorted();
  const totalWei = String(uploadPriceWei * BigInt(sorted.length));
  const uploads = sorted.map((uploadHash) => ({ uploadHash, quality, priceWei: String(uploadPriceWei) }));
  const basketSalt = randomBytes(32).toString('base64');
  const contractQuote = {
    buyer: wallet,
    dataPoolId,
    basketRoot: basketRoot(basketSalt, uploads),
    basketSize: String(sorted.length),
    total: totalWei,
    nonce: await takeNonce(wallet, dataPoolId, quoteId),
    deadline: String(deadline),
  };
  const basket = { dataPoolId, uploads, totalWei, basketSalt, contractQuote };
  const createdAt = new Date().toISOString();
  await storeQuote({
    quoteId,
    userSub,
    createdAt,
    licence: licenceVersion,
    deadline,
    wallet,
    baskets: [basket],
  });
  const answer = await sign({ quoteId, sign: 'offer' });
  if (!('signatures' in answer)) throw new Error(`the offer was not signed: ${answer.refused}`);
  await storeSignatures(quoteId, answer.signatures);
  return { quoteId, uploadHashes: sorted };
}
