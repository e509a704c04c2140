/** Deletes the state of a local cloud. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endStale } from '@cgdx/aws/process/orphan-process.ts';

/** Pid files of processes that a killed run left behind, which must not write into the new state. */
const leftovers = [
  { pidFile: 'dynamodb/dynoxide.pid', mark: 'dynoxide' },
  { pidFile: 'chain/anvil.pid', mark: 'anvil' },
];

/** Ends processes that a killed run left behind, including those of parts that this run replaces. */
export async function endLeftovers(directory: string): Promise<void> {
  await Promise.all(leftovers.map(({ pidFile, mark }) => endStale(join(directory, pidFile), mark)));
}

/** @param keep names of entries that are not deleted */
export function emptyDirectory(directory: string, keep: readonly string[]): void {
  for (const name of readdirSync(directory)) {
    if (!keep.includes(name)) rmSync(join(directory, name), { recursive: true, force: true });
  }
}
