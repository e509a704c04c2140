/** Runs both passes over exports in memory, for tests, whose exports are smaller than a pool requires. */

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { Inspection } from '../contract/inspection.ts';
import type { Projection } from '../dataset/offer-kind.ts';
import type { SoldPeriod } from '../dataset/sold-period.ts';
import { type InspectExportInput, inspectAnyAmount } from '../pass/inspect-export.ts';
import { writeDataset } from '../pass/write-dataset.ts';
import type { ExportPart } from '../source/part/export-part.ts';
import { memorySource } from './memory-source.ts';
import { testAsOfMs } from './spotify-history.ts';

export const testHashKey = Buffer.alloc(32, 7);

export async function inspectBytes(
  bytes: Uint8Array,
  input: Partial<InspectExportInput> = {},
  pieceBytes?: number,
) {
  return inspectAnyAmount({
    source: memorySource(bytes, pieceBytes),
    platform: 'spotify',
    asOfMs: testAsOfMs,
    hashKey: testHashKey,
    acceptSamples: false,
    ...input,
  });
}

/** Throws if the export is refused. */
export async function inspectionOf(
  bytes: Uint8Array,
  pieceBytes?: number,
  platform: PlatformId = 'spotify',
): Promise<Inspection> {
  const result = await inspectBytes(bytes, { platform }, pieceBytes);
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  return result.inspection;
}

/** Returns the checks that count towards the verdict. Checks for review only are ignored, since tests generate their exports with loops. */
export const doubtsIn = ({ evidence }: Pick<Inspection, 'evidence'>): string[] =>
  evidence.filter(({ outcome, isForReview }) => outcome === 'doubts' && !isForReview).map(({ id }) => id);

/** Returns the dataset's files by name, decompressed. */
export async function datasetOf(
  bytes: Uint8Array | readonly ExportPart[],
  pieceBytes?: number,
  platform: PlatformId = 'spotify',
  tagger?: NameTagger,
  offer: Projection = 'whole',
  sold: readonly SoldPeriod[] = [],
) {
  const files = new Map<string, string>();
  const source = bytes instanceof Uint8Array ? memorySource(bytes, pieceBytes) : bytes;
  const result = await inspectBytes(Buffer.alloc(0), { source, platform });
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  const written = await writeDataset({
    source,
    inspection: result.inspection,
    offer,
    sold,
    contributionId: 'contribution-1',
    placeholderKey: testHashKey,
    ...(tagger && { tagger }),
    sink: {
      async write(name, chunks) {
        const stream = Readable.from(chunks);
        files.set(name, await text(name.endsWith('.gz') ? stream.pipe(createGunzip()) : stream));
      },
    },
  });
  return { ...written, files };
}
