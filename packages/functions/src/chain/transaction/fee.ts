/**
 * Decides what a transaction offers for each unit of gas: the market's price up to a cap, and more in each
 * replacement.
 */
import { parseUnits } from 'ethers';

export interface Fees {
  readonly maxFeeWei: bigint;
  readonly tipWei: bigint;
}

/** What nodes ask of a replacement is 10 % more, of both fees; an eighth is safely above. */
const bump = (wei: bigint): bigint => wei + wei / 8n + 1n;
const atLeast = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const atMost = (a: bigint, b: bigint): bigint => (a < b ? a : b);

export const weiOfGwei = (gwei: number): bigint => parseUnits(String(gwei), 'gwei');

/**
 * @param last of the attempt that is to be replaced, under the same nonce
 * @returns undefined if the cap leaves no room for a replacement that a node would take
 */
export function offer(
  market: { readonly baseWei: bigint; readonly tipWei: bigint },
  capWei: bigint,
  last?: Fees,
): Fees | undefined {
  const least = last ? bump(last.maxFeeWei) : 0n;
  if (least > capWei) return undefined;
  // Twice the base fee lasts through six full blocks.
  const wanted = atLeast(2n * market.baseWei + market.tipWei, least);
  // If there is no room for another step below the cap, the offer is the cap.
  const maxFeeWei = bump(wanted) > capWei ? capWei : wanted;
  const tipWei = last ? atLeast(market.tipWei, bump(last.tipWei)) : market.tipWei;
  return { maxFeeWei, tipWei: atMost(tipWei, maxFeeWei) };
}
