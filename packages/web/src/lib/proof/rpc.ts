import { z } from 'zod';
import type { Rpc } from './chain-steps.ts';

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Speaks JSON-RPC with a node of the chain. @throws Error with a sentence for the person */
export const rpcOf =
  (url: string, signal: AbortSignal): Rpc =>
  async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      cache: 'no-store',
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new Error('The chain’s node cannot be reached.');
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !answer.success) throw new Error('The chain’s node sent an unexpected response.');
    if (answer.data.error) throw new Error(`The chain’s node refused: ${answer.data.error.message}.`);
    return answer.data.result ?? null;
  };
