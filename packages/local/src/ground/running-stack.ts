/** Finds the stack for a command. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { endpointsFileOf, readEndpoints, type Stack } from './endpoints.ts';
import { findInstance } from './instance.ts';
import { stateDirectory } from './state-directory.ts';
import { complain } from './terminal/print.ts';

const startCommand = fileURLToPath(new URL('../command/start/start-command.ts', import.meta.url));
const lookEveryMs = 250;
const instance = () => findInstance(stateDirectory(), startCommand);

/** Waits while a local cloud on this machine is starting. Returns at once if none is. */
async function awaitStart(file: string): Promise<void> {
  const isStarting = () => !existsSync(file) && instance() !== undefined;
  if (!isStarting()) return;
  complain('The local cloud is still starting: waiting for it.');
  while (isStarting()) await sleep(lookEveryMs);
}

/**
 * @param named the path of an endpoints.json given by the person; by default that of the stack on this machine
 * @throws MarketError if the file is missing or damaged, or the stack's API does not respond
 */
export async function findStack(named: string | undefined): Promise<Stack> {
  const file = named === undefined ? endpointsFileOf(stateDirectory()) : resolve(named);
  if (named === undefined && !existsSync(file)) await awaitStart(file);
  if (!existsSync(file)) {
    throw named !== undefined
      ? new MarketError('input', 'StackNotFound', `The file ${file} does not exist.`)
      : new MarketError('unavailable', 'StackNotRunning', 'No stack is running here.', {
          advice:
            'Start one with "npm start" in another terminal, or give the endpoints.json of another with --stack.',
        });
  }
  const stack = readEndpoints(file);
  if (named === undefined && stack.pid !== undefined && instance()?.pid !== stack.pid) {
    throw new MarketError('unavailable', 'StackNotRunning', 'No stack is running here.', {
      advice: `${file} was copied from another or left behind: "npm start" starts one here.`,
    });
  }
  try {
    const response = await fetch(stack.apiUrl, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
  } catch {
    throw new MarketError('unavailable', 'StackNotRunning', `The API at ${stack.apiUrl} does not respond.`, {
      advice: 'Is the stack running? "npm start" starts a local one.',
    });
  }
  return stack;
}
