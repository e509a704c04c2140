/**
 * Results of a Map's steps over the units of a huge export, until the next step has joined them. They are in the
 * bucket of raw exports, since they are not yet masked or complete, under a prefix that no person may write to.
 */
import { deserialize, serialize } from 'node:v8';
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { UnitObservation } from '@cgdx/core/export/contract/export-reader.ts';
import type { DatasetSink } from '@cgdx/core/export/dataset/dataset-sink.ts';
import { createStoredFile, type StoredFile } from '@cgdx/core/export/dataset/stored-file.ts';
import type { EmitChunk, MaskedUnit, MaskingWorkers } from '@cgdx/core/export/pass/masking-workers.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import { executionName } from '../../ground/execution-name.ts';
import { bucketName } from '../../ground/links.ts';
import { deleteAllVersions, readBytes, readChunks, writeBytes, writeObject } from '../../ground/object.ts';
import type { ContributionKey } from '../record/contribution.ts';

/** How many objects are fetched ahead of the one that is being joined. */
const fetchedAtOnce = 4;

const packed = 'application/octet-stream';

/** A unit's result; the step that reads the whole reports why a unit could not be read. */
type Outcome<Result> = { readonly result: Result } | { readonly rejection: Rejection };

const workFolder = 'work/';

/**
 * Returns whether an object of the unverified bucket is such a result: people's objects are under their own
 * subject.
 */
export const isUnitWork = (key: string): boolean => key.startsWith(workFolder);

const prefixOf = (key: ContributionKey) => `${workFolder}${executionName(key)}/`;
const unitKey = (key: ContributionKey, unit: number, name: string) => `${prefixOf(key)}unit/${unit}/${name}`;

async function store<Result>(at: string, work: () => Promise<Result>): Promise<void> {
  const outcome: Outcome<Result> = await work().then(
    (result) => ({ result }),
    (error: unknown) => {
      if (error instanceof ExportRejected) return { rejection: error.rejection };
      throw error;
    },
  );
  await writeBytes(bucketName('UnverifiedBucket'), at, serialize(outcome));
}

/** Reads what `store` wrote: nobody else may write there. Throws `ExportRejected`. */
async function load<Result>(at: string): Promise<Result> {
  const outcome: Outcome<Result> = deserialize(await readBytes(bucketName('UnverifiedBucket'), at));
  if ('rejection' in outcome) throw new ExportRejected(outcome.rejection);
  return outcome.result;
}

export const storeObservation = (
  key: ContributionKey,
  unit: number,
  observe: () => Promise<UnitObservation>,
): Promise<void> => store(unitKey(key, unit, 'observed'), observe);

/** Stores the compressed pieces of each kind, then the facts about them. */
export function storeMasked(
  key: ContributionKey,
  unit: number,
  mask: (emit: EmitChunk) => Promise<MaskedUnit>,
): Promise<void> {
  return store(unitKey(key, unit, 'masked'), async () => {
    const sink: DatasetSink = {
      write: (at, chunks) => writeObject(bucketName('UnverifiedBucket'), at, chunks),
    };
    const pieces = new Map<string, StoredFile>();
    const masked = await mask(async (kind, chunk) => {
      const piece = pieces.get(kind) ?? createStoredFile(sink, unitKey(key, unit, `piece/${kind}`), packed);
      pieces.set(kind, piece);
      await piece.push(chunk);
    }).catch((error: unknown) => {
      for (const piece of pieces.values()) piece.abort();
      throw error;
    });
    for (const piece of pieces.values()) await piece.close();
    return masked;
  });
}

/** Makes workers that return the stored results instead of computing them. */
export function storedWorkers(key: ContributionKey): MaskingWorkers {
  const bucket = bucketName('UnverifiedBucket');
  return {
    size: fetchedAtOnce,
    observe: (unit) => load<UnitObservation>(unitKey(key, unit, 'observed')),
    async mask(unit, emit) {
      const masked = await load<MaskedUnit>(unitKey(key, unit, 'masked'));
      for (const kind of Object.keys(masked.kinds)) {
        for await (const chunk of readChunks(bucket, unitKey(key, unit, `piece/${kind}`))) {
          await emit(kind, chunk);
        }
      }
      return masked;
    },
    async close() {},
  };
}

export const deleteUnitWork = (key: ContributionKey): Promise<void> =>
  deleteAllVersions(bucketName('UnverifiedBucket'), prefixOf(key));
