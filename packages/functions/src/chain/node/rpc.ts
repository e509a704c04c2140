/** JSON-RPC to the chain's node: a time limit, and the contract's no told from the node's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { chain } from '../../wiring.ts';

const timeoutMs = 15_000;
/** Before each further try where the node says no: it may be taking over a block, or count requests by the second. */
const pausesMs = [100, 400, 1_200];

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});

type NodeAnswer = z.infer<typeof answerSchema>;

/** The contract said no: only it makes revert data. A node says no for reasons of its own, and they pass. */
export class RpcRefusal extends Error {
  /** 0x hex: a selector and what follows it. */
  readonly data: string;

  constructor(message: string, data: string) {
    super(message);
    this.name = 'RpcRefusal';
    this.data = data;
  }
}

/** A selector at least: a revert without a word is also what a node says that has lost the state it was asked about. */
const isRevert = (data: unknown): data is string =>
  typeof data === 'string' && /^0x[0-9a-f]{8,}$/i.test(data);

export const unavailable = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'ChainUnavailable', 'The chain cannot be reached at the moment.', {
    advice: 'Nothing is lost; it is tried again each minute.',
    cause,
  });

/**
 * @throws RpcRefusal where the contract says no
 * @throws MarketError ChainUnavailable where the node does, or makes no sense, or does not answer; the call may have had
 * its effect
 */
export async function rpc<T>(method: string, params: readonly unknown[], schema: z.ZodType<T>): Promise<T> {
  const { error, result } = await settledAnswer(method, params);
  if (error) {
    const { code, message, data } = error;
    if (isRevert(data)) throw new RpcRefusal(message, data);
    throw unavailable(new Error(`the node said no to ${method}: ${code} ${message}`));
  }
  const read = schema.safeParse(result ?? null);
  if (!read.success) throw unavailable(read.error);
  return read.data;
}

/** Asks again where the node says no for a reason of its own. */
async function settledAnswer(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  let answer = await askNode(method, params);
  for (const pauseMs of pausesMs) {
    if (!answer.error || isRevert(answer.error.data)) break;
    await sleep(pauseMs);
    answer = await askNode(method, params);
  }
  return answer;
}

/** What the node says, a no too. @throws MarketError ChainUnavailable where it does not answer in JSON-RPC */
export async function askNode(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  try {
    return await ask(method, params);
  } catch (error) {
    throw unavailable(error);
  }
}

async function ask(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
  const response = await fetch(chain().rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  // Some nodes answer a refusal with status 400; others answer anything else with a page.
  if (!response.ok && !text.startsWith('{')) throw new Error(`the node answered ${response.status}`);
  return answerSchema.parse(JSON.parse(text));
}
