/** Pages and counts of contributions, payouts and purchases by state. */
import { mostOnPage } from '@cgdx/api/route/operator/field.ts';
import { contributionState, payoutState, purchaseState } from '@cgdx/api/route/operator/record.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { countInState, itemsInState, type StateTable } from '../../ground/table/by-state.ts';
import { cached } from '../page/cached-answer.ts';
import { pageToken, readPageToken } from '../page/page-token.ts';

interface PageQuery<S> {
  readonly state: S;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** @param show parses an item and says what operators see of it; undefined if it is of another kind */
export async function recordsInState<S extends string, T>(
  table: StateTable,
  { state, cursor, limit = mostOnPage }: PageQuery<S>,
  show: (item: Record<string, unknown>) => T | undefined,
): Promise<{ readonly records: T[]; readonly next: { readonly cursor?: string } }> {
  const list = `${table} ${state}`;
  const after = cursor === undefined ? undefined : readPageToken(cursor, list);
  const { items, last } = await itemsInState(table, state, { most: limit, after });
  return {
    records: items.map(show).filter((record) => record !== undefined),
    next: last === undefined ? {} : { cursor: pageToken(last, list) },
  };
}

const countEach = <S extends string>(table: StateTable, { options }: { readonly options: readonly S[] }) =>
  Promise.all(options.map(async (state) => ({ state, ...(await countInState(table, state)) })));

type Counts = AnswerBodyOf<'GET /operator/counts'>;

export const recordCounts = cached(async (_all: 'all'): Promise<Counts> => {
  const [contributions, payouts, purchases] = await Promise.all([
    countEach('ContributionTable', contributionState),
    countEach('TransactionTable', payoutState),
    countEach('PurchaseTable', purchaseState),
  ]);
  return { contributions, payouts, purchases, countedAt: new Date().toISOString() };
});
