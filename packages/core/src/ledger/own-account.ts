/** Lists the accounts of the ledger that do not belong to a person. */
import { poolIds } from '../pool/pool.ts';
import { disputedAccount, owedAccount } from './dispute-entry.ts';
import { marketAccount, poolAccount, walletAccount } from './entry.ts';
import { feeAccount } from './fee-entry.ts';
import { bankAccount } from './payout-entry.ts';
import { cardAccount, heldAccount, proceedsAccount } from './purchase-entry.ts';

export const ownAccounts: readonly string[] = [
  ...[marketAccount, heldAccount, cardAccount, walletAccount, bankAccount, feeAccount],
  ...[disputedAccount, owedAccount],
  ...poolIds.flatMap((id) => [poolAccount(id), proceedsAccount(id)]),
];
