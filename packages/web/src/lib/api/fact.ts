/**
 * Declares which queries show which facts. Several queries often show the same fact, such as a reward's state and the sum
 * that is still owed. As soon as one of them sees a change, the others are requested again, so that no page contradicts itself.
 */
import type { Query, QueryClient } from '@tanstack/react-query';

/** The facts that a query shows, by the first word of the query's key. */
const factsOf = {
  /** Whether an export is in progress, accepted or refused. */
  contribution: ['upload'],
  contributions: ['upload'],
  /** The person's accepted uploads, with the state of each reward. */
  upload: ['upload', 'reward', 'withdrawal'],
  /** The uploads that a pool sells, and which of them the person owns. */
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
  /** Queries whose facts no other query shows, or no action of a person changes. */
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
  /** Everything that operators see can show their own actions, and the audit log shows each of them. */
  operator: ['operation'],
} as const satisfies Record<string, readonly string[]>;

export type Fact = (typeof factsOf)[keyof typeof factsOf][number];

const wordOf = ({ queryKey }: Pick<Query, 'queryKey'>): string => String(queryKey[0]);
export const factsShownBy = (word: string): readonly Fact[] | undefined =>
  Object.hasOwn(factsOf, word) ? factsOf[word as keyof typeof factsOf] : undefined;

/** Queries that are refetched only when opened again: a large pool has tens of pages, and only the first one changes meanwhile. */
const readWhenOpened: readonly string[] = ['upload-datapool', 'pool-quality'];

/** Refetches all queries that show one of these facts, because the person has just changed it. */
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

/** The fields of a response that hold facts: a change of progress or of a time is no change of a fact. */
const telling = ['state', 'status', 'rewardState', 'withdrawnAt', 'datasetDeletedAt', 'dispute', 'kind'];
const naming = ['uploadHash', 'payoutId', 'purchaseId', 'contributionId', 'event', 'bookedAt'];

/** Returns the facts in a response as text, to compare it with the next response. */
function saidBy(data: unknown): string {
  const items = Array.isArray(data) ? data : [data];
  const fields = [...naming, ...telling];
  return JSON.stringify(
    items.map((item) => fields.map((field) => (item as Record<string, unknown> | null)?.[field] ?? 0)),
  );
}

/** The server's indexes follow a write after a moment: a second refetch after this time sees the change. */
const indexLagMs = 2_000;

/** Watches all queries: when one sees a change of a fact, refetches the others that show the fact. */
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
