/** For tests: a node that knows only the receipts that a test gives it, and offers that a wallet has paid. */

import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import type { StoredBasket } from '@cgdx/functions/purchase/record/quote.ts';
import {
  type StoredQuote,
  storeQuote,
  storeSignatures,
  takeNonce,
} from '@cgdx/functions/purchase/record/quote.ts';
import { appender, payer, settler } from '@cgdx/local/ground/account.ts';
import { Interface, toQuantity } from 'ethers';
import { setLinks } from '../link/set-links.ts';

const market = '0x00000000000000000000000000000000000000a1';
const abi = new Interface(marketplaceAbi);

export interface PaidOffer {
  /** The quote that the offer belongs to. */
  readonly quote: Pick<StoredQuote, 'quoteId' | 'createdAt' | 'deadline'>;
  readonly buyer: string;
  readonly dataPoolId: string;
  readonly nonce: string;
  readonly basket: StoredBasket;
  /** The address of the contract that emits the sale, if not the market's. */
  readonly address?: string;
  /** The total that the sale's event states, if not the basket's price. */
  readonly total?: string;
}

export interface ReceiptNode extends Service {
  /**
   * Answers from now on that this transaction bought these offers, or, if `offers` is undefined, that the node knows no
   * such transaction.
   */
  show(transactionHash: string, offers: readonly PaidOffer[] | undefined, about?: Mined): void;
  /** Serves this chain from now on. */
  serve(chainId: number): void;
}

export interface Mined {
  /** Whether the transaction failed. */
  readonly isFailed?: boolean;
  /** The block of the transaction; 1 by default. */
  readonly block?: number;
}

/** The newest block, and how many blocks must follow the block of a payment. */
export const newestBlock = 100;
export const confirmations = 1;
export const ownChain = 1287;

function logsOf(transactionHash: string, offer: PaidOffer) {
  const { buyer, dataPoolId, nonce, basket, address = market, total = basket.totalWei } = offer;
  const { basketRoot, basketSize } = basket.contractQuote ?? {};
  return [
    abi.encodeEventLog('QuotePurchased', [basketRoot, basketSize, nonce]),
    abi.encodeEventLog('DataSetPurchased', [buyer, dataPoolId, total]),
  ].map((log) => ({ ...log, address, transactionHash, blockNumber: '0x1' }));
}

/** Starts the node and links the handlers to it. Import handlers afterwards. */
export async function openReceiptNode(): Promise<ReceiptNode> {
  const receipts = new Map<string, object>();
  let served = ownChain;
  const answerOf = (method: string, [hash]: readonly string[]): unknown => {
    if (method === 'eth_chainId') return toQuantity(served);
    return method === 'eth_blockNumber' ? toQuantity(newestBlock) : (receipts.get(hash ?? '') ?? null);
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method, params } = JSON.parse(body);
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: answerOf(method, params) }));
  });
  const node = await listen(server, 0);
  setLinks({
    Chain: {
      rpcUrl: node.url,
      chainId: ownChain,
      cgdx: market,
      marketplace: market,
      confirmations,
      appender: appender.address,
      payer: payer.address,
      settler: settler.address,
    },
    SettlerKey: { value: settler.privateKey },
  });
  return {
    ...node,
    serve: (chainId) => {
      served = chainId;
    },
    show: (transactionHash, offers, { isFailed = false, block = 1 } = {}) => {
      if (offers === undefined) receipts.delete(transactionHash);
      else
        receipts.set(transactionHash, {
          transactionHash,
          blockNumber: toQuantity(block),
          status: isFailed ? '0x0' : '0x1',
          gasUsed: '0x1',
          logs: offers.flatMap((offer) => logsOf(transactionHash, offer)),
        });
    },
  };
}

export const newHash = (): string => `0x${randomBytes(32).toString('hex')}`;

/** Stores a signed offer of these uploads, as the API and the function that signs quotes do. */
export async function storeOffer(buyer: {
  readonly userSub: string;
  readonly wallet: string;
  readonly uploadHashes: readonly string[];
  readonly keyId?: string;
}): Promise<PaidOffer> {
  const { userSub, wallet, uploadHashes, keyId } = buyer;
  const [quoteId, dataPoolId, deadline] = [randomUUID(), 'spotify' as const, Math.floor(Date.now() / 1000)];
  const nonce = await takeNonce(wallet, dataPoolId, quoteId);
  const eachWei = 10n ** 18n;
  const totalWei = String(eachWei * BigInt(uploadHashes.length));
  const basket = {
    dataPoolId,
    uploads: uploadHashes.map((uploadHash) => ({ uploadHash, quality: 7, priceWei: String(eachWei) })),
    totalWei,
    contractQuote: {
      buyer: wallet,
      dataPoolId,
      basketRoot: newHash(),
      basketSize: String(uploadHashes.length),
      total: totalWei,
      nonce,
      deadline: String(deadline),
    },
  };
  const createdAt = new Date().toISOString();
  await storeQuote({
    quoteId,
    userSub,
    createdAt,
    licence: licenceVersion,
    ...(keyId !== undefined && { keyId }),
    deadline,
    wallet,
    baskets: [basket],
  });
  await storeSignatures(quoteId, [`0x${randomBytes(65).toString('hex')}`]);
  return { buyer: wallet, dataPoolId, nonce, basket, quote: { quoteId, createdAt, deadline } };
}
