/** Transfers a reward to its contributor's account at Stripe: once, however often and whenever it is called. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { payoutFate, stripeAccountSentence } from '@cgdx/core/payout/stripe-account.ts';
import type Stripe from 'stripe';
import { findStripeAccount } from '../../account/stripe-account.ts';
import { stateOfAccount } from '../../stripe/connected-account.ts';
import { currency } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { recordPayout } from '../record/payout.ts';
import {
  recordDoubtfulTransfer,
  recordRefusedTransfer,
  recordTransferAsked,
} from '../record/transfer-attempt.ts';
import type { BankPayout } from './bank-payout.ts';
import { transferGroupOf } from './transfer-group.ts';
import { accountRefused, notYourAccount, type Reason, refusalOf } from './transfer-refusal.ts';

/** @throws MarketError if the transfers at Stripe differ from the payout, so that an operator has to look */
function assertMatches(payout: BankPayout, made: readonly Stripe.Transfer[]): void {
  const [transfer] = made;
  if (made.length > 1 || transfer?.amount !== Number(payout.amountCents) || transfer.currency !== currency)
    throw new MarketError(
      'bug',
      'InvariantBroken',
      'The transfers at Stripe for this reward differ from its payout.',
    );
  if (transfer.amount_reversed > 0)
    throw new MarketError(
      'unavailable',
      'TransferReversed',
      'This transfer was reversed at Stripe; an operator has to look.',
    );
}

/** Stripe forgets an idempotency key after 24 hours, but never a transfer. */
async function findTransfer(payout: BankPayout): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe().transfers.list({
    transfer_group: transferGroupOf(payout.uploadHash),
    limit: 100,
  });
  if (data.length > 0) assertMatches(payout, data);
  return data[0];
}

/** Ms after which Stripe's list certainly has a new transfer. */
const listedWithinMs = 10 * 60_000;

/** The times of transfer requests, ISO 8601. */
interface RequestTimes {
  /** The time of this request. */
  readonly at: string;
  /** The time of an earlier request with the same idempotency key whose outcome is unknown. */
  readonly before: string | undefined;
}

/**
 * Stripe stores a refusal under its idempotency key and repeats it for a day, so the next request needs another key. It gets
 * one only if no transfer was made under this key, neither by this call nor by an earlier one whose transfer is not listed yet.
 */
async function recordRefusal(payout: BankPayout, asked: RequestTimes, reason: Reason): Promise<void> {
  if (asked.before !== undefined && Date.parse(asked.at) - Date.parse(asked.before) < listedWithinMs)
    return recordDoubtfulTransfer(payout, reason, asked);
  // An account that Stripe has closed is replaced by the one that the person has now.
  await recordRefusedTransfer(payout, reason, {
    at: asked.at,
    account: await findStripeAccount(payout.userSub),
  });
}

/**
 * Adds to a refusal why Stripe does not pay to the account, if that can change. The payout then waits: the
 * chain has marked the reward as claimed, so the person cannot claim it again.
 *
 */
async function inWords(reason: Reason | undefined, stripeAccountId: string): Promise<Reason | undefined> {
  if (reason !== accountRefused) return reason;
  const state = await stateOfAccount(stripeAccountId).catch(() => undefined);
  return state && payoutFate(state) === 'waits'
    ? { ...reason, message: stripeAccountSentence(state) }
    : reason;
}

/**
 * @returns the transfer's id
 * @throws MarketError with what the payout waits for; unless Stripe refused definitely the outcome is unknown, and the next call
 * looks for the transfer before it requests it again with the same key
 */
export async function transferReward(payout: BankPayout): Promise<string> {
  // The time is taken before the transfers are listed, since a transfer requested later may not be listed yet.
  const asked = { at: new Date().toISOString(), before: payout.transferAskedAt };
  const made = await findTransfer(payout);
  if (made) return made.id;
  const { transactionId, stripeAccountId, amountCents, refusedTransfers = 0 } = payout;
  const group = transferGroupOf(payout.uploadHash);
  if (!(await recordTransferAsked(payout, asked.at)))
    throw new MarketError('unavailable', 'TransferUnderWay', 'Another run is making this transfer.');
  try {
    const transfer = await stripe().transfers.create(
      {
        amount: Number(amountCents),
        currency,
        destination: stripeAccountId,
        transfer_group: group,
      },
      { idempotencyKey: `${group}-${refusedTransfers}` },
    );
    return transfer.id;
  } catch (error) {
    const reason = await inWords(refusalOf(error), stripeAccountId);
    if (reason) await recordRefusal(payout, asked, reason);
    else await recordPayout(transactionId, 'paying', { failure: notYourAccount });
    const { code, message } = reason ?? notYourAccount;
    throw new MarketError('unavailable', code, message, { cause: error });
  }
}
