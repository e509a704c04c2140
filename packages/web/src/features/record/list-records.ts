/** GET /operator/contributions, /payouts and /purchases: the records in one state, newest first. */
import type { ContributionRecord, PayoutRecord, PurchaseRecord } from '@cgdx/api/route/operator/record.ts';
import { callAsOperator } from '../../lib/api/call-as-operator.ts';
import { useLiveList } from '../../lib/live/use-live-list.ts';

const rowsPerPage = 100;
const page = <State extends string>(state: State, cursor: string | undefined) => ({
  state,
  limit: rowsPerPage,
  ...(cursor !== undefined && { cursor }),
});

/** Returns a row's key: an execution works on one record. */
export const keyOfRecord = ({ executionId, createdAt }: { executionId: string; createdAt: string }): string =>
  `${executionId} ${createdAt}`;

export const useContributionRecords = (state: ContributionRecord['state']) =>
  useLiveList<ContributionRecord>({
    queryKey: ['operator', 'contributions', state],
    load: async (cursor, signal) => {
      const query = page(state, cursor);
      const answer = await callAsOperator('GET /operator/contributions', { query, signal });
      return { rows: answer.contributions, cursor: answer.cursor };
    },
    keyOf: keyOfRecord,
  });

export const usePayoutRecords = (state: PayoutRecord['state']) =>
  useLiveList<PayoutRecord>({
    queryKey: ['operator', 'payouts', state],
    load: async (cursor, signal) => {
      const answer = await callAsOperator('GET /operator/payouts', { query: page(state, cursor), signal });
      return { rows: answer.payouts, cursor: answer.cursor };
    },
    keyOf: keyOfRecord,
  });

export const usePurchaseRecords = (state: PurchaseRecord['state']) =>
  useLiveList<PurchaseRecord>({
    queryKey: ['operator', 'purchases', state],
    load: async (cursor, signal) => {
      const answer = await callAsOperator('GET /operator/purchases', { query: page(state, cursor), signal });
      return { rows: answer.purchases, cursor: answer.cursor };
    },
    keyOf: keyOfRecord,
  });
