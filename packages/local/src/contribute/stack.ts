/** Finds the stack that a command line speaks to. */
import { existsSync } from 'node:fs';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { readEndpoints, type Stack } from '../start/endpoints.ts';

/**
 * @param file an endpoints.json
 * @param asked whether somebody named that file
 * @throws MarketError in words, if there is none, it is broken, or nobody answers at its API
 */
export async function findStack(file: string, asked: boolean): Promise<Stack> {
  if (!existsSync(file)) {
    throw asked
      ? new MarketError('input', 'StackNotFound', `There is no file ${file}.`)
      : new MarketError('unavailable', 'StackNotRunning', 'No stack is running here.', {
          advice: 'Start one with "npm start", or name the endpoints.json of another with --stack.',
        });
  }
  let stack: Stack;
  try {
    stack = readEndpoints(file);
  } catch {
    throw new MarketError('input', 'StackUnreadable', `${file} does not describe a stack.`);
  }
  try {
    const response = await fetch(stack.apiUrl, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
  } catch {
    throw new MarketError('unavailable', 'StackNotRunning', `Nobody answers at ${stack.apiUrl}.`, {
      advice: 'Is the stack running? "npm start" starts a local one.',
    });
  }
  return stack;
}
