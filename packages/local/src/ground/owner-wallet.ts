/** Signs transactions of owners and other people to the contracts. */
import { withMargin } from '@cgdx/functions/chain/transaction/gas-limit.ts';
import { type TransactionRequest, Wallet } from 'ethers';

/** A call's gas depends on the time of its block (a window may begin, a day may end), so the limit needs a margin. */
export class OwnerWallet extends Wallet {
  override async estimateGas(transaction: TransactionRequest): Promise<bigint> {
    return withMargin(await super.estimateGas(transaction));
  }
}
