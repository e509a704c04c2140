/** Reads exports completely, for tests: returns all results that must not depend on how an export was packed or sent. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Quality } from '@cgdx/core/contribution/contribution.ts';
import type { ExportReader } from '@cgdx/core/export/contract/export-reader.ts';
import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import type { Manifest } from '@cgdx/core/export/dataset/manifest.ts';
import type { Projection } from '@cgdx/core/export/dataset/offer-kind.ts';
import type { ArchiveEntry } from '@cgdx/core/export/format/archive/open-archive.ts';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { createFold } from '@cgdx/core/export/pass/fold-observations.ts';
import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { type JudgedExport, judgeConclusion } from '@cgdx/core/export/pass/judge-conclusion.ts';
import { openExport } from '@cgdx/core/export/pass/open-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import type { TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import type { MeteredRecords } from '@cgdx/core/insight/metered-records.ts';
import type { Summary } from '@cgdx/core/insight/summary.ts';
import { type PlatformId, parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { sampleAsOfMs } from './sample-archive.ts';

export const hashKey = Buffer.alloc(32, 7);
const asOfMs = sampleAsOfMs;

export interface Reading {
  readonly inspection: ReturnType<typeof withoutFileCounts>;
  readonly quality: Quality;
  /** `kind {...}` of each record, sorted, with repetitions. */
  readonly records: readonly string[];
}

/** Throws if the export is refused. */
export async function readArchive(
  platform: PlatformId,
  bytes: Uint8Array,
  pieceBytes?: number,
): Promise<Reading> {
  const source = memorySource(bytes, pieceBytes);
  const result = await inspectAnyAmount({
    source,
    platform,
    asOfMs,
    hashKey,
    acceptSamples: true,
  });
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  const { files } = await openExport(source, platform);
  return {
    inspection: withoutFileCounts(result.inspection),
    quality: scoreQuality({ inspection: result.inspection, novelty: 1, asOfMs }),
    records: await recordsOf(files),
  };
}

/** The labels of findings that count files. */
const countsFiles = new Set(['Read', 'Seen twice', 'Left out', 'Saved twice', 'Sent twice', 'Parts']);

/** Returns the results that do not depend on packing, without the numbers of files and of duplicates. */
export function withoutFileCounts({
  sizeBytes,
  readBytes,
  unitCounts,
  ledger,
  findings,
  ...rest
}: Inspection) {
  return {
    ...rest,
    records: ledger?.records,
    notUnderstood: ledger?.files.notUnderstood,
    findings: findings.filter(({ label }) => !countsFiles.has(label)),
  };
}

export interface Dataset {
  readonly inspection: Inspection;
  readonly manifest: Manifest;
  readonly summary: Summary;
  readonly metered: readonly MeteredRecords[];
  /** The uncompressed contents of files by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Runs both passes. Throws if the export is refused. */
export async function writeWhole(
  platform: PlatformId,
  bytes: Uint8Array,
  tagger?: NameTagger,
  offer: Projection = 'whole',
): Promise<Dataset> {
  const source = memorySource(bytes);
  const result = await inspectAnyAmount({
    source,
    platform,
    asOfMs,
    hashKey,
    acceptSamples: true,
  });
  if (result.kind === 'rejected') throw new Error(`${result.rejection.code}: ${result.rejection.message}`);
  const { inspection } = result;
  const files = new Map<string, string>();
  const sink = {
    async write(name: string, chunks: AsyncIterable<Uint8Array>) {
      const kept: Uint8Array[] = [];
      for await (const chunk of chunks) kept.push(chunk);
      const whole = Buffer.concat(kept);
      files.set(name, (name.endsWith('.gz') ? gunzipSync(whole) : whole).toString('utf8'));
    },
  };
  const { manifest, summary, metered } = await writeDataset({
    source,
    inspection,
    offer,
    contributionId: 'test',
    placeholderKey: hashKey,
    sink,
    ...(tagger && { tagger }),
  });
  return { inspection, manifest, summary, metered, files };
}

type Files = Awaited<ReturnType<ExportReader['find']>>;

async function recordsOf(files: Files): Promise<string[]> {
  const records: string[] = [];
  for (const unit of files.units.keys()) {
    for await (const batch of files.records(unit, () => {})) {
      for (const record of batch.records) records.push(`${batch.kind} ${JSON.stringify(record)}`);
    }
  }
  return records.sort();
}

/** Runs only the reader, on files in chunks of `pieceBytes`. `mergedAtOnce`: the number of observations that are merged at a time. */
export async function readFiles(
  platform: PlatformId,
  files: readonly TestFile[],
  pieceBytes: number,
  mergedAtOnce = Number.POSITIVE_INFINITY,
) {
  const pool = parsePlatformId(platform);
  const reader = pool === undefined ? undefined : readers[pool];
  if (reader === undefined) throw new Error(`there is no reader of ${platform}`);
  const found = await reader.find(files.map((file) => entryOf(file, pieceBytes)));
  const options = { asOfMs, hashKey };
  const observations = [];
  for (const unit of found.units.keys()) {
    // cloned, as if it came from another thread
    observations.push(structuredClone(await found.observe(unit, { ...options, onBytes: () => {} })));
  }
  const groups = [];
  for (let at = 0; at < observations.length; at += mergedAtOnce) {
    groups.push(structuredClone(found.merge(observations.slice(at, at + mergedAtOnce))));
  }
  const fold = createFold(found);
  for (const group of groups) fold.add(group);
  return {
    inspection: judgeConclusion(reader.platform, await found.conclude(fold.finish().observation, options)),
    records: await recordsOf(found),
  };
}

/** Converts a reader's findings to the form of `inspectAnyAmount`. */
export function wholeOf(platform: PlatformId, found: JudgedExport): Inspection {
  const pool = parsePlatformId(platform);
  if (pool === undefined) throw new Error(`there is no pool ${platform}`);
  return { version: 2, platform: pool, sizeBytes: 0, readBytes: 0, unitCounts: [], ...found };
}

function entryOf({ path, data }: TestFile, pieceBytes: number): ArchiveEntry {
  const bytes = Buffer.from(data);
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    sizeBytes: bytes.length,
    async *read() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    },
  };
}

/** Returns the files of an archive, in its order. */
export async function filesOf(bytes: Uint8Array): Promise<TestFile[]> {
  const { entries } = await openArchive(memorySource(bytes));
  const files: TestFile[] = [];
  for (const { path, read } of entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of read()) chunks.push(chunk);
    files.push({ path, data: Buffer.concat(chunks) });
  }
  return files;
}

/** Returns hex digits. */
export const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');
