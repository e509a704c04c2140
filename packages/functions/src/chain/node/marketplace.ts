/** The marketplace contract's interface: encodes its calls, decodes its events and errors. */
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type ErrorDescription, Interface } from 'ethers';

export const marketplace = new Interface(marketplaceAbi);
/** The marketplace passes the token's errors on unchanged. */
const token = new Interface(cgdxAbi);

/** The typed error in revert data; undefined if our contracts do not declare it. */
export function parseRevert(data: string): ErrorDescription | undefined {
  return marketplace.parseError(data) ?? token.parseError(data) ?? undefined;
}

/**
 * The error for a node that answers a view with `0x`, as if no contract were at the address: it serves another
 * chain, or is far behind.
 */
export const marketplaceMissing = (): MarketError =>
  new MarketError('unavailable', 'MarketplaceMissing', 'The marketplace is not on this chain.');
