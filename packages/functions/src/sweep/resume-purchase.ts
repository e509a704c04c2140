/** Makes sure that an unfinished purchase has an execution that works on it. */
import type { ExecutionStatus } from '@aws-sdk/client-sfn';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { purchaseInput } from '@cgdx/workflows/step.ts';
import { purchaseExecution } from '../purchase-id.ts';
import {
  beginAttempt,
  findPurchase,
  type OpenKind,
  openPurchases,
  type Purchase,
} from '../store/purchase.ts';
import { executionStatus, redriveExecution, startWorkflow } from '../store/workflow.ts';
import { sweepEach } from './sweep-each.ts';

const workflow = 'PurchaseWorkflow';
/** More are unfinished only in a great failure; the next sweep finds the rest. */
const most = 2_000;

export async function startPurchase(purchase: Purchase): Promise<void> {
  const { purchaseId, transactionHash, checkoutSessionId } = purchase;
  const paymentReference = transactionHash ?? checkoutSessionId;
  invariant(paymentReference, 'a purchase that was paid says with what');
  const input = purchaseInput.parse({ purchaseId, paymentReference });
  await startWorkflow(workflow, purchaseExecution(purchase), input);
}

/** @returns what became of the execution that stands still; undefined if it runs */
async function standing(name: string): Promise<ExecutionStatus | 'NONE' | undefined> {
  const status = await executionStatus(workflow, name);
  return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? undefined : (status ?? 'NONE');
}

/**
 * Starts the execution if it never was, redrives it if it failed, and begins another attempt if that is impossible: the
 * state is in the purchase, so a new execution goes on where the last one was.
 * @param open what must be left to do: if it is not any more, nothing happens
 * @returns whether anything had to be done
 */
export async function resumePurchase(
  { purchaseId, attempt }: Pick<Purchase, 'purchaseId' | 'attempt'>,
  open: OpenKind,
): Promise<boolean> {
  const name = purchaseExecution({ purchaseId, attempt });
  const was = await standing(name);
  if (was === undefined) return false;
  // Read after the execution was looked at: one that has just ended well has changed it.
  const purchase = await findPurchase(purchaseId);
  if (!purchase || purchase.open !== open || purchase.attempt !== attempt) return false;
  console.warn(JSON.stringify({ event: 'purchase.resumed', purchaseId, was }));
  if (was === 'NONE') await startPurchase(purchase);
  else if (was === 'SUCCEEDED' || !(await redriveExecution(workflow, name))) {
    // Somebody else may have redriven it meanwhile.
    if ((await standing(name)) === undefined) return false;
    await startPurchase(await beginAttempt(purchase));
  }
  return true;
}

/** Longer than a buyer has to pay after a purchase began, and than the chain is usually away. */
const overdueMs = 3 * 3_600_000;

/** Writes to the log what an alarm counts. */
function reportOverdue(open: readonly Purchase[]): void {
  const overdue = open.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) > overdueMs);
  const purchaseIds = overdue.slice(0, 10).map(({ purchaseId }) => purchaseId);
  if (overdue.length > 0)
    console.error(JSON.stringify({ event: 'purchases.overdue', count: overdue.length, purchaseIds }));
}

/** @returns how many purchases stood still */
export async function resumeAll(): Promise<number> {
  const open = await openPurchases('work', most);
  reportOverdue(open);
  return sweepEach(open, (purchase) => resumePurchase(purchase, 'work'));
}
