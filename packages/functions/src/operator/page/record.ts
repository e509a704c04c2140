/** Shows contributions, payouts and purchases without their people: by hashes, ids, states and codes. */
import type { ContributionRecord, PayoutRecord, PurchaseRecord } from '@cgdx/api/route/operator/record.ts';
import { stepNames } from '@cgdx/core/contribution/contribution.ts';
import type { ContributionItem } from '../../contribution/record/contribution.ts';
import { userHashOf } from '../../ground/caller/user-hash.ts';
import { executionName } from '../../ground/execution-name.ts';
import { disputeStanding, type Purchase } from '../../purchase/record/purchase.ts';
import { purchaseExecution } from '../../purchase/record/purchase-id.ts';
import type { Payout } from '../../reward/record/payout.ts';
import { payoutExecution } from '../../reward/record/payout-id.ts';
import { referencesOf } from './reference.ts';

/**
 * Returns the value if it has this field's form, such as 64 hex digits; a value of another form may contain a
 * name.
 */
const shownField = (name: string, value: unknown): string | undefined =>
  referencesOf({ [name]: value }).find((each) => each.name === name)?.value;

const optional = <K extends string, T>(name: K, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [P in K]?: T };

/** Returns the current step of a running contribution, or the one at which it failed. */
const stepOf = ({ state, steps }: ContributionItem) =>
  state === 'running' || state === 'failed'
    ? stepNames.find((name) => steps[name].state !== 'done')
    : undefined;

export function contributionRecord(item: ContributionItem): ContributionRecord {
  const { state, createdAt, updatedAt, sizeBytes, quality, meter, leafIndex } = item;
  return {
    userHash: userHashOf(item.userSub),
    executionId: executionName(item),
    ...optional('contributionId', shownField('contributionId', item.contributionId)),
    state,
    // The pool's id comes from the object's key, which the uploader chose.
    dataPoolId: shownField('dataPoolId', item.dataPoolId) ?? 'unknown',
    ...optional('step', stepOf(item)),
    ...optional('code', shownField('code', item.rejection?.code)),
    sizeBytes,
    ...optional('quality', quality?.score),
    ...optional('meter', meter),
    ...optional('uploadHash', shownField('uploadHash', item.uploadHash)),
    ...optional('rewardWei', shownField('rewardWei', item.rewardWei)),
    ...optional('leafIndex', leafIndex),
    ...optional('transactionHash', shownField('transactionHash', item.transactionHash)),
    createdAt,
    updatedAt,
  };
}

export const payoutRecord = (payout: Payout): PayoutRecord => ({
  userHash: userHashOf(payout.userSub),
  executionId: payoutExecution(payout),
  payoutId: payout.transactionId,
  state: payout.state,
  rail: payout.rail,
  dataPoolId: payout.dataPoolId,
  uploadHash: payout.uploadHash,
  amountWei: payout.amountWei,
  ...optional('amountCents', payout.amountCents),
  ...optional('code', shownField('code', payout.failure?.code)),
  ...optional('transactionHash', shownField('transactionHash', payout.transactionHash)),
  ...optional('transferId', shownField('transferId', payout.transferId)),
  createdAt: payout.createdAt,
  updatedAt: payout.updatedAt,
});

export function purchaseRecord(purchase: Purchase): PurchaseRecord {
  const { captured, uploads = [] } = purchase;
  return {
    userHash: userHashOf(purchase.userSub),
    executionId: purchaseExecution(purchase),
    purchaseId: purchase.purchaseId,
    state: purchase.state,
    rail: purchase.rail,
    attempt: purchase.attempt,
    isPaused: purchase.isPaused ?? false,
    uploads: uploads.length,
    captured: (captured?.pools ?? []).map(({ dataPoolId, amount }) => ({
      dataPoolId: shownField('dataPoolId', dataPoolId) ?? 'unknown',
      currency: captured?.currency ?? 'CGDX',
      amount,
    })),
    ...optional('code', shownField('code', purchase.failure?.code)),
    ...optional('transactionHash', shownField('transactionHash', purchase.transactionHash)),
    ...optional('dispute', disputeStanding(purchase)),
    createdAt: purchase.createdAt,
    updatedAt: purchase.updatedAt,
  };
}
