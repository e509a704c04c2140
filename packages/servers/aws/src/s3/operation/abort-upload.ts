/** AbortMultipartUpload. */
import { dropUpload } from '../store/upload.ts';
import type { Answer, Call } from '../wire/call.ts';
import { findOpenUpload } from './find-upload.ts';

export async function abortUpload(call: Call): Promise<Answer> {
  const { db, blobs } = call.storage;
  const upload = findOpenUpload(call);
  await blobs.remove(db.atomically(() => dropUpload(db, upload.id)));
  return { status: 204 };
}
