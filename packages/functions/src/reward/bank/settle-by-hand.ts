/**
 * Settles a payout whose transfer Stripe refuses or has reversed, once an operator has paid its person another
 * way.
 */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { rewardPaidToBank } from '@cgdx/core/ledger/payout-entry.ts';
import type Stripe from 'stripe';
import { findLeaf } from '../../chain/merkle/leaf-log.ts';
import { findClaimed } from '../../chain/merkle/root-update.ts';
import { sendEvents } from '../../ground/handler/event.ts';
import { absent } from '../../ground/table/expression.ts';
import { didHold, writeTogether } from '../../ground/table/item.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { rewardMove } from '../../pool/upload.ts';
import { stripe } from '../../stripe/stripe.ts';
import { findPayout, type Payout, payoutUpdate } from '../record/payout.ts';
import { type BankPayout, readBankPayout } from './bank-payout.ts';
import { transferGroupOf } from './transfer-group.ts';
import { accountRefused } from './transfer-refusal.ts';

/** Stored in place of a transfer's id. */
const byHand = 'by-hand';

export interface SettledByHand {
  /** False if the payout was settled before with the same reference. */
  readonly isNew: boolean;
  /** The transfer that was reversed; absent if Stripe never made one. */
  readonly transferId?: string;
  /** The amount that the person must have got another way. */
  readonly backCents: bigint;
}

const refuse = (code: string, message: string, advice?: string): MarketError =>
  new MarketError('conflict', code, message, advice === undefined ? {} : { advice });

/** @throws MarketError with a sentence for the operator, unless the payout waits for an operator */
function assertWaits(payout: Payout | undefined): asserts payout is Payout {
  if (!payout) throw new MarketError('input', 'PayoutUnknown', 'There is no such payout.');
  if (payout.rail !== 'bank') throw refuse('NotToBank', 'This payout is to a wallet: the chain pays it.');
  if (payout.state === 'refused')
    throw refuse('PayoutEnded', 'This payout was refused, and nothing was paid: the reward is free again.');
  if (payout.state === 'settled' && payout.settledByHand === undefined)
    throw refuse('SettledAlready', `This payout was settled with Stripe’s transfer ${payout.transferId}.`);
}

/**
 * @returns the payout's one transfer, which Stripe has reversed in part or whole; undefined if Stripe refused
 * to make one
 * @throws MarketError if the transfer was not reversed, or may still be made
 */
async function reversedTransfer({
  uploadHash,
  failure,
  transferAskedAt,
}: BankPayout): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe().transfers.list({ transfer_group: transferGroupOf(uploadHash), limit: 100 });
  const [transfer] = data;
  if (!transfer) {
    // Stripe certainly refused it: no transfer is on its way.
    if (failure?.code === accountRefused.code && transferAskedAt === undefined) return undefined;
    throw refuse('NotTransferred', 'Stripe has made no transfer for this payout: it goes on by itself.');
  }
  if (data.length > 1)
    throw new MarketError('bug', 'InvariantBroken', 'Stripe has more than one transfer for this reward.');
  if (transfer.amount_reversed > 0) return transfer;
  throw refuse(
    'NotReversed',
    `Stripe’s transfer ${transfer.id} was not reversed, so the person has the money.`,
    'The payout is settled by the next sweep.',
  );
}

/** @throws MarketError unless the chain marks the reward as claimed by this payout */
async function flipOf({ transactionId, uploadHash }: BankPayout): Promise<string> {
  const leaf = await findLeaf(uploadHash);
  const claimed = leaf && (await findClaimed(leaf.index));
  if (claimed?.payoutId === transactionId) return claimed.transactionHash;
  throw refuse('NotMarked', 'The chain does not mark this reward as claimed: a wallet could still claim it.');
}

/**
 * Marks the upload as claimed, with the ledger entry that a transfer would have had: the same money has gone to
 * a bank.
 * @param reference by which the payment is found in the operators' books
 */
export async function settleByHand(payoutId: string, reference: string): Promise<SettledByHand> {
  const found = await findPayout(payoutId);
  assertWaits(found);
  const payout = await readBankPayout(payoutId);
  const transfer = payout.transferId === byHand ? undefined : await reversedTransfer(payout);
  const about = transfer
    ? { transferId: transfer.id, backCents: BigInt(transfer.amount_reversed) }
    : { backCents: BigInt(payout.amountCents) };
  if (payout.settledByHand !== undefined && payout.settledByHand !== reference)
    throw refuse('SettledAlready', `This payout was settled by hand before: ${payout.settledByHand}.`);
  const { uploadHash, dataPoolId } = payout;
  const isNew = payout.settledByHand === undefined;
  if (isNew) {
    const transactionHash = await flipOf(payout);
    const entry = rewardPaidToBank({
      ...payout,
      amountWei: BigInt(payout.amountWei),
      amountCents: BigInt(payout.amountCents),
    });
    const settled = { transactionHash, transferId: transfer?.id ?? byHand, settledByHand: reference };
    // Ensures that no run has asked Stripe for a transfer since the check above.
    const onlyIf = transfer ? {} : { transferAskedAt: absent };
    const isSettled = await didHold(
      writeTogether([
        rewardMove(uploadHash, payoutId, 'claiming', 'claimed'),
        payoutUpdate(payoutId, 'settled', settled, undefined, onlyIf),
        ...ledgerPuts(entry),
      ]),
    );
    if (!isSettled) throw refuse('PayoutChanged', 'The payout has changed meanwhile.', 'Ask again.');
  }
  // Sent even if it was settled before: an earlier run may have stopped before the event.
  await sendEvents([{ type: 'reward.paid', detail: { dataPoolId, payoutId, uploadHash } }]);
  return { isNew, ...about };
}
