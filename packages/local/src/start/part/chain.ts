/** The chain, and the contracts on it. */
import { startChain } from '../../chain/chain.ts';
import type { Frame } from './frame.ts';

/** @returns its RPC URL */
export const bringUpChain = ({ at, ours, ports, onNotice, onGone }: Frame): Promise<string> =>
  ours('chain', () => startChain({ port: ports.chain, directory: at('chain'), onRestart: onNotice, onGone }));
