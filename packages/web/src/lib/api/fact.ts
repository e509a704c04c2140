/**
 * Which queries show which facts. Several often show one, such as a reward's state beside what is not paid yet: as soon as
 * one of them has seen a change, the others are asked again, so that no page says two things.
 */
import type { Query, QueryClient } from '@tanstack/react-query';

/** By the first word of a query's key, the facts that it shows. */
const factsOf = {
  /** An export is on its way, accepted or refused. */
  contribution: ['upload'],
  contributions: ['upload'],
  /** A person's accepted uploads, with the state of each reward. */
  upload: ['upload', 'reward', 'withdrawal'],
  /** The uploads that a pool sells, and who already owns them. */
  'upload-datapool': ['upload', 'withdrawal', 'purchase'],
  'pool-quality': ['upload', 'withdrawal'],
  'pool-card': ['upload', 'withdrawal'],
  register: ['upload'],
  payout: ['reward', 'bank'],
  payouts: ['reward', 'bank'],
  statement: ['upload', 'reward', 'withdrawal'],
  withdrawals: ['withdrawal'],
  requests: ['request'],
  transaction: ['purchase'],
  transactions: ['purchase'],
  orders: ['purchase'],
  panel: ['upload', 'withdrawal', 'purchase'],
  'stripe-account': ['bank'],
  /** The wallet's missing balance: a reward lowers it, a purchase raises it. */
  'wallet-lack': ['reward', 'purchase'],
  /** Facts that no other query shows, or that no action of a person changes. */
  upload_v2: [],
  wallet: [],
  keys: [],
  webhooks: [],
  card: [],
  billing: [],
  consent: [],
  account: [],
  assistant: [],
  catalogue: [],
  'data-pool': [],
  'pool-table': [],
  dataset: [],
  proof: [],
  quote: [],
  /** All that operators see shows what they do: the audit log alone has each of it. */
  operator: ['operation'],
} as const satisfies Record<string, readonly string[]>;

export type Fact = (typeof factsOf)[keyof typeof factsOf][number];

const wordOf = ({ queryKey }: Pick<Query, 'queryKey'>): string => String(queryKey[0]);
export const factsShownBy = (word: string): readonly Fact[] | undefined =>
  Object.hasOwn(factsOf, word) ? factsOf[word as keyof typeof factsOf] : undefined;

/** Queries that are read when next opened: only their first page changes while a person looks, and a large pool has tens of pages. */
const readWhenOpened: readonly string[] = ['upload-datapool', 'pool-quality'];

/** Asks again for all that shows one of these facts, because somebody has just changed it. */
export async function refreshFacts(
  queries: QueryClient,
  facts: readonly Fact[],
  except?: Pick<Query, 'queryHash'>,
): Promise<void> {
  const shows = (query: Query): boolean =>
    query.queryHash !== except?.queryHash &&
    (factsShownBy(wordOf(query)) ?? []).some((fact) => facts.includes(fact));
  const isLater = (query: Query): boolean => readWhenOpened.includes(wordOf(query));
  await Promise.all([
    queries.invalidateQueries({ predicate: (query) => shows(query) && !isLater(query) }),
    queries.invalidateQueries({ predicate: (query) => shows(query) && isLater(query), refetchType: 'none' }),
  ]);
}

/** The fields of an answer whose change is a change of a fact: not progress, nor when it was written. */
const telling = ['state', 'status', 'rewardState', 'withdrawnAt', 'datasetDeletedAt', 'dispute', 'kind'];
const naming = ['uploadHash', 'payoutId', 'purchaseId', 'contributionId', 'event', 'bookedAt'];

/** What an answer says of its facts, as text. */
function saidBy(data: unknown): string {
  const items = Array.isArray(data) ? data : [data];
  const fields = [...naming, ...telling];
  return JSON.stringify(
    items.map((item) => fields.map((field) => (item as Record<string, unknown> | null)?.[field] ?? 0)),
  );
}

/** The server's indexes follow a write within moments: what was read before is read once more. */
const indexLagMs = 2_000;

/** Has every query asked again that shows a fact of which another has seen a change. */
export function watchFacts(queries: QueryClient): void {
  const said = new WeakMap<Query, string>();
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.state.data === undefined) return;
    const facts = factsShownBy(wordOf(query)) ?? [];
    if (facts.length === 0 || wordOf(query) === 'operator') return;
    const before = said.get(query);
    const now = saidBy(query.state.data);
    if (before === now) return;
    said.set(query, now);
    if (before === undefined) return;
    void refreshFacts(queries, facts, query);
    setTimeout(() => void refreshFacts(queries, facts, query), indexLagMs);
  });
}
