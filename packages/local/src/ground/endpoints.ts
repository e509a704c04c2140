/** `endpoints.json`: everything that an outside client needs to use a stack. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { z } from 'zod';
import { readStateFile } from './state-file.ts';

const names = z.record(z.string(), z.string());
const namedArns = z.record(z.string(), z.object({ name: z.string(), arn: z.string() }));

const stackSchema = z.object({
  stage: z.string(),
  region: z.string(),
  accountId: z.string(),
  /** The development root's credential: allowed everything on a local stack, absent for a cloud one. */
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }).optional(),
  /** URLs by service, named as on the AWS command line. */
  endpoints: names,
  /** The endpoints as environment variables for a shell or a container. */
  env: names,
  tables: names,
  buckets: names,
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  identityPoolId: z.string(),
  stateMachines: namedArns,
  functions: namedArns,
  eventBus: z.object({ name: z.string(), arn: z.string() }),
  chain: z.object({
    rpcUrl: z.string(),
    chainId: z.number().int(),
    contracts: z.object({
      cgdx: z.string(),
      marketplace: z.string(),
      appender: z.string(),
      payer: z.string(),
      settler: z.string(),
    }),
  }),
  webUrl: z.string(),
  apiUrl: z.string(),
  /** The URL of the function that streams its answers; absent if there is none. */
  streamUrl: z.string().optional(),
  /** Where pages hear of changes. */
  pushUrl: z.string().optional(),
  /** The URL where sign-up codes can be read; a cloud stack sends real mail. */
  mailboxUrl: z.string().optional(),
  /** The pid of the local cloud. */
  pid: z.number().int().optional(),
  startedAt: z.string().optional(),
});
export type Stack = z.infer<typeof stackSchema>;

export const endpointsFileOf = (directory: string): string => join(directory, 'endpoints.json');

/** Writes the file atomically: a reader never sees half of it. */
export function writeEndpoints(directory: string, stack: Stack): void {
  writeAtomically(endpointsFileOf(directory), `${JSON.stringify(stack, null, 2)}\n`);
}

/** @throws MarketError StateDamaged if the file does not describe a stack; the system's error if it is missing */
export const readEndpoints = (file: string): Stack =>
  readStateFile(file, stackSchema, '"npm start" writes that of a local stack anew.');

export function removeEndpoints(directory: string): void {
  rmSync(endpointsFileOf(directory), { force: true });
}
