/** The deletion of sent files in this browser: its storage, its bucket and its records. */

import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { browserMemory } from '../../lib/browser-memory.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import type { SentFiles } from './delete-sent.ts';
import { holdUpload } from './upload-lock.ts';

/** Loads the code to send files, with the first upload. @throws ChunkError */
export const loadUploadTask = () => loadChunk(() => import('./upload-task.ts'));

/** @throws ApiError if the server cannot tell */
export async function isContribution(contributionId: string): Promise<boolean> {
  try {
    await call('GET /contributions/{contributionId}', { path: { contributionId } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

export const sentFiles = (): SentFiles => ({
  memory: browserMemory,
  hold: holdUpload,
  empty: async (path) => {
    const { startUpload } = await loadUploadTask();
    await startUpload(path, new File([], 'empty'), () => undefined).sent;
  },
  isThere: async (path) => (await loadUploadTask()).isStored(path),
  isContribution,
  dropPieces: async (file) => (await loadUploadTask()).dropPieces(file),
});
