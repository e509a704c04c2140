/** Looks at an export in the person's own browser, beside the page. Nothing of it leaves from here. */
import { leaveOutFiles } from '@cgdx/core/export/pass/leave-out-files.ts';
import { lookAtExport } from '@cgdx/core/export/pass/look-at-export.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import type { ExportPart } from '@cgdx/core/export/source/part/export-part.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { listedName } from '../object-name.ts';
import { fileSource } from './file-source.ts';
import type { Chosen, LookReport, LookRequest, Progress, SampleRequest } from './look-message.ts';
import { NotLoaded } from './not-loaded.ts';
import { packFolder } from './pack-folder.ts';
import { repackedFile } from './repacked-file.ts';

const report = (message: LookReport) => postMessage(message);

/** More often would only cost time. */
const reportEveryMs = 100;

function createProgress(stage: Progress['stage'], totalBytes: number) {
  let last = Date.now();
  report({ kind: 'progress', stage, doneBytes: 0, totalBytes });
  return (doneBytes: number, total = totalBytes) => {
    const now = Date.now();
    if (now - last < reportEveryMs) return;
    last = now;
    report({ kind: 'progress', stage, doneBytes, totalBytes: total });
  };
}

addEventListener('message', async ({ data }: MessageEvent<LookRequest | SampleRequest>) => {
  try {
    if (data.kind === 'look') await look(data);
    else await sample(data);
  } catch (error) {
    report({ kind: 'failed', reason: reasonOf(error) });
  }
});

const partsOf = (files: readonly File[]): ExportPart[] =>
  files.map((file) => ({ name: listedName(file), source: fileSource(file) }));

async function look({ chosen, poolId, leaveOut, acceptSamples }: LookRequest): Promise<void> {
  const onProgress = createProgress('reading', 0);
  const whole = await filesOf(chosen);
  let files = whole;
  try {
    if (leaveOut.length > 0) files = await without(whole, poolId, leaveOut);
  } catch (error) {
    if (!(error instanceof ExportRejected)) throw error;
    report({ kind: 'rejected', rejection: error.rejection, whole, files });
    return;
  }
  const result = await lookAtExport({
    source: partsOf(files),
    dataPoolId: poolId,
    asOfMs: Date.now(),
    // no secret is needed: nothing is compared with what others sent
    hashKey: crypto.getRandomValues(new Uint8Array(32)),
    acceptSamples,
    onProgress,
  });
  report({ ...result, whole, files });
}

async function filesOf(chosen: readonly Chosen[]): Promise<File[]> {
  const folders = chosen.flatMap((one) => (one.kind === 'folder' ? one.files : []));
  const bytes = folders.reduce((sum, { file }) => sum + file.size, 0);
  const onProgress = folders.length === 0 ? () => {} : createProgress('packing', bytes);
  let done = 0;
  const onBytes = (more: number) => {
    done += more;
    onProgress(done);
  };
  const files: File[] = [];
  for (const one of chosen) {
    files.push(one.kind === 'file' ? one.file : await packFolder(one.name, one.files, onBytes));
  }
  return files;
}

async function without(files: readonly File[], poolId: PoolId, groups: readonly string[]): Promise<File[]> {
  const repacked = await leaveOutFiles(partsOf(files), poolId, groups);
  return files.map((file, part) => {
    const pieces = repacked[part];
    return pieces === undefined ? file : repackedFile(file, pieces);
  });
}

/** The mask's lists of words and names are loaded for this alone. */
async function sample({ files, look: found }: SampleRequest): Promise<void> {
  createProgress('masking', 0);
  const [{ sampleExport }, { loadTagger }] = await loadMask();
  const sample = await sampleExport({
    source: partsOf(files),
    look: found,
    placeholderKey: crypto.getRandomValues(new Uint8Array(32)),
    tagger: await loadTagger(),
  });
  report({ kind: 'sampled', sample });
}

async function loadMask() {
  try {
    return await Promise.all([import('@cgdx/core/export/pass/sample-export.ts'), import('./load-tagger.ts')]);
  } catch (cause) {
    throw new NotLoaded('a part of the program is missing', { cause });
  }
}

/** Errors of the browser's own are its words; none holds anything of the export. */
function reasonOf(error: unknown): string {
  if (error instanceof ExportRejected)
    return `${error.rejection.message} ${error.rejection.advice ?? ''}`.trim();
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (
    cause instanceof DOMException &&
    (cause.name === 'NotReadableError' || cause.name === 'NotFoundError')
  ) {
    return 'The file can no longer be read: it was changed, moved or deleted. Choose it again.';
  }
  if (error instanceof NotLoaded) {
    return 'What masks your data could not be loaded. Check your connection and try again.';
  }
  if (cause instanceof RangeError) return 'This browser ran out of memory.';
  return 'This browser could not read the file.';
}
