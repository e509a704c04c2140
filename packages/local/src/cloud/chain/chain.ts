/** The local chain: anvil with Moonbase Alpha's id, its state kept on disk. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Admit, admitPrograms } from '@cgdx/aws/process/admit.ts';
import { startChild } from '@cgdx/aws/process/child.ts';
import { answerCors } from '@cgdx/aws/process/cors.ts';
import { type GuardedService, hiddenHost, openGuardedProxy } from '@cgdx/aws/process/guarded-proxy.ts';
import { findPort } from '@cgdx/aws/process/port.ts';
import { foundryProgram } from '@cgdx/contracts/forge/program.ts';
import { chainId } from '@cgdx/core/specification/number.ts';
import { keepCopies, mendStateFile, stateFileOf } from './state-file.ts';

/** A kill -9 loses at most the last second of the chain; the chain lane publishes its lost transactions again. */
const stateIntervalSeconds = 1;
/**
 * A query about the latest block may be processed after the next block was mined, and fails unless older states are
 * kept.
 */
const keptStates = 16;
const readyWithinMs = 120_000;
const mostBodyBytes = 8 * 1024 * 1024;
const cors = { methods: 'POST, OPTIONS', exposed: 'content-type', maxAgeSeconds: 3_000 } as const;

export interface ChainOptions {
  /** The port; any free one if it is 0 or taken. */
  readonly port: number;
  readonly directory: string;
  /** Decides which requests are served; by default those of programs, and none that come from a page. */
  readonly admit?: Admit;
  /**
   * Seconds between blocks that are mined in addition to one per transaction; if absent, there are no additional
   * blocks.
   */
  readonly blockTimeSeconds?: number;
  /** Gets a sentence when a state was restored, and for each unexpected end after which anvil was restarted. */
  readonly onRestart?: (sentence: string) => void;
  readonly onGone?: (sentence: string, cause?: unknown) => void;
}

/** @throws Error if npm has no anvil for this platform, or anvil does not start */
export async function startChain(options: ChainOptions): Promise<GuardedService> {
  const host = hiddenHost();
  const port = await findPort(0);
  const blocks =
    options.blockTimeSeconds === undefined
      ? []
      : ['--block-time', String(options.blockTimeSeconds), '--mixed-mining'];
  mkdirSync(options.directory, { recursive: true });
  const child = await startChild({
    beforeLaunch: () => {
      const mended = mendStateFile(options.directory);
      if (mended !== undefined) options.onRestart?.(mended);
    },
    name: 'the chain',
    file: foundryProgram('anvil'),
    args: [
      ...['--host', host, '--port', String(port), '--chain-id', String(chainId)],
      ...['--hardfork', 'cancun', '--state', stateFileOf(options.directory)],
      ...['--state-interval', String(stateIntervalSeconds), '--prune-history', String(keptStates)],
      ...['--no-cors', '--quiet', ...blocks],
    ],
    pidFile: join(options.directory, 'anvil.pid'),
    port,
    isReady: () => answers(`http://${host}:${port}`),
    readyWithinMs,
    ...(options.onRestart && { onRestart: options.onRestart }),
    ...(options.onGone && { onGone: options.onGone }),
  });
  const endCopies = keepCopies(options.directory);
  const proxy = await openGuardedProxy({
    port: options.port,
    target: { host, port },
    admit: options.admit ?? admitPrograms,
    before: (request, response) => answerCors(request, response, cors),
    mostBodyBytes,
  }).catch(async (error: unknown) => {
    endCopies();
    await child.stop();
    throw error;
  });
  return {
    ...proxy,
    stop: async () => {
      endCopies();
      await proxy.stop();
      await child.stop();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    signal: AbortSignal.timeout(10_000),
  });
  return response.ok;
}
