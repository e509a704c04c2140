/** JSON-RPC to the chain's node: one try, a time limit, errors that say whether the node was reached. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { chain } from '../wiring.ts';

const timeoutMs = 15_000;

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});

/** The node answered, and said no. */
export class RpcRefusal extends Error {
  /** Revert data as 0x hex, where there is any. */
  readonly data: string | undefined;

  constructor(message: string, data: unknown) {
    super(message);
    this.name = 'RpcRefusal';
    this.data = typeof data === 'string' && data.startsWith('0x') ? data : undefined;
  }
}

const unavailable = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'ChainUnavailable', 'The chain cannot be reached at the moment.', {
    advice: 'Nothing is lost; it is tried again each minute.',
    cause,
  });

/**
 * @throws RpcRefusal where the node says no
 * @throws MarketError ChainUnavailable where it does not answer; the call may have had its effect
 */
export async function rpc<T>(method: string, params: readonly unknown[], schema: z.ZodType<T>): Promise<T> {
  const answer = await ask(method, params).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (answer.error) throw new RpcRefusal(answer.error.message, answer.error.data);
  return schema.parse(answer.result ?? null);
}

async function ask(method: string, params: readonly unknown[]): Promise<z.infer<typeof answerSchema>> {
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
