/** AbortMultipartUpload, and what does the same to uploads that nobody finished. */
import type { Storage } from '../storage.ts';
import { dropUpload, forgetAnswer, uploadsBefore } from '../store/upload.ts';
import type { Answer, Call } from '../wire/call.ts';
import { findOpenUpload } from './find-upload.ts';

export async function abortUpload(call: Call): Promise<Answer> {
  const { db, blobs } = call.storage;
  const upload = findOpenUpload(call);
  await blobs.remove(db.atomically(() => dropUpload(db, upload.id)));
  return { status: 204 };
}

/** Aborts uploads that were begun longer ago than this, and forgets the answers of completed ones. */
export async function abortUploadsOlderThan(storage: Storage, ageMs: number): Promise<void> {
  const { db, blobs } = storage;
  for (const upload of uploadsBefore(db, storage.now() - ageMs)) {
    if (upload.answer !== null) forgetAnswer(db, upload.id);
    else await blobs.remove(db.atomically(() => dropUpload(db, upload.id)));
  }
}
