/**
 * Converts a masked dataset that is older than offers to an offer of records: without texts that the person wrote in public, and
 * with public acts by month. Kinds and fields that the current readers no longer have are dropped.
 */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { DatasetKind, DatasetRecord } from '../contract/dataset-field.ts';
import type { DatasetSink } from '../dataset/dataset-sink.ts';
import type { MaskContext } from '../dataset/field-rule.ts';
import { createPieceWriter } from '../dataset/gzip-piece.ts';
import { createKindFile } from '../dataset/kind-file.ts';
import { createLineWriter } from '../dataset/line-writer.ts';
import { type Manifest, uploadHashOf } from '../dataset/manifest.ts';
import { kindsOfOffer } from '../dataset/offer-kind.ts';
import { type CountedKind, profileRows } from '../dataset/profile.ts';
import { createRecordCounter } from '../dataset/record-counter.ts';
import { readers } from '../platform/readers.ts';
import { finishDataset, type WrittenKind } from './finish-dataset.ts';

export interface RewriteInput {
  readonly platform: PlatformId;
  readonly manifest: Manifest;
  /** Returns the decompressed lines of a file. */
  readonly linesOf: (file: string) => AsyncIterable<string>;
  readonly contributionId: string;
  readonly sink: DatasetSink;
}

/** Leaves a text unchanged, since it is masked already. */
const same = (text: string): string => text;
const context: MaskContext = { maskText: same, maskTitle: same, maskContacts: same, deviceFamily: same };

/** Rewrites a dataset; the same input gives the same bytes. @returns the hash of the new upload, in base64 */
export async function rewriteAsRecords(input: RewriteInput): Promise<string> {
  const { platform, manifest: before, contributionId, sink } = input;
  const reader = readers[platform];
  const offered = new Map(kindsOfOffer(reader.kinds, 'records').map((kind) => [kind.kind, kind]));
  const counted: CountedKind[] = [];
  const kinds: WrittenKind[] = [];
  for (const kind of reader.kinds) {
    const shown = offered.get(kind.kind);
    const name = `${kind.kind}.ndjson.gz`;
    const isThere = before.files.some((file) => file.name === name);
    const rewritten = shown && isThere ? await rewriteKind(input, kind, shown, name) : undefined;
    counted.push({ kind: kind.kind, counts: rewritten ? [rewritten.counts] : [] });
    if (rewritten) kinds.push(rewritten.written);
  }
  const { variant, language, isSample, period, replaced } = before;
  const { manifestBytes } = await finishDataset(sink, {
    ...{ platform, variant, language, isSample, replaced, kinds, withheld: reader.withheld },
    offer: 'records',
    profile: profileRows(counted),
    period,
  });
  return uploadHashOf(manifestBytes, contributionId);
}

async function rewriteKind(
  { platform, linesOf, sink }: RewriteInput,
  kind: DatasetKind,
  shown: DatasetKind,
  name: string,
) {
  const counter = createRecordCounter(platform, kind, context);
  const writer = createLineWriter(shown, context);
  const file = createKindFile(sink, name);
  try {
    const piece = createPieceWriter((chunk) => file.push(chunk));
    for await (const line of linesOf(name)) {
      const record = JSON.parse(line) as DatasetRecord;
      counter.count(record);
      await piece.write(`${writer.write(record)}\n`);
    }
    file.endPiece(await piece.end());
    const written: WrittenKind = {
      kind: shown,
      file: await file.close(),
      pieces: [{ fields: writer.measure() }],
    };
    return { written, counts: counter.counts() };
  } catch (error) {
    file.abort();
    throw error;
  }
}
