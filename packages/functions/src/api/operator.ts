/** The operators' views: references, states and counts, never a participant's data. */
import { mostOnPage, workflow as workflowSchema } from '@cgdx/api/route/operator/field.ts';
import { listAudit } from '../store/audit.ts';
import { parseContribution } from '../store/contribution.ts';
import { parsePayout } from '../store/payout.ts';
import { parsePurchase } from '../store/purchase.ts';
import { api, notFound, ok } from './api.ts';
import { ledgerBalances, operatedPools } from './operator/book.ts';
import { chainLane } from './operator/chain.ts';
import { deadLetters } from './operator/dead-letter.ts';
import { executionDetail } from './operator/execution-detail.ts';
import { findExecutions } from './operator/executions.ts';
import { pageToken, readPageToken } from './operator/page-token.ts';
import { contributionRecord, payoutRecord, purchaseRecord } from './operator/record.ts';
import { recordCounts, recordsInState } from './operator/records.ts';
import { waitingReviews } from './operator/reviews.ts';
import { workflowCounts } from './operator/standing.ts';
import { workflowGraphs } from './operator/workflow-graph.ts';

export const handler = api({
  'GET /operator/workflows': async () => ok({ workflows: workflowGraphs() }),
  'GET /operator/workflows/{workflow}/counts': async ({ path }) => {
    const workflow = workflowSchema.safeParse(path.workflow).data;
    if (workflow === undefined) throw notFound('This workflow');
    return ok(await workflowCounts(workflow));
  },
  'GET /operator/executions': async ({ query }) => ok(await findExecutions(query)),
  'GET /operator/executions/{workflow}/{executionId}': async ({ path }) => ok(await executionDetail(path)),
  'GET /operator/reviews': async ({ query }) => ok(await waitingReviews(query)),
  'GET /operator/dead-letters': async ({ query }) => ok(await deadLetters(query)),
  'GET /operator/counts': async () => ok(await recordCounts('all')),
  'GET /operator/contributions': async ({ query }) => {
    const { records, next } = await recordsInState('ContributionTable', query, (item) =>
      contributionRecord(parseContribution(item)),
    );
    return ok({ contributions: records, ...next });
  },
  'GET /operator/payouts': async ({ query }) => {
    const { records, next } = await recordsInState('TransactionTable', query, (item) => {
      const payout = parsePayout(item);
      return payout && payoutRecord(payout);
    });
    return ok({ payouts: records, ...next });
  },
  'GET /operator/purchases': async ({ query }) => {
    const { records, next } = await recordsInState('PurchaseTable', query, (item) =>
      purchaseRecord(parsePurchase(item)),
    );
    return ok({ purchases: records, ...next });
  },
  'GET /operator/ledger': async () => ok(await ledgerBalances('all')),
  'GET /operator/pools': async () => ok(await operatedPools()),
  'GET /operator/chain': async () => ok(await chainLane()),
  'GET /operator/audit': async ({ query: { cursor, limit = mostOnPage } }) => {
    const after = cursor === undefined ? undefined : readPageToken(cursor, 'audit').after;
    const { entries, last } = await listAudit({ most: limit, after });
    return ok({
      entries: [...entries],
      ...(last !== undefined && { cursor: pageToken({ after: last }, 'audit') }),
    });
  },
});
