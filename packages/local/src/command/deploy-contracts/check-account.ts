/** Checks a chain and an account before anything is sent. */

import { chainId } from '@cgdx/core/specification/number.ts';
import { JsonRpcProvider, Wallet } from 'ethers';

/** A deployment costs about 0.01 DEV at the lowest price that Moonbase accepts. */
const leastBalanceWei = 10n ** 16n;

/** @returns a sentence with the reason for which nothing can be deployed; undefined if deployment is possible */
export async function troubleWith(rpcUrl: string, privateKey: string): Promise<string | undefined> {
  const provider = new JsonRpcProvider(rpcUrl, undefined, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const found = Number(await provider.send('eth_chainId', []));
    if (found !== chainId)
      return `The chain at ${rpcUrl} has the id ${found}; Moonbase Alpha has ${chainId}.`;
    const { address } = new Wallet(privateKey);
    const balance = BigInt(await provider.send('eth_getBalance', [address, 'latest']));
    if (balance < leastBalanceWei)
      return `${address} cannot pay for a deployment: it needs at least 0.01 DEV. The faucet of Moonbase Alpha gives some.`;
    return undefined;
  } catch {
    return `No chain answers at ${rpcUrl}.`;
  } finally {
    provider.destroy();
  }
}
