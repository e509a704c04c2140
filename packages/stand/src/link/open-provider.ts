/** For tests: a client of a test chain, without a cache and with a short polling interval. */
import { chainId } from '@cgdx/core/specification/number.ts';
import { JsonRpcProvider } from 'ethers';

/** ethers polls for new blocks every 4 s by default, and looks for a transaction at each new block. */
const pollingInterval = 50;

export const openProvider = (rpcUrl: string): JsonRpcProvider =>
  new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1, pollingInterval });
