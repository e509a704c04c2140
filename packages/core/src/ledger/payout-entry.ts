/** The entry of a payout to a bank: the pool keeps its CGDX, and pays the same value in Singapore dollars. */
import { type Entry, entry, personAccount, poolAccount } from './entry.ts';
import { proceedsAccount } from './purchase-entry.ts';

/** The account of payments to banks. */
export const bankAccount = 'banks';

export interface BankPayout {
  readonly uploadHash: string;
  readonly dataPoolId: string;
  readonly userSub: string;
  /** The reward. */
  readonly amountWei: bigint;
  /** The amount that the bank received. */
  readonly amountCents: bigint;
}

/**
 * Records that a reward was paid to a bank. The entry has the same id as a payment to a wallet, so that an upload is paid once.
 * The money comes from the pool's proceeds by card; a negative balance of these is an advance by the market.
 */
export const rewardPaidToBank = ({
  uploadHash,
  dataPoolId,
  userSub,
  amountWei,
  amountCents,
}: BankPayout): Entry =>
  entry(`reward.paid#${uploadHash}`, 'reward.paid', [
    { account: personAccount(userSub), currency: 'CGDX', amount: -amountWei },
    { account: poolAccount(dataPoolId), currency: 'CGDX', amount: amountWei },
    { account: proceedsAccount(dataPoolId), currency: 'SGD', amount: -amountCents },
    { account: bankAccount, currency: 'SGD', amount: amountCents },
  ]);
