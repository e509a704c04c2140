/** A whole export, mutated, through both passes. */

import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { inspectAnyAmount, judgeAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import type { ExportPart, ExportSource } from '@cgdx/core/export/source/part/export-part.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { rawZip, type TestFile } from '@cgdx/core/export/testing/zip-bytes.ts';
import { zipStyles } from '@cgdx/core/export/testing/zip-style.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import { sampleAsOfMs } from '@cgdx/samples/testing/sample-archive.ts';
import { checkDataset, checkInspection, checkRejection } from '../case/judge.ts';
import type { FuzzCase } from '../case/run-case.ts';
import type { Layout } from '../corpus/layout.ts';
import { mutateContainer } from '../mutate/mutate-container.ts';
import { mutateFile } from '../mutate/mutate-file.ts';
import { mutateList } from '../mutate/mutate-list.ts';

const hashKey = Buffer.alloc(32, 7);

type Level = 'container' | 'contents' | 'list' | 'all';

export async function archiveCase(random: Random, { platform, variant, files }: Layout): Promise<FuzzCase> {
  const level: Level = random.pick(['container', 'contents', 'contents', 'list', 'all']);
  const mutated = level === 'container' ? files : mutateContents(random, level, files);
  const source = await packSource(random, level, mutated);
  const chosen = random.chance(0.03) ? random.pick(platformIds) : platform;
  return {
    what: `${platform} ${variant}, ${level} changed, for the ${chosen} pool`,
    bytes: mutated.reduce((sum, { data }) => sum + data.length, 0),
    run: () => runBothPasses(source, chosen),
  };
}

function mutateContents(random: Random, level: Level, files: Layout['files']): readonly TestFile[] {
  const mutated = [...files];
  if (level !== 'list') {
    for (let left = random.pick([1, 1, 1, 3]); left > 0; left--) {
      const at = random.between(0, mutated.length - 1);
      const file = mutated[at];
      if (file !== undefined) mutated[at] = { path: file.path, data: mutateFile(random, file.data) };
    }
  }
  return level === 'contents' ? mutated : mutateList(random, mutated);
}

async function packSource(random: Random, level: Level, files: readonly TestFile[]): Promise<ExportSource> {
  const pieceBytes = random.pick([64 * 1024, 64 * 1024, 1000, 7]);
  if (files.length > 1 && random.chance(0.04)) return packParts(random, files, pieceBytes);
  // A mutated container is packed in any tool's style. For mutated contents the fastest style is used, which allows any
  // file name.
  let bytes = level === 'container' ? await random.pick(Object.values(zipStyles))(files) : rawZip(files);
  if (level === 'container' || level === 'all') {
    for (let left = random.pick([1, 1, 2, 4]); left > 0; left--) bytes = mutateContainer(random, bytes);
  }
  return memorySource(bytes, pieceBytes);
}

/** Parts of one contribution have different names. */
const partNames = [
  ['a.zip', 'b.zip'],
  ['b.zip', 'a.zip'],
  ['takeout-20240113T131600Z-001.zip', 'takeout-20240113T131600Z-002.zip'],
  ['takeout-20240113T131600Z-001.zip', 'takeout-20240113T131600Z-003.zip'],
  ['x', 'export (1) (2).ZIP'],
] as const;

function packParts(random: Random, files: readonly TestFile[], pieceBytes: number): ExportPart[] {
  const cut = random.between(1, files.length - 1);
  const overlap = random.between(0, 1);
  const [first, second] = random.pick(partNames);
  return [
    { name: first, source: memorySource(rawZip(files.slice(0, cut)), pieceBytes) },
    { name: second, source: memorySource(rawZip(files.slice(cut - overlap)), pieceBytes) },
  ];
}

async function runBothPasses(source: ExportSource, platform: PlatformId): Promise<string> {
  const asOfMs = sampleAsOfMs;
  // Mutated exports are small, so that many cases can run; a lower limit on their size would refuse all of them.
  const result = await inspectAnyAmount({ source, platform, asOfMs, hashKey, acceptSamples: true });
  const judged = judgeAmount(result);
  if (judged.kind === 'rejected') checkRejection(judged.rejection);
  if (result.kind === 'rejected') return result.rejection.code;
  const { inspection } = result;
  checkInspection(inspection, scoreQuality({ inspection, novelty: 1, asOfMs }));
  await writeAndCheck(source, inspection);
  return 'inspected';
}

async function writeAndCheck(source: ExportSource, inspection: Inspection): Promise<void> {
  const written = new Map<string, Buffer>();
  const { manifest } = await writeDataset({
    source,
    inspection,
    offer: 'whole',
    contributionId: 'fuzz',
    placeholderKey: hashKey,
    sink: {
      async write(name, chunks) {
        const kept: Uint8Array[] = [];
        for await (const chunk of chunks) kept.push(chunk);
        written.set(name, Buffer.concat(kept));
      },
    },
  });
  checkDataset(manifest, inspection, written);
}
