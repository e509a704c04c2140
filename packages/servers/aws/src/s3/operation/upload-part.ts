/** UploadPart. */
import { checksumHeader, defaultAlgorithm } from '../body/checksum.ts';
import { planBody } from '../body/plan.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Answer, Call } from '../wire/call.ts';
import { findOpenUpload, partNumberOf } from './find-upload.ts';
import { quoted } from './object-header.ts';
import { receiveBlob } from './receive-blob.ts';
import { savePart } from './save-part.ts';

export async function uploadPart(call: Call): Promise<Answer> {
  const number = partNumberOf(call);
  const upload = findOpenUpload(call);
  const sent = planBody(call.header).checksum?.algorithm;
  const expected = upload.checksum_algorithm;
  if (expected !== null && sent !== expected) {
    throw new S3Error('InvalidRequest', {
      message: `Checksum Type mismatch occurred, expected checksum Type: ${expected.toLowerCase()}, actual checksum Type: ${sent?.toLowerCase() ?? 'null'}`,
    });
  }
  // If the client named no algorithm, this server's default is computed for the whole object, whatever algorithm a
  // single part was sent with.
  const own = { ownAlgorithm: defaultAlgorithm, alsoOwn: expected === null };
  return receiveBlob(call, own, async ({ blob, size, md5, checksum, ownChecksum }) => {
    const etag = md5.toString('hex');
    const kept = expected === null ? ownChecksum : checksum.value;
    await savePart(call, { number, blob, size, etag, checksum: kept });
    return {
      status: 200,
      headers: { etag: quoted(etag), [checksumHeader(checksum.algorithm)]: checksum.value },
    };
  });
}
