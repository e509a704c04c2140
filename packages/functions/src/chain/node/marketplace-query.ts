/** What the lane asks a node about the marketplace: its root and size, its events, what a call would cost. */
import { decodeVoids, type Void } from '@cgdx/core/merkle/void.ts';
import { z } from 'zod';
import { chain } from '../../ground/links.ts';
import { blockNumber } from './chain-query.ts';
import { marketplace, marketplaceMissing } from './marketplace.ts';
import { rpc } from './rpc.ts';
import { hex, hexOf, type Log, logsSchema, number, quantity, word } from './rpc-value.ts';

/** Gas that the call would use now. @throws RpcRefusal if the contract would revert */
export const estimateGas = (from: string, data: string): Promise<bigint> =>
  rpc('eth_estimateGas', [{ from, to: chain().marketplace, data }], quantity);

/** Makes the call without a transaction, on the state after a block. @throws RpcRefusal if the contract reverts */
export const callAt = (from: string, data: string, block: number): Promise<string> =>
  rpc('eth_call', [{ from, to: chain().marketplace, data }, hexOf(Math.max(0, block))], z.string());

/** @throws MarketError MarketplaceMissing if there is no contract at the linked address */
export const currentRoot = (): Promise<string> => rootAt(chain().marketplace);

/** Returns the number of leaves in the contract's tree. */
export const currentSize = (): Promise<number> => sizeAt(chain().marketplace);

/** Returns root and number of leaves of any market contract, linked or not. */
export const rootAndSizeAt = (market: string): Promise<[string, number]> =>
  Promise.all([rootAt(market), sizeAt(market)]);

async function rootAt(market: string): Promise<string> {
  const data = marketplace.encodeFunctionData('getDataUploadMerkleRoot');
  const answer = await rpc('eth_call', [{ to: market, data }, 'latest'], word);
  if (answer === '0x') throw marketplaceMissing();
  return answer.toLowerCase();
}

async function sizeAt(market: string): Promise<number> {
  const data = marketplace.encodeFunctionData('size');
  return Number(await rpc('eth_call', [{ to: market, data }, 'latest'], quantity));
}

/** Returns the claimable size of the tree: the reward of every leaf with a lower index can be claimed by now. */
export const claimableSize = (): Promise<number> => askMarket('claimableSize', [], number);

/** Returns the Unix second from which the reward of the leaf at `index` can be claimed; 0 if it can be already. */
export const claimableFrom = (index: number): Promise<number> => askMarket('claimableFrom', [index], number);

/** Returns the day's cap on rewards and the part of it that was paid by now, in base units. */
export async function epochBudget(): Promise<{ readonly cap: bigint; readonly paid: bigint }> {
  const answer = await askMarket('epochBudget', [], hex);
  const [cap, paid] = marketplace.decodeFunctionResult('epochBudget', answer);
  return { cap, paid };
}

/** Returns the ranges of leaves that were cut from the tree. */
export const currentVoids = async (): Promise<Void[]> => decodeVoids(await askMarket('voids', [], hex));

const askMarket = <T>(name: string, args: readonly unknown[], schema: z.ZodType<T>): Promise<T> => {
  const data = marketplace.encodeFunctionData(name, args);
  return rpc('eth_call', [{ to: chain().marketplace, data }, 'latest'], schema);
};

/** Returns the market in whose favour `market` was retired; the zero address if it was not. */
export async function successorOf(market: string): Promise<string> {
  const data = marketplace.encodeFunctionData('successor');
  const answer = await rpc('eth_call', [{ to: market, data }, 'latest'], word);
  return answer === '0x' ? answer : String(marketplace.decodeFunctionResult('successor', answer)[0]);
}

/**
 * Returns the newest event between the blocks `from` and `to` that made `root` the root; `to` defaults to the
 * newest block.
 */
export const findRootEvent = (root: string, from: number, to?: number): Promise<Log | undefined> =>
  newestEvent(chain().marketplace, marketplace.encodeFilterTopics('LogMerkleRootUpdated', [root]), from, to);

/** The event of the cut that made `root` the root. */
export const findCut = (root: string): Promise<Log | undefined> =>
  newestEvent(chain().marketplace, marketplace.encodeFilterTopics('RootsVoided', [null, root]), 0);

/** Returns the events by which the root was changed from this block on, oldest first. */
export async function rootEventsSince(block: number): Promise<Log[]> {
  const newest = await blockNumber();
  const topics = marketplace.encodeFilterTopics('LogMerkleRootUpdated', []);
  const found: Log[] = [];
  for (let first = block; first <= newest; first += blocksPerQuery) {
    const toBlock = hexOf(Math.min(newest, first + blocksPerQuery - 1));
    const filter = { address: chain().marketplace, fromBlock: hexOf(first), toBlock, topics };
    found.push(...(await rpc('eth_getLogs', [filter], logsSchema)));
  }
  return found;
}

/** The event with which `market` took over the tree of `older`. */
export const findMoveIn = (market: string, older: string): Promise<Log | undefined> =>
  newestEvent(market, marketplace.encodeFilterTopics('MovedIn', [older]), 0);

/** Returns the hashes of all transactions in these blocks that bought something, in their order. */
export async function purchaseTransactions(from: number, to: number): Promise<string[]> {
  const topics = marketplace.encodeFilterTopics('DataSetPurchased', []);
  const filter = { address: chain().marketplace, fromBlock: hexOf(from), toBlock: hexOf(to), topics };
  const found = await rpc('eth_getLogs', [filter], logsSchema);
  return [...new Set(found.map(({ transactionHash }) => transactionHash.toLowerCase()))];
}

/** Public nodes search no more blocks at once. */
export const blocksPerQuery = 1_024;

async function newestEvent(
  address: string,
  topics: unknown,
  from: number,
  to?: number,
): Promise<Log | undefined> {
  for (let last = to ?? (await blockNumber()); last >= from; last -= blocksPerQuery) {
    const first = Math.max(from, last - blocksPerQuery + 1);
    const filter = { address, fromBlock: hexOf(first), toBlock: hexOf(last), topics };
    const found = (await rpc('eth_getLogs', [filter], logsSchema)).at(-1);
    if (found) return found;
  }
  return undefined;
}
