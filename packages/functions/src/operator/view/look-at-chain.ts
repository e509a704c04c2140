/** Reads the chain for operators. They look most when no node answers: the stored data is shown then. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { chainUnavailable } from '../../chain/node/rpc.ts';

/** The time limit, for a node that hangs. */
const longestMs = 5_000;

async function inTime<T>(look: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = sleep(longestMs, undefined, { signal: patience.signal }).then(() => {
    throw chainUnavailable(new Error(`no node answered within ${longestMs} ms`));
  });
  try {
    return await Promise.race([look, late]);
  } finally {
    late.catch(() => undefined);
    patience.abort();
  }
}

export type Look<T> =
  | { readonly kind: 'read'; readonly found: T }
  | { readonly kind: 'unread'; readonly why: { readonly code: string; readonly message: string } };

/** @returns what the chain says, or why it could not be read */
export async function lookAtChain<T>(look: Promise<T>): Promise<Look<T>> {
  try {
    return { kind: 'read', found: await inTime(look) };
  } catch (error) {
    if (!(error instanceof MarketError && error.kind === 'unavailable')) throw error;
    return { kind: 'unread', why: { code: error.code, message: error.message } };
  }
}
