/** What goes to the chain: always a call of the marketplace. */
import { Transaction } from 'ethers';
import type { Unsigned } from '../sign/order.ts';
import { chain } from '../wiring.ts';

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
