/** Allows one local cloud per state directory, and tells a second one about the first. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf, holderSchema, holds } from '@cgdx/aws/process/holder.ts';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { z } from 'zod';

export const instanceFile = 'instance.json';
const schema = holderSchema.extend({ url: z.string().optional() });
export type Instance = Pick<z.infer<typeof schema>, 'pid' | 'url'>;

/** @param mark a part of a local cloud's command line, since the system reuses pids */
export function findInstance(directory: string, mark: string): Instance | undefined {
  try {
    const instance = schema.parse(JSON.parse(readFileSync(join(directory, instanceFile), 'utf8')));
    const isOurs = commandOf(instance.pid)?.includes(mark) && holds(instance, directory);
    return isOurs ? { pid: instance.pid, url: instance.url } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the instance that holds the directory already; undefined if this process has taken it now */
export function takeDirectory(directory: string, mark: string): Instance | undefined {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const other = findInstance(directory, mark);
  if (other !== undefined && other.pid !== process.pid) return other;
  writeInstance(directory, { pid: process.pid });
  return undefined;
}

export function writeInstance(directory: string, instance: Instance): void {
  writeAtomically(
    join(directory, instanceFile),
    JSON.stringify({ ...instance, ...holderOf(directory, instance.pid) }),
  );
}

export function leaveDirectory(directory: string): void {
  rmSync(join(directory, instanceFile), { force: true });
}
