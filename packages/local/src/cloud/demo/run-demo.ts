/**
 * `npm start -- --demo`: sends the samples, makes purchases and states for operators to see, and prints when it is
 * over.
 */

import type { Stack } from '../../ground/endpoints.ts';
import { sendDemo } from './demo.ts';
import { publishDemoEditions } from './editions.ts';
import { buyDemo } from './purchases.ts';
import { leaveStates } from './states.ts';

/** @param isLeft whether `leaveStates` succeeded, some of whose states keep failing */
export const overLines = (seconds: number, isLeft: boolean): string[] => [
  `Demo: over, after ${seconds} s.`,
  ...(isLeft
    ? [
        'Some of its states are retried, as intended, which only the logs show: check-authenticity for two minutes, verify-purchase',
        'for half an hour, and transfer-reward until somebody connects another account. Other failures are not part of the demo.',
      ]
    : []),
];

/** Never throws: failures are printed, and the cloud continues. */
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
