/**
 * The folder in which imports collect records. Records are appended in batches; after each batch the position of every
 * import is noted. Records that a killed import wrote after its last note are truncated by the next import.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Holder, holderOf, holderSchema, holds } from '@cgdx/aws/process/holder.ts';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { type CatalogueRecord, recordSchema } from '@cgdx/core/catalogue/record-schema.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { readStateFile } from '../../ground/state-file.ts';

const stateSchema = z.object({
  /** The length of the file of records at the last note. */
  bytes: z.number().int(),
  /** The position from which each import continues, by its name. */
  positions: z.record(z.string(), z.string()),
});
type State = z.infer<typeof stateSchema>;

export interface CatalogueFolder {
  readonly path: string;
  readonly records: readonly CatalogueRecord[];
  /** Returns the position at which this import was interrupted; undefined if it was not. */
  readonly position: (name: string) => string | undefined;
  /** Appends records and notes the position, undefined once the import has ended. */
  readonly append: (records: readonly CatalogueRecord[], name: string, position: string | undefined) => void;
  readonly close: () => void;
}

/** Permits only one import at a time, since two would write into each other's data. */
function lock(path: string): () => void {
  const file = join(path, 'lock');
  const owner = ownerIn(file);
  if (owner !== undefined && owner.pid !== process.pid && holds(owner, path)) {
    throw new MarketError('conflict', 'ImportRunning', 'Another import is running.', {
      advice: 'Wait until it has ended, then run this again.',
    });
  }
  writeAtomically(file, JSON.stringify(holderOf(path, process.pid)));
  return () => rmSync(file, { force: true });
}

/** Returns undefined for a lock file that was only partly written. */
function ownerIn(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function openCatalogueFolder(path: string): CatalogueFolder {
  mkdirSync(path, { recursive: true });
  const release = lock(path);
  const stateFile = join(path, 'state.json');
  let state: State = existsSync(stateFile)
    ? readStateFile(stateFile, stateSchema, `Move the folder ${path} away and import again.`)
    : { bytes: 0, positions: {} };
  const recordsFile = join(path, 'records.jsonl');
  const handle = openSync(recordsFile, existsSync(recordsFile) ? 'r+' : 'w+');
  ftruncateSync(handle, state.bytes);
  const records = readFileSync(recordsFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => recordSchema.parse(JSON.parse(line)));
  return {
    path,
    records,
    position: (name) => state.positions[name],
    append: (added, name, position) => {
      const bytes = Buffer.from(added.map((record) => `${JSON.stringify(record)}\n`).join(''));
      writeSync(handle, bytes, 0, bytes.length, state.bytes);
      fsyncSync(handle);
      const { [name]: _before, ...others } = state.positions;
      const positions = position === undefined ? others : { ...others, [name]: position };
      state = { bytes: state.bytes + bytes.length, positions };
      writeAtomically(stateFile, JSON.stringify(state));
      records.push(...added);
    },
    close: () => {
      closeSync(handle);
      release();
    },
  };
}
