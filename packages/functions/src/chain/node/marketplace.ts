/** The marketplace contract as the chain lane sees it: its calls and its errors. */
import { cgdxAbi } from '@cgdx/contracts/abi/cgdx.ts';
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { type ErrorDescription, Interface } from 'ethers';

export const marketplace = new Interface(marketplaceAbi);
/** Its errors come through the marketplace unchanged. */
const token = new Interface(cgdxAbi);

/** The typed error in revert data; nothing where it is none of ours. */
export function parseRevert(data: string): ErrorDescription | undefined {
  return marketplace.parseError(data) ?? token.parseError(data) ?? undefined;
}
