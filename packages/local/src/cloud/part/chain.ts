/** The chain, and the contracts on it. */
import { startChain } from '../chain/chain.ts';
import type { PartContext } from '../context/part-context.ts';

/** @returns its RPC URL */
export const bringUpChain = ({ admit, at, ours, onNotice, onGone }: PartContext): Promise<string> =>
  ours('chain', (port) => startChain({ port, directory: at('chain'), admit, onRestart: onNotice, onGone }));
