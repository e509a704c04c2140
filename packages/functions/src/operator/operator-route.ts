/** The operators' views: references, states and counts, never a person's data. */
import { mostOnPage, workflow as workflowSchema } from '@cgdx/api/route/operator/field.ts';
import { parseContribution } from '../contribution/record/contribution.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { parsePurchase } from '../purchase/record/purchase.ts';
import { parsePayout } from '../reward/record/payout.ts';
import { listAudit } from './audit/audit.ts';
import { deadLetters } from './execution/dead-letter.ts';
import { executionDetail } from './execution/execution-detail.ts';
import { findExecutions } from './execution/executions.ts';
import { workflowCounts } from './execution/standing.ts';
import { workflowGraphs } from './execution/workflow-graph.ts';
import { pageToken, readPageToken } from './page/page-token.ts';
import { contributionRecord, payoutRecord, purchaseRecord } from './page/record.ts';
import { ledgerBalances, operatedPools } from './view/book.ts';
import { chainLane } from './view/chain.ts';
import { recordCounts, recordsInState } from './view/records.ts';
import { waitingReviews } from './view/reviews.ts';

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
