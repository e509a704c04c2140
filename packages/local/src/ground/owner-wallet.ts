/** Signs what owners and their kin send to the contracts. */
import { withMargin } from '@cgdx/functions/chain/transaction/gas-limit.ts';
import { type TransactionRequest, Wallet } from 'ethers';

/** What a call costs depends on the time of its block (a window begins, a day ends): one that has no room is lost. */
export class OwnerWallet extends Wallet {
  override async estimateGas(transaction: TransactionRequest): Promise<bigint> {
    return withMargin(await super.estimateGas(transaction));
  }
}
