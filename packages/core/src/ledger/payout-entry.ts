/** The movements of a payout to a bank: the pool keeps its CGDX, and pays the same worth in Singapore dollars. */
import { type Entry, entry, personAccount, poolAccount } from './entry.ts';
import { proceedsAccount } from './purchase-entry.ts';

/** The account of what has gone to banks. */
export const bankAccount = 'banks';

export interface BankPayout {
  readonly uploadHash: string;
  readonly dataPoolId: string;
  readonly userSub: string;
  /** What was earned. */
  readonly amountWei: bigint;
  /** What the bank got for it. */
  readonly amountCents: bigint;
}

/**
 * Records a reward paid to a bank. It has the id of a payment to a wallet, so that an upload has one of them. The money is
 * its pool's: what cards paid for the pool's uploads, or, below zero, what the market has advanced.
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
