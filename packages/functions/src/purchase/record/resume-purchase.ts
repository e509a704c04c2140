/** Makes sure that an unfinished purchase has an execution that works on it. */

import { invariant } from '@cgdx/core/error/market-error.ts';
import { purchaseInput } from '@cgdx/workflows/step.ts';
import { fail, warn } from '../../ground/log/log.ts';
import { inTurn } from '../../ground/sweep/in-turn.ts';
import { overdueSince } from '../../ground/sweep/overdue.ts';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { mostUnfinished, resumeExecution } from '../../ground/workflow/resume-execution.ts';
import { startWorkflow } from '../../ground/workflow/workflow.ts';
import { beginAttempt, findPurchase, type OpenKind, type Purchase } from './purchase.ts';
import { purchaseExecution } from './purchase-id.ts';
import { purchaseTurn } from './purchase-turn.ts';

const workflow = 'PurchaseWorkflow';

export async function startPurchase(purchase: Purchase): Promise<void> {
  const { purchaseId, transactionHash, checkoutSessionId, paymentIntentId } = purchase;
  const paymentReference = transactionHash ?? checkoutSessionId ?? paymentIntentId;
  invariant(paymentReference, 'a paid purchase has a payment reference');
  const input = purchaseInput.parse({ purchaseId, paymentReference });
  await startWorkflow(workflow, purchaseExecution(purchase), input);
}

/**
 * Starts or redrives the execution of a purchase that has stopped.
 *
 * @param open the work that must still be open; if it is done, nothing happens
 * @returns whether anything had to be done
 */
export const resumePurchase = (found: Purchase, open: OpenKind): Promise<boolean> =>
  resumeExecution(found, {
    workflow,
    nameOf: purchaseExecution,
    async findAgain({ purchaseId, attempt }) {
      const purchase = await findPurchase(purchaseId);
      return purchase?.open === open && purchase.attempt === attempt ? purchase : undefined;
    },
    onResume({ purchaseId }, was) {
      warn('purchase.resumed', { purchaseId, was });
    },
    start: startPurchase,
    // The purchase holds the state, so a new execution goes on where the last one stopped.
    startNext: async (purchase) => startPurchase(await beginAttempt(purchase)),
  });

/** Longer than a buyer may take to pay, and longer than a node of the chain is usually unreachable. */
const overdueMs = 3 * 3_600_000;

/** Writes a log line for each overdue purchase, which an alarm counts. */
function reportOverdue(open: readonly Purchase[]): void {
  const overdue = overdueSince(
    open,
    // The owner of a saved card may take a day to confirm its payment.
    ({ createdAt, authenticateBy }) => authenticateBy ?? createdAt,
    overdueMs,
  );
  const purchaseIds = overdue.slice(0, 10).map(({ purchaseId }) => purchaseId);
  if (overdue.length > 0) fail('purchases.overdue', { count: overdue.length, purchaseIds });
}

/**
 * @param most how many purchases one sweep has time for
 * @returns how many of them were resumed
 */
export const resumeAll = (most = mostUnfinished): Promise<number> =>
  inTurn(purchaseTurn('purchases', 'work', most), (open) => {
    reportOverdue(open);
    return sweepEach(open, (purchase) => resumePurchase(purchase, 'work'));
  });
