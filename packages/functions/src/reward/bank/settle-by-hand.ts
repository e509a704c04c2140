/** Settles a payout that Stripe does not make, or has taken back, once an operator has paid its person by another way. */
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

/** In place of a transfer's id. */
const byHand = 'by-hand';

export interface SettledByHand {
  /** False if it was settled so before, with the same reference. */
  readonly isNew: boolean;
  /** The transfer that was taken back; absent if Stripe never made one. */
  readonly transferId?: string;
  /** What the person must have got by another way. */
  readonly backCents: bigint;
}

const refuse = (code: string, message: string, advice?: string): MarketError =>
  new MarketError('conflict', code, message, advice === undefined ? {} : { advice });

/** @throws MarketError with a sentence for the operator unless the payout waits for a person */
function assertWaits(payout: Payout | undefined): asserts payout is Payout {
  if (!payout) throw new MarketError('input', 'PayoutUnknown', 'There is no such payout.');
  if (payout.rail !== 'bank') throw refuse('NotToBank', 'This payout goes to a wallet: the chain pays it.');
  if (payout.state === 'refused')
    throw refuse('PayoutEnded', 'This payout was refused, and nothing was paid: the reward is free again.');
  if (payout.state === 'settled' && payout.settledByHand === undefined)
    throw refuse('SettledAlready', `This payout was settled with Stripe’s transfer ${payout.transferId}.`);
}

/**
 * @returns the payout's one transfer, which Stripe has taken back or a part of it; undefined if Stripe refused to make one
 * @throws MarketError if it stands, or may be made yet
 */
async function reversedTransfer({
  uploadHash,
  failure,
  transferAskedAt,
}: BankPayout): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe().transfers.list({ transfer_group: transferGroupOf(uploadHash), limit: 100 });
  const [transfer] = data;
  if (!transfer) {
    // Refused for certain: nothing is on its way.
    if (failure?.code === accountRefused.code && transferAskedAt === undefined) return undefined;
    throw refuse('NotTransferred', 'Stripe has made no transfer for this payout: it goes on by itself.');
  }
  if (data.length > 1)
    throw new MarketError('bug', 'InvariantBroken', 'Stripe has more than one transfer for this reward.');
  if (transfer.amount_reversed > 0) return transfer;
  throw refuse(
    'NotReversed',
    `Stripe’s transfer ${transfer.id} stands, so the person has the money.`,
    'The payout is settled by the next sweep.',
  );
}

/** @throws MarketError unless the chain marks the reward as claimed by this payout */
async function flipOf({ transactionId, uploadHash }: BankPayout): Promise<string> {
  const leaf = await findLeaf(uploadHash);
  const claimed = leaf && (await findClaimed(leaf.index));
  if (claimed?.payoutId === transactionId) return claimed.transactionHash;
  throw refuse('NotMarked', 'The chain does not have this reward as paid: a wallet could still claim it.');
}

/**
 * The upload is claimed, and the ledger has the same entry as if the transfer had stood: the same money has gone to a bank.
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
    // Between the look and this, no run may have asked Stripe again.
    const onlyIf = transfer ? {} : { transferAskedAt: absent };
    const isSettled = await didHold(
      writeTogether([
        rewardMove(uploadHash, payoutId, 'claiming', 'claimed'),
        payoutUpdate(payoutId, 'settled', settled, undefined, onlyIf),
        ...ledgerPuts(entry),
      ]),
    );
    if (!isSettled) throw refuse('PayoutChanged', 'The payout has gone on meanwhile.', 'Ask again.');
  }
  // Sent also if it was settled before: an earlier run may have stopped in between.
  await sendEvents([{ type: 'reward.paid', detail: { dataPoolId, payoutId, uploadHash } }]);
  return { isNew, ...about };
}
