/** The few questions that the chain lane asks the node. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { chain } from '../../wiring.ts';
import { marketplace } from './marketplace.ts';
import { askNode, rpc, unavailable } from './rpc.ts';

const hex = z.string().regex(/^0x[0-9a-f]*$/i);
const quantity = hex.transform((text) => BigInt(text));
/** 32 bytes, or none where there is no contract. */
const word = z.string().regex(/^0x([0-9a-f]{64})?$/i);
const number = hex.transform((text) => Number(BigInt(text)));

const logSchema = z.object({
  address: z.string(),
  topics: z.array(z.string()),
  data: z.string(),
  transactionHash: z.string(),
  blockNumber: number,
});
export type Log = z.infer<typeof logSchema>;

const receiptSchema = z.object({
  transactionHash: z.string(),
  blockNumber: number,
  status: number,
  gasUsed: quantity,
  logs: z.array(logSchema),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const blockNumber = (): Promise<number> => rpc('eth_blockNumber', [], number);
/** @returns null where the chain is not that long */
export const blockHash = async (block: number): Promise<string | null> =>
  (await rpc('eth_getBlockByNumber', [hexOf(block), false], z.object({ hash: word }).nullable()))?.hash ??
  null;
/** Transactions of `address` that are in a block. */
export const minedCount = (address: string): Promise<number> =>
  rpc('eth_getTransactionCount', [address, 'latest'], number);
/** With those that wait for a block. */
export const pendingCount = (address: string): Promise<number> =>
  rpc('eth_getTransactionCount', [address, 'pending'], number);
/** Wei of the chain's own currency. */
export const balanceOf = (address: string): Promise<bigint> =>
  rpc('eth_getBalance', [address, 'latest'], quantity);
export const findReceipt = (hash: string): Promise<Receipt | null> =>
  rpc('eth_getTransactionReceipt', [hash], receiptSchema.nullable());
export const isKnown = async (hash: string): Promise<boolean> =>
  (await rpc('eth_getTransactionByHash', [hash], z.unknown())) !== null;
/** One of ours that is in a block, with what signed it. */
const minedTransactionSchema = z
  .object({
    hash: z.string(),
    from: z.string(),
    blockNumber: number,
    nonce: number,
    input: hex,
    gas: quantity,
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: quantity,
    r: quantity,
    s: quantity,
    yParity: number.optional(),
    v: number,
  })
  .transform(({ input, gas, ...rest }) => ({ ...rest, data: input, gasLimit: String(gas) }));
export type MinedTransaction = z.infer<typeof minedTransactionSchema>;

/** @returns null where the chain does not have it in a block */
export async function findTransaction(hash: string): Promise<MinedTransaction | null> {
  const found = await rpc('eth_getTransactionByHash', [hash], z.unknown());
  return minedTransactionSchema.safeParse(found).data ?? null;
}
/** @returns why the node does not take it, in the node's own words; undefined if it does */
export async function sendRaw(raw: string): Promise<string | undefined> {
  const { error, result } = await askNode('eth_sendRawTransaction', [raw]);
  if (!error && typeof result !== 'string') throw unavailable(new Error('a transaction without its hash'));
  return error?.message;
}

const toMarketplace = (from: string, data: string) => ({ from, to: chain().marketplace, data });
/** Gas that the call would use now. @throws RpcRefusal where the contract would say no */
export const estimateGas = (from: string, data: string): Promise<bigint> =>
  rpc('eth_estimateGas', [toMarketplace(from, data)], quantity);

/** @throws MarketError MarketplaceMissing where there is no contract at the address we were given */
export const currentRoot = (): Promise<string> => rootAt(chain().marketplace);

async function rootAt(market: string): Promise<string> {
  const data = marketplace.encodeFunctionData('getDataUploadMerkleRoot');
  const answer = await rpc('eth_call', [{ to: market, data }, 'latest'], word);
  if (answer === '0x') {
    throw new MarketError('unavailable', 'MarketplaceMissing', 'The marketplace is not on this chain.');
  }
  return answer.toLowerCase();
}

/** Public nodes look through no more blocks at once. */
const blocksOfLogs = 1_024;
const hexOf = (n: number): string => `0x${n.toString(16)}`;

/** Leaves that the contract counts. */
export const currentSize = (): Promise<number> => sizeAt(chain().marketplace);

async function sizeAt(market: string): Promise<number> {
  const data = marketplace.encodeFunctionData('size');
  return Number(await rpc('eth_call', [{ to: market, data }, 'latest'], quantity));
}

/** Of another market than the one that we are linked to. */
export const rootAndSizeAt = (market: string): Promise<[string, number]> =>
  Promise.all([rootAt(market), sizeAt(market)]);

/** The market that `market` was retired in favour of; zero where it was not. */
export async function successorOf(market: string): Promise<string> {
  const data = marketplace.encodeFunctionData('successor');
  const answer = await rpc('eth_call', [{ to: market, data }, 'latest'], word);
  return answer === '0x' ? answer : String(marketplace.decodeFunctionResult('successor', answer)[0]);
}

/** Where the root became `root`: the newest such event since the block `from`, and up to `to` where that is known. */
export const findRootEvent = (root: string, from: number, to?: number): Promise<Log | undefined> =>
  newestEvent(chain().marketplace, marketplace.encodeFilterTopics('LogMerkleRootUpdated', [root]), from, to);

/** Where `market` took over the tree of `older`. */
export const findMoveIn = (market: string, older: string): Promise<Log | undefined> =>
  newestEvent(market, marketplace.encodeFilterTopics('MovedIn', [older]), 0);

async function newestEvent(
  address: string,
  topics: unknown,
  from: number,
  to?: number,
): Promise<Log | undefined> {
  for (let last = to ?? (await blockNumber()); last >= from; last -= blocksOfLogs) {
    const first = Math.max(from, last - blocksOfLogs + 1);
    const filter = { address, fromBlock: hexOf(first), toBlock: hexOf(last), topics };
    const found = (await rpc('eth_getLogs', [filter], z.array(logSchema))).at(-1);
    if (found) return found;
  }
  return undefined;
}

const feesSchema = z.object({
  baseFeePerGas: z.array(quantity).min(1),
  // Some nodes say null, for all blocks or for an empty one.
  reward: z.array(z.array(quantity).nullish()).nullish(),
});
/** Base fee of the next block and the median tip of the last ones, in wei for each unit of gas. */
export async function marketFees(): Promise<{ baseWei: bigint; tipWei: bigint }> {
  const { baseFeePerGas, reward } = await rpc('eth_feeHistory', ['0xa', 'latest', [50]], feesSchema);
  const tips = (reward ?? []).flatMap((tip) => tip ?? []).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const tipWei = tips[Math.floor(tips.length / 2)] ?? (await rpc('eth_maxPriorityFeePerGas', [], quantity));
  return { baseWei: baseFeePerGas.at(-1) ?? 0n, tipWei };
}
