/**
 * The folder in which imports collect records: they are appended in batches, each followed by a note of how far every
 * import has come. Whatever a killed import wrote after its last note is cut off by the next.
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
  /** How much of the file of records is noted. */
  bytes: z.number().int(),
  /** By import: the position that it goes on from. */
  positions: z.record(z.string(), z.string()),
});
type State = z.infer<typeof stateSchema>;

export interface CatalogueFolder {
  readonly path: string;
  readonly records: readonly CatalogueRecord[];
  /** Returns where this import was interrupted; undefined if it was not. */
  readonly position: (name: string) => string | undefined;
  /** Appends records and notes the position, undefined once the import has ended. */
  readonly append: (records: readonly CatalogueRecord[], name: string, position: string | undefined) => void;
  readonly close: () => void;
}

/** One import at a time: two would write into one another. */
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

/** A torn record is nobody's. */
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
