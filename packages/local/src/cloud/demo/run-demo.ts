/** `npm start -- --demo`: the samples, the purchases, what operators look at, and a line that says that it is over. */

import type { Stack } from '../../ground/endpoints.ts';
import { sendDemo } from './demo.ts';
import { publishDemoEditions } from './editions.ts';
import { buyDemo } from './purchases.ts';
import { leaveStates } from './states.ts';

/** @param isLeft whether there is what `leaveStates` leaves, of which some goes on failing */
export const overLines = (seconds: number, isLeft: boolean): string[] => [
  `Demo: over, after ${seconds} s.`,
  ...(isLeft
    ? [
        'What it left goes on failing, which is meant: check-authenticity for two minutes, verify-purchase for half an hour, and',
        'transfer-reward, less and less often, until somebody connects another account. Any other failure is not of the demo.',
      ]
    : []),
];

/** Never throws: what fails is printed, and the cloud keeps running. */
export async function runDemo(stack: Stack, directory: string, out: NodeJS.WriteStream): Promise<void> {
  const startedAt = Date.now();
  await publishDemoEditions(stack, out);
  await sendDemo(stack, out);
  await buyDemo(stack, out);
  const isLeft = await leaveStates(stack, directory, out);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  out.write(
    `\n${overLines(seconds, isLeft)
      .map((line) => `  ${line}\n`)
      .join('')}\n`,
  );
}
