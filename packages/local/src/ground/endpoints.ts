/** `endpoints.json`: all data that an outside client needs to use a stack. */
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
  /** The development root's credential, which a local stack allows everything; absent for a cloud stack. */
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }).optional(),
  /** URLs by service, with the names of the AWS command line. */
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
  /** The URL of the streaming function; absent if there is none. */
  streamUrl: z.string().optional(),
  /** The URL from which pages receive changes. */
  pushUrl: z.string().optional(),
  /** The URL of the mailbox for sign-up codes; a cloud stack sends real mail instead. */
  mailboxUrl: z.string().optional(),
  /** The pid of the local cloud. */
  pid: z.number().int().optional(),
  startedAt: z.string().optional(),
});
export type Stack = z.infer<typeof stackSchema>;

export const endpointsFileOf = (directory: string): string => join(directory, 'endpoints.json');

/** Writes the file atomically, so that a reader never sees a part of it. */
export function writeEndpoints(directory: string, stack: Stack): void {
  writeAtomically(endpointsFileOf(directory), `${JSON.stringify(stack, null, 2)}\n`);
}

/**
 * @throws MarketError StateDamaged if the file does not describe a stack; the operating system's error if it is missing
 */
export const readEndpoints = (file: string): Stack =>
  readStateFile(file, stackSchema, '"npm start" writes the file of a local stack again.');

export function removeEndpoints(directory: string): void {
  rmSync(endpointsFileOf(directory), { force: true });
}
