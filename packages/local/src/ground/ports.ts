/** Finds each part's port: the preferred one, or any free one if another program has it. */
import { findPort } from '@cgdx/aws/process/port.ts';

export const preferredPorts = {
  web: 4800,
  s3: 4801,
  dynamodb: 4802,
  stepfunctions: 4803,
  events: 4804,
  lambda: 4805,
  'cognito-idp': 4806,
  'cognito-identity': 4807,
  api: 4808,
  mailbox: 4809,
  chain: 4810,
  stripe: 4811,
  'function-url': 4812,
  push: 4813,
} as const;

export type PortName = keyof typeof preferredPorts;

const attempts = 5;
const isTaken = /EADDRINUSE|\bin use\b/i;

/**
 * Starts a server on a free port. If another program takes that very port in between (as when two clouds start at the
 * same moment), retries on another.
 */
export async function onFreePort<T>(preferred: number, start: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findPort(attempt === 1 ? preferred : 0);
    try {
      return await start(port);
    } catch (error) {
      if (attempt === attempts || !isTaken.test(String(error))) throw error;
    }
  }
}
