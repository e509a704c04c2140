/** Decides what the lane can offer now: what the market asks, below the cap, and covered by the sender's balance. */

import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import { chain } from '../../ground/links.ts';
import { warn } from '../../ground/log/log.ts';
import type { RootUpdate } from '../merkle/root-update.ts';
import { balanceOf, marketFees } from '../node/chain-query.ts';
import { type Fees, offer, weiOfGwei } from './fee.ts';
import { senderOf } from './sender.ts';

type Priced = Pick<RootUpdate, 'kind' | 'gasLimit'>;

export const feeCapWei = (): bigint => weiOfGwei(chain().feeCapGwei);

/** Returns the fees of a transaction that replaces none. @throws MarketError OperatorOutOfFunds */
export async function firstFees(update: Priced): Promise<Fees> {
  const fees = offer(await marketFees(), feeCapWei());
  invariant(fees, 'the cap leaves room for a first offer');
  if (!(await canPay(update, fees))) throw outOfFunds();
  return fees;
}

/** The fees of a transaction that replaces one with the fees `last`. @returns the reason if no replacement is possible */
export async function replacementFees(
  update: Priced,
  last: Fees,
): Promise<Fees | 'fee-cap-met' | 'out-of-funds'> {
  const fees = offer(await marketFees(), feeCapWei(), last);
  if (!fees) return 'fee-cap-met';
  return (await canPay(update, fees)) ? fees : 'out-of-funds';
}

/** A node refuses a transaction whose highest possible price the account could not pay. */
async function canPay(update: Priced, { maxFeeWei }: Fees): Promise<boolean> {
  return (await balanceOf(senderOf(update))) >= BigInt(update.gasLimit) * maxFeeWei;
}

export function outOfFunds(cause?: Error): MarketError {
  warn('chain-lane.out-of-funds');
  return new MarketError(
    'unavailable',
    'OperatorOutOfFunds',
    'Our account cannot pay for gas at the moment.',
    { cause },
  );
}
