/** Checks that payouts, captured payments, access and the ledger are consistent. */
import { type BookedLine, readBooks } from './check-ledger.ts';
import type { Currency } from './entry.ts';
import { heldFaults } from './held-purchase.ts';

interface Upload {
  readonly uploadHash: string;
  readonly rewardState: string;
  readonly payoutId?: string | undefined;
}

interface Payout {
  readonly payoutId: string;
  readonly uploadHash: string;
  readonly state: string;
  readonly rail: 'cgdx' | 'bank';
  /** The confirmation of the payout: a transaction, a transfer, or a manual payment. */
  readonly transactionHash?: string | undefined;
  readonly transferId?: string | undefined;
  readonly settledByHand?: string | undefined;
}

interface Purchase {
  readonly purchaseId: string;
  readonly userSub: string;
  readonly state: string;
  readonly uploadHashes: readonly string[];
  readonly captured?: { readonly currency: Currency; readonly amount: bigint } | undefined;
  /** True if the purchase was made without a quote. The buyer then keeps uploads that an earlier purchase also contains. */
  readonly isFinal: boolean;
  /** True if banks have returned the whole payment to the buyer in disputes. */
  readonly isLost: boolean;
}

interface Access {
  readonly userSub: string;
  readonly uploadHash: string;
  readonly purchaseId: string;
}

export interface Money {
  readonly uploads: readonly Upload[];
  readonly payouts: readonly Payout[];
  readonly purchases: readonly Purchase[];
  readonly access: readonly Access[];
  readonly lines: readonly BookedLine[];
}

/** The states in which a payment was captured and the workflow has not ended. */
const unfinished = ['paid', 'granted', 'to-refund'];

const isConfirmed = ({ rail, transactionHash, transferId, settledByHand }: Payout): boolean =>
  (rail === 'cgdx' ? transactionHash : (transferId ?? settledByHand)) !== undefined;

/** @returns a sentence for each upload that was paid out more than once */
export function paidTwice({ payouts }: Pick<Money, 'payouts'>): readonly string[] {
  const settled = payouts.filter(({ state }) => state === 'settled');
  return [...Map.groupBy(settled, ({ uploadHash }) => uploadHash)]
    .filter(([, { length }]) => length > 1)
    .map(([hash, { length }]) => `Upload ${hash} was paid out ${length} times.`);
}

/** Checks that each claimed upload has exactly one confirmed payout, on one rail, booked once. @returns a sentence for each fault */
export function payoutFaults(money: Pick<Money, 'uploads' | 'payouts' | 'lines'>): readonly string[] {
  const settled = money.payouts.filter(({ state }) => state === 'settled');
  const byUpload = new Map(settled.map((payout) => [payout.uploadHash, payout]));
  const claimed = new Map(
    money.uploads.flatMap(({ uploadHash, rewardState, payoutId }) =>
      rewardState === 'claimed' ? [[uploadHash, payoutId] as const] : [],
    ),
  );
  const entries = new Set(money.lines.map(({ entryId }) => entryId));
  return [
    ...paidTwice(money),
    ...settled
      .filter((payout) => !isConfirmed(payout))
      .map(({ payoutId }) => `Payout ${payoutId} is settled, and nothing confirms it.`),
    ...settled
      .filter(({ uploadHash }) => !claimed.has(uploadHash))
      .map(({ payoutId }) => `Payout ${payoutId} is settled, and its upload is not claimed.`),
    ...[...claimed]
      .filter(([hash, payoutId]) => byUpload.get(hash)?.payoutId !== payoutId)
      .map(([hash]) => `Upload ${hash} is claimed, and its payout is not settled.`),
    ...[...claimed.keys()]
      .filter((hash) => !entries.has(`reward.paid#${hash}`))
      .map((hash) => `Upload ${hash} is claimed, and no payment is booked.`),
  ];
}

/** Checks that each captured payment has led to access or a refund, or is in progress. @returns a sentence for each fault */
export function purchaseFaults({
  purchases,
  access,
}: Pick<Money, 'purchases' | 'access'>): readonly string[] {
  const known = new Map(purchases.map((purchase) => [purchase.purchaseId, purchase]));
  const owners = new Map(
    access.map(({ userSub, uploadHash, purchaseId }) => [userSub + uploadHash, purchaseId]),
  );
  const lacks = ({ purchaseId, userSub, uploadHashes, isFinal }: Purchase): boolean =>
    uploadHashes.some((hash) => {
      const owner = owners.get(userSub + hash);
      return isFinal ? owner === undefined : owner !== purchaseId;
    });
  const mayHave = (purchase: Purchase | undefined): boolean =>
    purchase?.captured !== undefined && ['completed', ...unfinished].includes(purchase.state);
  return [
    ...purchases
      .filter(({ captured, state }) => captured && !['completed', 'refunded', ...unfinished].includes(state))
      .map(({ purchaseId, state }) => `Purchase ${purchaseId} was captured, and is ${state}.`),
    ...purchases
      .filter(({ captured, state }) => !captured && ['completed', 'refunded', ...unfinished].includes(state))
      .map(({ purchaseId, state }) => `Purchase ${purchaseId} is ${state}, and nothing was captured.`),
    ...purchases
      .filter((purchase) => purchase.state === 'completed' && !purchase.isLost && lacks(purchase))
      .map(({ purchaseId }) => `Purchase ${purchaseId} is completed, and its buyer lacks what was bought.`),
    ...access
      .filter(({ purchaseId }) => !mayHave(known.get(purchaseId)))
      .map(({ purchaseId }) => `Purchase ${purchaseId} gives access, and was not paid, or is paid back.`),
  ];
}

/** Checks that every entry sums to zero, and that held amounts are those of unfinished purchases. @returns a sentence for each fault */
export function ledgerFaults({ lines, purchases }: Pick<Money, 'lines' | 'purchases'>): readonly string[] {
  const open = purchases.flatMap(({ purchaseId, state, captured }) =>
    captured && unfinished.includes(state) ? [{ purchaseId, ...captured }] : [],
  );
  return [
    ...readBooks(lines).unbalanced.map((entry) => `Entry ${entry} does not sum to zero.`),
    ...heldFaults(lines, open),
  ];
}

/** @returns a sentence for each fault; there must be none between any two writes, even after failures and crashes */
export const moneyFaults = (money: Money): readonly string[] => [
  ...payoutFaults(money),
  ...purchaseFaults(money),
  ...ledgerFaults(money),
];
