/** Reads a wallet's balance directly from the chain, without the product's code. */

import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { Contract, JsonRpcProvider } from 'ethers';

const erc20 = ['function balanceOf(address) view returns (uint256)'];

/** Returns the CGDX of `address` in base units. */
export async function cgdxBalance({ chain }: Stack, address: string): Promise<bigint> {
  const provider = new JsonRpcProvider(chain.rpcUrl);
  try {
    return await new Contract(chain.contracts.cgdx, erc20, provider).getFunction('balanceOf')(address);
  } finally {
    provider.destroy();
  }
}
