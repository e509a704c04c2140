/** The tools with which the demo makes its states: its people, their exports, and clients of the local cloud. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { inventPerson } from '@cgdx/samples/ground/person.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { sendExport } from '../../person/contribute.ts';
import { callRoute } from '../../person/market-api.ts';
import { type Person, signUp } from '../../person/person.ts';

export const quietly = (): void => undefined;
/** A layout that names the account in every play, so that a second export of the account is recognized. */
const accountVariant = 'extended-2023';

export interface Stage {
  readonly stack: Stack;
  readonly directory: string;
  /** Part of every address and seed, so that a second run has different people. */
  readonly run: string;
  readonly operator: Person;
  /** The secret key of the local Stripe. */
  readonly stripeKey: string;
}

export const personOf = ({ stack, run }: Stage, name: string): Promise<Person> =>
  signUp(stack, `demo-${run}-${name}@example.com`);

/**
 * @param owner the owner of the account
 * @param to the pool, which may be another platform's
 * @returns the contribution's id
 */
export async function send(
  { stack, directory, run }: Stage,
  person: Person,
  { owner, to = 'spotify' }: { readonly owner: string; readonly to?: PlatformId },
): Promise<string> {
  const file = join(directory, `my_spotify_data_${randomUUID()}.zip`);
  await writeSample(
    {
      platform: 'spotify',
      variant: accountVariant,
      sizeBytes: 1_500_000,
      seed: run + owner + person.userSub,
      asOfMs: Date.now(),
      person: inventPerson(run + owner),
    },
    createWriteStream(file),
  );
  const { contributionId } = await sendExport({ stack, person, files: [file], poolId: to, tell: quietly });
  rmSync(file);
  return contributionId;
}

/** Options of an AWS client. */
export const clientOptions = ({ region, credentials, endpoints }: Stack, service: string) => ({
  region,
  ...(credentials && { credentials }),
  ...(endpoints[service] !== undefined && { endpoint: endpoints[service] }),
});

const lookEveryMs = 100;
const longestMs = 60_000;

/**
 * @returns the first value that `look` returns; `look` may throw meanwhile
 * @throws Error after a minute, with `what`
 */
export async function untilFound<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + longestMs; Date.now() < until; await sleep(lookEveryMs)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not appear within a minute.`);
}

/** Calls the local Stripe as its dashboard would. Does nothing if the real Stripe is used. */
export async function callStripe({ stack, stripeKey }: Stage, method: string, path: string): Promise<void> {
  const { stripe } = stack.endpoints;
  if (stripe === undefined) return;
  const answer = await fetch(stripe + path, { method, headers: { authorization: `Bearer ${stripeKey}` } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The local Stripe answered ${answer.status} to ${path}.`);
}

export const stop = (
  { stack, operator }: Stage,
  workflow: 'contribution' | 'payout',
  executionId: string,
): Promise<unknown> => {
  const path = { workflow, executionId };
  const body = { reason: 'The demo shows what a stopped execution looks like.' };
  return callRoute(stack, operator, 'POST /operator/executions/{workflow}/{executionId}/stop', {
    path,
    body,
  });
};
