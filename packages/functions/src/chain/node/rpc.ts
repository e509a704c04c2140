/** JSON-RPC to the chain's node: sets a time limit, and tells a contract's revert from a node's own error. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { chain } from '../../ground/links.ts';

const timeoutMs = 15_000;
/** Before each retry of a node's own error: it may be importing a block, or limit requests by the second. */
const pausesMs = [100, 400, 1_200];

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});

type NodeAnswer = z.infer<typeof answerSchema>;

/**
 * The contract reverted: only a contract produces revert data. A node's own errors are temporary, and are not
 * of this class.
 */
export class RpcRefusal extends Error {
  /** 0x hex: an error's selector and its arguments. */
  readonly data: string;

  constructor(message: string, data: string) {
    super(message);
    this.name = 'RpcRefusal';
    this.data = data;
  }
}

/** At least a selector: a node that has lost the state it was asked about also reports a revert, without data. */
const isRevert = (data: unknown): data is string =>
  typeof data === 'string' && /^0x[0-9a-f]{8,}$/i.test(data);

export const chainUnavailable = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'ChainUnavailable', 'The chain cannot be reached at the moment.', {
    advice: 'Nothing is lost; it is tried again each minute.',
    cause,
  });

/**
 * @throws RpcRefusal if the contract reverts
 * @throws MarketError ChainUnavailable if the node answers with an error of its own, with nonsense, or not at all; the
 * call may have had its effect
 */
export async function rpc<T>(method: string, params: readonly unknown[], schema: z.ZodType<T>): Promise<T> {
  const { error, result } = await askWithRetries(method, params);
  if (error) {
    const { code, message, data } = error;
    if (isRevert(data)) throw new RpcRefusal(message, data);
    throw chainUnavailable(new Error(`the node refused ${method}: ${code} ${message}`));
  }
  const read = schema.safeParse(result ?? null);
  if (!read.success) throw chainUnavailable(read.error);
  return read.data;
}

/** Asks again if the node answers with an error of its own. */
async function askWithRetries(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  let answer = await askNode(method, params);
  for (const pauseMs of pausesMs) {
    if (!answer.error || isRevert(answer.error.data)) break;
    await sleep(pauseMs);
    answer = await askNode(method, params);
  }
  return answer;
}

/** The node's answer, which may be an error. @throws MarketError ChainUnavailable if it is not JSON-RPC */
export async function askNode(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  try {
    return await post(method, params);
  } catch (error) {
    throw chainUnavailable(error);
  }
}

async function post(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  const response = await fetch(chain().rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  // Some nodes send a JSON-RPC error with status 400; other failures come as an HTML page.
  if (!response.ok && !text.startsWith('{')) throw new Error(`the node answered ${response.status}`);
  return answerSchema.parse(JSON.parse(text));
}
