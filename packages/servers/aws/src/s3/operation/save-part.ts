/** Adds a part to an upload in progress; a part with the same number is replaced. */
import { partOf, savePart as saveRow } from '../store/content.ts';
import type { Call } from '../wire/call.ts';
import { findOpenUpload } from './find-upload.ts';

export interface NewPart {
  readonly number: number;
  readonly blob: string;
  readonly size: number;
  /** Hex. */
  readonly etag: string;
  readonly checksum: string;
}

/** Throws NoSuchUpload if the upload was completed or aborted meanwhile; nothing has then changed. */
export async function savePart(call: Call, part: NewPart): Promise<{ modifiedMs: number }> {
  const { db, blobs } = call.storage;
  const modifiedMs = call.storage.now();
  const replaced = db.atomically(() => {
    const upload = findOpenUpload(call);
    const before = partOf(db, upload.id, part.number);
    // The offset is set when the upload is completed.
    saveRow(db, upload.id, { ...part, start: 0, modified_ms: modifiedMs });
    return before;
  });
  if (replaced) await blobs.remove([replaced.blob]);
  return { modifiedMs };
}
