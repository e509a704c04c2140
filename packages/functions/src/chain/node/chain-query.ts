/** What the lane asks a node about the chain: blocks, accounts, transactions, fees. */
import { z } from 'zod';
import { chain } from '../../ground/links.ts';
import { askNode, chainUnavailable, rpc } from './rpc.ts';
import { hex, hexOf, logsSchema, number, quantity, word } from './rpc-value.ts';

const receiptSchema = z.object({
  transactionHash: z.string(),
  blockNumber: number,
  status: number,
  gasUsed: quantity,
  logs: logsSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;
const receiptOrNone = receiptSchema.nullable();
const blockSchema = z.object({ hash: word, timestamp: number }).nullable();

const findBlock = (block: number) => rpc('eth_getBlockByNumber', [hexOf(block), false], blockSchema);

/** Whether the node serves the market's chain: the contracts may have the same addresses on another. */
export const isOwnChain = async (): Promise<boolean> =>
  (await rpc('eth_chainId', [], number)) === chain().chainId;
export const blockNumber = (): Promise<number> => rpc('eth_blockNumber', [], number);
/** @returns null if the chain is not that long */
export const blockHash = async (block: number): Promise<string | null> =>
  (await findBlock(block))?.hash ?? null;
/** @returns Unix seconds; null if the chain is not that long */
export const blockTime = async (block: number): Promise<number | null> =>
  (await findBlock(block))?.timestamp ?? null;
/** Returns how many transactions of `address` are in a block. */
export const minedCount = (address: string): Promise<number> =>
  rpc('eth_getTransactionCount', [address, 'latest'], number);
/** Returns how many transactions of `address` are in a block or wait for one. */
export const pendingCount = (address: string): Promise<number> =>
  rpc('eth_getTransactionCount', [address, 'pending'], number);
/** Wei of the chain's own currency. */
export const balanceOf = (address: string): Promise<bigint> =>
  rpc('eth_getBalance', [address, 'latest'], quantity);
export const findReceipt = (hash: string): Promise<Receipt | null> =>
  rpc('eth_getTransactionReceipt', [hash], receiptOrNone);
/** Whether the node has the transaction, in a block or waiting for one. */
export const isKnown = async (hash: string): Promise<boolean> =>
  (await rpc('eth_getTransactionByHash', [hash], z.unknown())) !== null;

/** A transaction of ours that is in a block, with its signature. */
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

/** @returns null if the chain does not have it in a block */
export async function findTransaction(hash: string): Promise<MinedTransaction | null> {
  const found = await rpc('eth_getTransactionByHash', [hash], z.unknown());
  return minedTransactionSchema.safeParse(found).data ?? null;
}

/** @returns why the node does not take it, in the node's own words; undefined if it does */
export async function sendRaw(raw: string): Promise<string | undefined> {
  const { error, result } = await askNode('eth_sendRawTransaction', [raw]);
  if (!error && typeof result !== 'string')
    throw chainUnavailable(new Error('a transaction without its hash'));
  return error?.message;
}

const feesSchema = z.object({
  baseFeePerGas: z.array(quantity).min(1),
  // Some nodes answer null, for all blocks or for an empty one.
  reward: z.array(z.array(quantity).nullish()).nullish(),
});
/** Base fee of the next block and the median tip of the last ones, in wei for each unit of gas. */
export async function marketFees(): Promise<{ baseWei: bigint; tipWei: bigint }> {
  const { baseFeePerGas, reward } = await rpc('eth_feeHistory', ['0xa', 'latest', [50]], feesSchema);
  const tips = (reward ?? []).flatMap((tip) => tip ?? []).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const tipWei = tips[Math.floor(tips.length / 2)] ?? (await rpc('eth_maxPriorityFeePerGas', [], quantity));
  return { baseWei: baseFeePerGas.at(-1) ?? 0n, tipWei };
}
