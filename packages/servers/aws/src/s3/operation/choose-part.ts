/** Checks one entry in the list of a CompleteMultipartUpload against the uploaded part. */
import { z } from 'zod';
import { checksumElement } from '../body/checksum.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Part } from '../store/content.ts';
import type { UploadRow } from '../store/upload.ts';

/** The smallest size of every part but the last: 5 MiB. */
const partBytesLeast = 5 * 1024 * 1024;

export const listedPart = z.object({
  PartNumber: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number),
  ETag: z.string(),
  ChecksumCRC32: z.string().optional(),
  ChecksumCRC32C: z.string().optional(),
  ChecksumCRC64NVME: z.string().optional(),
  ChecksumSHA1: z.string().optional(),
  ChecksumSHA256: z.string().optional(),
});

export type ListedPart = z.infer<typeof listedPart>;

function checkChecksum(upload: UploadRow, part: Part, entry: ListedPart): void {
  const algorithm = upload.checksum_algorithm;
  if (algorithm === null) return;
  const listed = entry[checksumElement(algorithm)];
  if (listed === undefined && upload.checksum_type === 'COMPOSITE') {
    throw new S3Error('InvalidRequest', {
      message: `The upload was created using a ${algorithm.toLowerCase()} checksum. The complete request must include the checksum for each part. It was missing for part ${entry.PartNumber} in the request.`,
    });
  }
  if (listed !== undefined && listed !== part.checksum) throw invalidPart(upload, entry);
}

function invalidPart(upload: UploadRow, entry: ListedPart): S3Error {
  return new S3Error('InvalidPart', {
    elements: { UploadId: upload.id, PartNumber: String(entry.PartNumber), ETag: entry.ETag },
  });
}

/** Throws InvalidPart, InvalidRequest or EntityTooSmall. */
export function choosePart(
  upload: UploadRow,
  part: Part | undefined,
  entry: ListedPart,
  isLast: boolean,
): Part {
  if (!part || entry.ETag.replaceAll('"', '') !== part.etag) throw invalidPart(upload, entry);
  checkChecksum(upload, part, entry);
  if (!isLast && part.size < partBytesLeast) {
    throw new S3Error('EntityTooSmall', {
      elements: {
        ProposedSize: String(part.size),
        MinSizeAllowed: String(partBytesLeast),
        PartNumber: String(part.number),
        ETag: part.etag,
      },
    });
  }
  return part;
}
