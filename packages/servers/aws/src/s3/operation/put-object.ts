/** PutObject. */
import { randomUUID } from 'node:crypto';
import { checksumHeader, defaultAlgorithm } from '../body/checksum.ts';
import { savePart } from '../store/content.ts';
import { bucketOf } from '../store/storage.ts';
import { latestVersion } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { checkWriteConditions } from './condition.ts';
import { keptHeaders, quoted, refuseUnbuiltHeaders } from './object-header.ts';
import { receiveBlob } from './receive-blob.ts';
import { saveObject } from './save-object.ts';

export async function putObject(call: Call): Promise<Answer> {
  const { storage } = call;
  bucketOf(storage, call.bucket);
  refuseUnbuiltHeaders(call.header);
  const headers = JSON.stringify(keptHeaders(call.header, call.headerNames));
  // Checked again in the transaction; this first check spares the client sending a body that would be refused.
  checkWriteConditions(call.header, latestVersion(storage.db, call.bucket, call.key), call.key);

  return receiveBlob(call, { ownAlgorithm: defaultAlgorithm }, async ({ blob, size, md5, checksum }) => {
    const contentId = randomUUID();
    const etag = md5.toString('hex');
    const saved = await saveObject(call, {
      contentId,
      size,
      etag,
      headers,
      checksum_algorithm: checksum.algorithm,
      checksum: checksum.value,
      checksum_type: 'FULL_OBJECT',
      part_count: 0,
      reason: 'PutObject',
      also: () =>
        savePart(storage.db, contentId, {
          number: 1,
          start: 0,
          size,
          blob,
          etag,
          checksum: checksum.value,
          modified_ms: storage.now(),
        }),
    });
    return {
      status: 200,
      headers: {
        etag: quoted(etag),
        'x-amz-version-id': saved.versionId,
        [checksumHeader(checksum.algorithm)]: checksum.value,
        'x-amz-checksum-type': 'FULL_OBJECT',
      },
    };
  });
}
