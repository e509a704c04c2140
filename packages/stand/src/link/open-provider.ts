/** For tests: a client of a stand's chain, which remembers nothing and sees a new block at once. */
import { chainId } from '@cgdx/core/specification/number.ts';
import { JsonRpcProvider } from 'ethers';

/** ethers looks for a transaction once and then with each new block, by default every 4 s. */
const pollingInterval = 50;

export const openProvider = (rpcUrl: string): JsonRpcProvider =>
  new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1, pollingInterval });
