/** Selects, from everything that the console shows, what needs an operator now, the most urgent first. Pure. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';

import { faultyBalances } from '../../lib/operator/faulty-balance.ts';

export type Weight = 'now' | 'today' | 'look';

export interface Need {
  /** The page of the console where the need is handled. */
  readonly place: 'executions' | 'dead-letters' | 'reviews' | 'payouts' | 'chain' | 'ledger';
  readonly title: string;
  readonly weight: Weight;
  readonly count: number;
  /** True if the count is a minimum: there are more than were read. */
  readonly isMore: boolean;
  /** ISO 8601: the time of the oldest one that was read; undefined if none has a time. */
  readonly since: string | undefined;
  readonly to: string;
  /** Why it matters, in one sentence. */
  readonly why: string;
}

export const stoppable = ['purchase', 'payout', 'contribution'] as const;
export const stops = ['failed', 'timed-out'] as const;
type Workflow = (typeof stoppable)[number];

/** One page of a workflow's executions with a status, newest first. */
export interface Stopped {
  readonly workflow: Workflow;
  readonly status: (typeof stops)[number];
  readonly page: AnswerBodyOf<'GET /operator/executions'>;
}

/** The console's data; a field is undefined if it could not be read. */
export interface ConsoleData {
  /** The most urgent workflow first. */
  readonly stopped: readonly Stopped[];
  readonly letters: AnswerBodyOf<'GET /operator/dead-letters'> | undefined;
  readonly reviews: AnswerBodyOf<'GET /operator/reviews'> | undefined;
  /** Payouts that failed. */
  readonly payouts: AnswerBodyOf<'GET /operator/payouts'> | undefined;
  readonly chain: AnswerBodyOf<'GET /operator/chain'> | undefined;
  readonly ledger: AnswerBodyOf<'GET /operator/ledger'> | undefined;
}

const workflows = {
  purchase: { title: 'Purchases', weight: 'now', why: 'Buyers have paid and wait for data.' },
  payout: { title: 'Payouts', weight: 'now', why: 'People have claimed and wait for money.' },
  contribution: {
    title: 'Contributions',
    weight: 'today',
    why: 'People wait for their score; after 14 days it can no longer go on.',
  },
} as const satisfies Record<Workflow, Pick<Need, 'title' | 'weight' | 'why'>>;

const oldest = (times: readonly string[]): string | undefined => times.toSorted()[0];

/** A change of the root that is unconfirmed for longer than this needs an operator. */
const confirmedWithinMs = 10 * 60_000;

const order: readonly Weight[] = ['now', 'today', 'look'];

export function needsOf(
  { stopped, letters, reviews, payouts, chain, ledger }: ConsoleData,
  nowMs: number,
): Need[] {
  const needs: Need[] = [];
  for (const { workflow, status, page } of stopped) {
    const { executions, cursor } = page;
    needs.push({
      place: 'executions',
      ...workflows[workflow],
      title: `${workflows[workflow].title} ${status === 'failed' ? 'have stopped' : 'took too long'}`,
      count: executions.length,
      isMore: cursor !== undefined,
      since: oldest(executions.map(({ startedAt, endedAt }) => endedAt ?? startedAt)),
      to: `/operator/executions?workflow=${workflow}&status=${status}`,
    });
  }
  const failed = payouts?.payouts ?? [];
  needs.push({
    place: 'payouts',
    title: 'Payouts that failed and are tried again',
    weight: 'today',
    count: failed.length,
    isMore: payouts?.cursor !== undefined,
    since: oldest(failed.map(({ createdAt }) => createdAt)),
    to: '/operator/payouts?state=failed',
    why: 'The sweep tries each again every five minutes; one that stays needs money or a decision.',
  });
  const waiting = letters?.deadLetters ?? [];
  needs.push({
    place: 'dead-letters',
    title: 'Events that nobody has handled',
    weight: 'today',
    count: waiting.length,
    isMore: letters?.cursor !== undefined,
    since: oldest(waiting.map(({ firstFailedAt }) => firstFailedAt)),
    to: '/operator/dead-letters',
    why: 'What they should have started has not been done.',
  });
  // A shared wallet is listed with them, but waits for nothing: it would stay here for ever.
  const asked = [...(reviews?.requests ?? []), ...(reviews?.reviews ?? [])].map(({ createdAt }) => createdAt);
  needs.push({
    place: 'reviews',
    title: 'People who wait for a decision',
    weight: (reviews?.requests ?? []).length > 0 ? 'today' : 'look',
    count: asked.length,
    isMore: reviews?.cursor !== undefined,
    since: oldest(asked),
    to: '/operator/reviews',
    why: 'Contributions, refunds, complaints and appeals: only an operator can decide.',
  });
  needs.push({
    place: 'chain',
    title: chain?.unread ? 'No node of the chain answers' : 'The chain lane has stopped',
    weight: 'now',
    count: chain && hasChainStopped(chain, nowMs) ? 1 : 0,
    isMore: false,
    since: chain?.oldestUnconfirmedAt,
    to: '/operator/chain',
    why: 'Nothing is recorded and nobody is paid in CGDX until it goes on.',
  });
  needs.push({
    place: 'ledger',
    title: 'Accounts with an impossible balance',
    weight: 'now',
    count: faultyBalances(ledger?.balances ?? []).length,
    isMore: false,
    since: undefined,
    to: '/operator/ledger',
    why: 'The books do not balance: an entry is missing, or was made twice.',
  });
  return needs
    .filter(({ count }) => count > 0)
    .sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}

function hasChainStopped(chain: NonNullable<ConsoleData['chain']>, nowMs: number): boolean {
  if (chain.unread !== undefined) return true;
  if (chain.isEqual === false && chain.inFlight === undefined && chain.lease === undefined) return true;
  const { oldestUnconfirmedAt } = chain;
  return oldestUnconfirmedAt !== undefined && nowMs - Date.parse(oldestUnconfirmedAt) > confirmedWithinMs;
}

export interface Weighed {
  readonly count: number;
  readonly isMore: boolean;
  readonly weight: Weight;
}

/** Groups the needs by place: their total count and their most urgent weight. */
export function weighedBy(needs: readonly Need[]): ReadonlyMap<string, Weighed> {
  const places = new Map<string, Weighed>();
  for (const { place, count, isMore, weight } of needs) {
    const before = places.get(place);
    // The needs are sorted, so the first of a place is its most urgent.
    places.set(place, {
      count: count + (before?.count ?? 0),
      isMore: isMore || (before?.isMore ?? false),
      weight: before?.weight ?? weight,
    });
  }
  return places;
}
