/** The files of an archive, each with its entry in the archive's manifest. */
import { createHash } from 'node:crypto';
import { invariant } from '@cgdx/core/error/market-error.ts';
import type { DataFile } from '@cgdx/core/purchase/data-manifest-schema.ts';
import { parquetOf, parquetRecipe } from '@cgdx/core/purchase/parquet/parquet-of.ts';
import type { ParquetPlan } from '@cgdx/core/purchase/parquet/parquet-plan.ts';
import type { ArchivedFile } from './archive.ts';

export interface PackedFile extends ArchivedFile {
  /** @throws MarketError InvariantBroken if the file is generated while it is packed, and is not packed yet */
  readonly describe: () => DataFile;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export function inMemory(name: string, bytes: Uint8Array): PackedFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    name,
    bytes: bytes.length,
    read: () => once(bytes),
    describe: () => ({ name, bytes: bytes.length, sha256 }),
  };
}

/** A file that is generated while it is packed: its size and checksum are known afterwards. */
function madeWhilePacked(
  name: string,
  make: () => AsyncIterable<Uint8Array>,
  about: Pick<DataFile, 'derivedFrom' | 'recipe'> = {},
): PackedFile {
  let made: DataFile | undefined;
  async function* read(): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of make()) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    made = { name, bytes, sha256: hash.digest('hex'), ...about };
  }
  return {
    name,
    read,
    describe: () => {
      invariant(made !== undefined, 'the manifest is packed after what it lists');
      return made;
    },
  };
}

export const derivedFile = (
  folder: string,
  { name, from, fields }: ParquetPlan,
  open: () => AsyncIterable<Uint8Array>,
): PackedFile =>
  madeWhilePacked(folder + name, () => parquetOf(fields, open), {
    derivedFrom: folder + from,
    recipe: parquetRecipe,
  });

/** A file whose content depends on the files before it. */
export const dependentFile = (name: string, content: () => Uint8Array): PackedFile =>
  madeWhilePacked(name, () => once(content()));
