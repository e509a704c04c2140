/** Speaks JSON-RPC with a node of the chain. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { AskNode } from '@cgdx/core/purchase/check/chain-fault.ts';
import { z } from 'zod';

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const away = (url: string, why: string): MarketError =>
  new MarketError('unavailable', 'ChainAway', `The node at ${url} ${why}.`, {
    advice: 'The archive holds by itself: ask the chain again later, or another node of it.',
  });

/** @returns what asks it; that throws MarketError ChainAway if there is no answer */
export const nodeAt =
  (url: string): AskNode =>
  async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }).catch(() => {
      throw away(url, 'cannot be reached');
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw away(url, 'sent an unexpected answer');
    if (answer.data.error) throw away(url, `refused ${method}`);
    return answer.data.result ?? null;
  };
