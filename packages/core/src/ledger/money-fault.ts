/** Decides whether all money agrees: what was paid out, what was captured and what became of it, and the books. */
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
  /** What confirms it: the transaction, the transfer, or how a person paid. */
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
  /** Bought without a quote: uploads that the buyer already owned stay theirs by the earlier purchase. */
  readonly isFinal: boolean;
  /** Banks have returned the whole payment to the buyer in disputes. */
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

/** A payment was captured, and its workflow has not ended. */
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

/** Claimed is one confirmed payout, by one rail, booked once. @returns a sentence for each difference */
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

/** Captured is access or a refund, or its workflow goes on. @returns a sentence for each difference */
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

/** Every entry sums to zero, and what is held is what goes on. @returns a sentence for each difference */
export function ledgerFaults({ lines, purchases }: Pick<Money, 'lines' | 'purchases'>): readonly string[] {
  const open = purchases.flatMap(({ purchaseId, state, captured }) =>
    captured && unfinished.includes(state) ? [{ purchaseId, ...captured }] : [],
  );
  return [
    ...readBooks(lines).unbalanced.map((entry) => `Entry ${entry} does not sum to zero.`),
    ...heldFaults(lines, open),
  ];
}

/** @returns a sentence for each difference; none at any moment between two writes, whatever failed or died */
export const moneyFaults = (money: Money): readonly string[] => [
  ...payoutFaults(money),
  ...purchaseFaults(money),
  ...ledgerFaults(money),
];
