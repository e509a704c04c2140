/** Transfers a reward to its contributor's account at Stripe: once, however often it is asked, at whatever time. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import Stripe from 'stripe';
import { currency } from '../payment/purchase-tag.ts';
import { hexOfUploadHash } from '../store/merkle/leaf-log.ts';
import { type Payout, recordRefusedTransfer } from '../store/payout.ts';
import { stripe } from '../store/stripe.ts';
import { findStripeAccount } from '../store/stripe-account.ts';
import { type BankPayout, balanceLow } from './bank-payout.ts';

const payoutTag = 'payoutId';

/** Of the upload, not of the payout: no second attempt at the same reward can miss what a first one has paid. */
const groupOf = ({ uploadHash }: Payout): string => `reward-${hexOfUploadHash(uploadHash)}`;

/** @throws MarketError if what was transferred is not what is owed: a person has to look */
function assertRight(payout: BankPayout, made: readonly Stripe.Transfer[]): void {
  const [transfer] = made;
  if (made.length > 1 || transfer?.amount !== Number(payout.amountCents) || transfer.currency !== currency)
    throw new MarketError(
      'bug',
      'InvariantBroken',
      'Stripe has other transfers for a reward than its payout.',
    );
  if (transfer.amount_reversed > 0)
    throw new MarketError(
      'unavailable',
      'TransferReversed',
      'This transfer was taken back at Stripe; an operator has to look.',
    );
}

/** Stripe forgets an idempotency key after 24 hours, but never a transfer. */
async function findTransfer(payout: BankPayout): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe().transfers.list({ transfer_group: groupOf(payout), limit: 100 });
  if (data.length > 0) assertRight(payout, data);
  return data[0];
}

const reasons: Readonly<Record<string, NonNullable<Payout['failure']>>> = {
  balance_insufficient: balanceLow,
};
const accountRefused = {
  code: 'StripeAccountRefused',
  message: 'Stripe does not pay to your account at the moment. Finish its set-up, and you are paid.',
};

/**
 * Stripe stores a refusal under its idempotency key, and repeats it for a day. The next transfer has another key, which is
 * safe only since this one made nothing for certain.
 */
const isCertain = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError &&
  error.rawType === 'invalid_request_error' &&
  error.code !== 'idempotency_key_in_use';

/**
 * @returns the transfer's id
 * @throws MarketError with what the payout waits for, if Stripe refused; any other error leaves open what happened, and the
 * next call looks before it asks again under the same key
 */
export async function transferReward(payout: BankPayout): Promise<string> {
  const made = await findTransfer(payout);
  if (made) return made.id;
  const { transactionId, stripeAccountId, amountCents, refusedTransfers = 0 } = payout;
  try {
    const transfer = await stripe().transfers.create(
      {
        amount: Number(amountCents),
        currency,
        destination: stripeAccountId,
        transfer_group: groupOf(payout),
        metadata: { [payoutTag]: transactionId },
      },
      { idempotencyKey: `${groupOf(payout)}-${refusedTransfers}` },
    );
    return transfer.id;
  } catch (error) {
    if (!isCertain(error)) throw error;
    const failure = reasons[error.code ?? ''] ?? accountRefused;
    // An account that Stripe has closed is replaced by the one that the person has now.
    await recordRefusedTransfer(payout, failure, await findStripeAccount(payout.userSub));
    throw new MarketError('unavailable', failure.code, failure.message, { cause: error });
  }
}
