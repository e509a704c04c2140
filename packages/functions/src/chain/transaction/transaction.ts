/** The transaction of an update: always a call of the marketplace. */
import { Transaction } from 'ethers';
import { chain } from '../../ground/links.ts';
import type { Unsigned } from './signing-request.ts';

export function transactionOf(unsigned: Unsigned): Transaction {
  const { chainId, marketplace: to } = chain();
  const { data, gasLimit, nonce, maxFeePerGas, maxPriorityFeePerGas } = unsigned;
  return Transaction.from({
    type: 2,
    to,
    chainId,
    data,
    gasLimit,
    nonce,
    maxFeePerGas,
    maxPriorityFeePerGas,
  });
}
