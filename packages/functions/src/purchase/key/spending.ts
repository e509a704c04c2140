/**
 * What a key's purchases cost in a calendar month (UTC). Conditional writes hold the amount before anything is
 * signed, so that no cap is exceeded.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { formatSgd } from '@cgdx/core/pricing/pricing.ts';
import { z } from 'zod';
import type { CallingKey } from '../../ground/caller/key-caller.ts';
import { is, isAtMost } from '../../ground/table/expression.ts';
import { change, findItem, putOnce, tryChange, tryTogether, type Write } from '../../ground/table/item.ts';
import { listItems } from '../../ground/table/query.ts';
import type { StoredQuote } from '../record/quote.ts';

const table = 'SpendingTable';

const sumSchema = z.object({ cents: z.number().int() });
const holdSchema = z.object({
  entry: z.string(),
  cents: z.number().int(),
  /** `held`: the quote may be paid. `spent`: it was paid. `given-back`: it was not paid in time. */
  state: z.enum(['held', 'spent', 'given-back']),
  /** Unix seconds. */
  deadline: z.number().int(),
});

/** The month in which a quote counts, for example `2026-11`: the month in which it was made. */
const monthOf = (at: string): string => at.slice(0, 7);

const sumKey = (keyId: string, month: string) => ({ part: `${keyId}#${month}`, entry: 'sum' });
const holdPrefix = 'quote#';

type Quoted = Pick<StoredQuote, 'quoteId' | 'createdAt' | 'deadline'>;
const holdKey = (keyId: string, { quoteId, createdAt }: Pick<Quoted, 'quoteId' | 'createdAt'>) => ({
  part: `${keyId}#${monthOf(createdAt)}`,
  entry: `${holdPrefix}${quoteId}`,
});

const centsIn = async (keyId: string, month: string): Promise<number> =>
  (await findItem(table, sumKey(keyId, month), sumSchema))?.cents ?? 0;

/** @returns cents of SGD that a key has spent in this month, or may still spend on open quotes */
export const spentThisMonth = (keyId: string): Promise<number> =>
  centsIn(keyId, monthOf(new Date().toISOString()));

/**
 * A payment that nobody reported is found within minutes. So a day after it expired, an offer is certainly
 * unpaid.
 */
const noticedSeconds = 86_400;

const givenBack = (key: { readonly part: string; readonly entry: string }, cents: number): Write[] => [
  change(table, key, { set: { state: 'given-back' }, onlyIf: { state: is('held') } }),
  change(table, { part: key.part, entry: 'sum' }, { count: { cents: -cents } }),
];

/** Releases the amounts held for offers that were not paid in time. */
async function giveBackExpired(keyId: string, month: string): Promise<boolean> {
  const { part } = sumKey(keyId, month);
  const before = Date.now() / 1_000 - noticedSeconds;
  const holds = await listItems(table, { part }, { schema: z.union([holdSchema, sumSchema]) });
  const expired = holds.flatMap((one) =>
    'state' in one && one.state === 'held' && one.deadline < before ? [one] : [],
  );
  const given = await Promise.all(
    expired.map(({ entry, cents }) => tryTogether(givenBack({ part, entry }, cents))),
  );
  return given.includes(true);
}

function beyond({ capCents }: CallingKey, cents: number, spent: number, month: string): MarketError {
  const [cost, left, cap] = [cents, Math.max(capCents - spent, 0), capCents].map((of) =>
    formatSgd(BigInt(of)),
  );
  return new MarketError(
    'auth',
    'KeyBeyondCap',
    `This costs ${cost}, and this key has ${left} left of ${cap} in ${month}.`,
    {
      advice:
        'The amount of an unpaid offer is released a day after it expires. Its owner can make a key with another cap.',
    },
  );
}

/** Calls of one key at the same moment conflict. Each failed attempt means that another call was written. */
const mostTries = 200;
const longestPauseMs = 100;

/** What a quote costs, in cents of SGD. */
interface Cost {
  readonly quote: Quoted;
  readonly cents: number;
}

/**
 * Holds the amounts of quotes under the key's cap, all of them or none. Repeated for the same quotes it holds
 * nothing more.
 * @param costs quotes made at one moment; at least one
 * @param more further writes of the same transaction
 * @throws MarketError KeyBeyondCap, with the figures
 */
export async function holdAmounts(
  key: CallingKey,
  costs: readonly [Cost, ...Cost[]],
  more: readonly Write[] = [],
): Promise<void> {
  const { keyId, capCents } = key;
  const [{ quote: first }] = costs;
  const cents = costs.reduce((sum, cost) => sum + cost.cents, 0);
  const month = monthOf(first.createdAt);
  let hasGivenBack = false;
  for (let tries = 0; tries < mostTries; tries++) {
    if (await findItem(table, holdKey(keyId, first), holdSchema)) return;
    const spent = await centsIn(keyId, month);
    if (spent + cents > capCents) {
      if (hasGivenBack || !(await giveBackExpired(keyId, month))) throw beyond(key, cents, spent, month);
      hasGivenBack = true;
      continue;
    }
    const isHeld = await tryTogether([
      change(table, sumKey(keyId, month), {
        count: { cents },
        onlyIf: { cents: isAtMost(capCents - cents) },
      }),
      ...costs.map(({ quote, cents: own }) =>
        putOnce(table, {
          ...{ ...holdKey(keyId, quote), cents: own, state: 'held', deadline: quote.deadline },
        }),
      ),
      ...more,
    ]);
    if (isHeld) return;
    await sleep(Math.random() * longestPauseMs);
  }
  throw new MarketError('busy', 'TooManyRequests', 'This key is buying very much at once.', {
    advice: 'Nothing was done. Try again in a moment.',
    retryAfterSeconds: 1,
  });
}

/** Holds the amount of one quote. */
export const holdSpending = (
  key: CallingKey,
  quote: Quoted,
  cents: number,
  more: readonly Write[] = [],
): Promise<void> => holdAmounts(key, [{ quote, cents }], more);

/** Returns the writes that release the amount held for a quote of a key; none if nothing is held. */
export async function releaseHold({
  keyId = '',
  ...quote
}: Pick<StoredQuote, 'keyId' | 'quoteId' | 'createdAt'>): Promise<Write[]> {
  const key = holdKey(keyId, quote);
  const hold = await findItem(table, key, holdSchema);
  return hold?.state === 'held' ? givenBack(key, hold.cents) : [];
}

/** Releases the amounts held for quotes of a key that the caller never received. */
export async function releaseHolds(
  keyId: string,
  quotes: readonly Pick<StoredQuote, 'quoteId' | 'createdAt'>[],
): Promise<void> {
  for (const { quoteId, createdAt } of quotes) {
    const writes = await releaseHold({ keyId, quoteId, createdAt });
    // If another call was written first, the amount is released a day after the quote expires.
    if (writes.length > 0) await tryTogether(writes);
  }
}

/** Records that the held amount was spent: a quote of the key was paid. */
export async function noteSpent(keyId: string, quote: Pick<Quoted, 'quoteId' | 'createdAt'>): Promise<void> {
  const key = holdKey(keyId, quote);
  const spent = { set: { state: 'spent' } };
  if (await tryChange(change(table, key, { ...spent, onlyIf: { state: is('held') } }))) return;
  const hold = await findItem(table, key, holdSchema);
  // The quote was paid at the last moment, and this was noticed a day later: the amount counts all the same.
  if (hold?.state === 'given-back')
    await tryTogether([
      change(table, key, { ...spent, onlyIf: { state: is('given-back') } }),
      change(table, sumKey(keyId, monthOf(quote.createdAt)), { count: { cents: hold.cents } }),
    ]);
}
