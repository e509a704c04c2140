/** CreateMultipartUpload. */
import { type ChecksumAlgorithm, checksumAlgorithms, parseAlgorithm } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import { newId } from '../store/new-id.ts';
import { bucketOf } from '../store/storage.ts';
import { createUpload as createRow } from '../store/upload.ts';
import type { ChecksumType } from '../store/version.ts';
import type { Answer, Call } from '../wire/call.ts';
import { xmlDocument } from '../wire/xml.ts';
import { keptHeaders, refuseUnbuiltHeaders } from './object-header.ts';

const isSha = (algorithm: ChecksumAlgorithm) => algorithm === 'SHA1' || algorithm === 'SHA256';

interface UploadChecksum {
  readonly algorithm: ChecksumAlgorithm | null;
  readonly type: ChecksumType | null;
}

/**
 * Returns the upload's checksum settings. SHA sums cannot be combined, and CRC-64 is never composite. Throws
 * InvalidRequest.
 */
function checksumOf(call: Call): UploadChecksum {
  const named = call.header('x-amz-checksum-algorithm');
  const type = call.header('x-amz-checksum-type')?.toUpperCase();
  if (named === undefined) {
    if (type === undefined) return { algorithm: null, type: null };
    throw new S3Error('InvalidRequest', {
      message: 'The x-amz-checksum-type header can only be used with the x-amz-checksum-algorithm header.',
    });
  }
  const algorithm = parseAlgorithm(named);
  if (!algorithm) {
    throw new S3Error('InvalidRequest', {
      message: `Checksum algorithm provided is unsupported. Please try again with any of the valid types: [${checksumAlgorithms.join(', ')}]`,
    });
  }
  const usual = algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE';
  const chosen = type ?? usual;
  const fits =
    chosen === 'COMPOSITE' ? algorithm !== 'CRC64NVME' : chosen === 'FULL_OBJECT' && !isSha(algorithm);
  if (!fits) {
    throw new S3Error('InvalidRequest', {
      message: `The ${chosen} checksum type cannot be used with the ${algorithm.toLowerCase()} checksum algorithm.`,
    });
  }
  return { algorithm, type: chosen === 'COMPOSITE' ? 'COMPOSITE' : 'FULL_OBJECT' };
}

export function createUpload(call: Call): Answer {
  const { storage, bucket, key } = call;
  bucketOf(storage, bucket);
  refuseUnbuiltHeaders(call.header);
  const checksum = checksumOf(call);
  const id = newId(64);
  createRow(storage.db, {
    id,
    bucket,
    key,
    headers: JSON.stringify(keptHeaders(call.header, call.headerNames)),
    checksum_algorithm: checksum.algorithm,
    checksum_type: checksum.type,
    initiated_ms: storage.now(),
  });
  return {
    status: 200,
    headers: {
      'x-amz-checksum-algorithm': checksum.algorithm ?? undefined,
      'x-amz-checksum-type': checksum.type ?? undefined,
    },
    xml: xmlDocument('InitiateMultipartUploadResult', [
      ['Bucket', bucket],
      ['Key', key],
      ['UploadId', id],
    ]),
  };
}
