/** Reads the chosen files without the omitted groups: the work of the look's worker. */

import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import { leaveOutFiles } from '@cgdx/core/export/pass/leave-out-files.ts';
import { lookAtExport } from '@cgdx/core/export/pass/look-at-export.ts';
import { ExportRejected } from '@cgdx/core/export/rejection/export-rejected.ts';
import type { ExportPart } from '@cgdx/core/export/source/part/export-part.ts';
import { listedName } from '../../../lib/upload/object-name.ts';
import type { Chosen, LookReport, LookRequest, Progress } from './look-message.ts';
import { packFolder } from './pack-folder.ts';
import { repackedFile } from './repacked-file.ts';

type OnProgress = (doneBytes: number, totalBytes: number) => void;

/** Begins a stage, and returns a function that reports its bytes. */
export type BeginStage = (stage: Progress['stage'], totalBytes: number) => OnProgress;

export const partsOf = (files: readonly File[]): ExportPart[] =>
  files.map((file) => ({ name: listedName(file), source: blobSource(file) }));

/** @throws the browser's error if a file cannot be read */
export async function lookAtChosen(
  { chosen, platform, leaveOut, acceptSamples }: LookRequest,
  beginStage: BeginStage,
): Promise<LookReport> {
  const onProgress = beginStage('reading', 0);
  const whole = await filesOf(chosen, beginStage);
  let files = whole;
  try {
    if (leaveOut.length > 0) files = await without(whole, { platform, leaveOut });
  } catch (error) {
    if (!(error instanceof ExportRejected)) throw error;
    return { kind: 'rejected', rejection: error.rejection, files: undefined };
  }
  const result = await lookAtExport({
    source: partsOf(files),
    platform,
    asOfMs: Date.now(),
    // Any key will do: the sketch is not compared with other people's exports.
    hashKey: crypto.getRandomValues(new Uint8Array(32)),
    acceptSamples,
    onProgress,
  });
  return result.kind === 'looked' ? { ...result, whole, files } : { ...result, files };
}

async function filesOf(chosen: readonly Chosen[], beginStage: BeginStage): Promise<File[]> {
  const folders = chosen.flatMap((one) => (one.kind === 'folder' ? one.files : []));
  const bytes = folders.reduce((sum, { file }) => sum + file.size, 0);
  const onProgress = folders.length === 0 ? () => {} : beginStage('packing', bytes);
  let done = 0;
  const onBytes = (more: number) => {
    done += more;
    onProgress(done, bytes);
  };
  const files: File[] = [];
  for (const one of chosen) {
    files.push(one.kind === 'file' ? one.file : await packFolder(one.name, one.files, onBytes));
  }
  return files;
}

async function without(
  files: readonly File[],
  { platform, leaveOut }: Pick<LookRequest, 'platform' | 'leaveOut'>,
): Promise<File[]> {
  const repacked = await leaveOutFiles(partsOf(files), platform, leaveOut);
  return files.map((file, part) => {
    const pieces = repacked[part];
    return pieces === undefined ? file : repackedFile(file, pieces);
  });
}
