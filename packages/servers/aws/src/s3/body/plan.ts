/** Reads from the headers how a body is encoded, and which size and digests it must have. */
import { S3Error } from '../fault/s3-error.ts';
import {
  type ChecksumAlgorithm,
  checksumAlgorithms,
  checksumHeader,
  isChecksumValue,
  parseAlgorithm,
} from './checksum.ts';

export interface BodyPlan {
  /** Bytes of the object itself. */
  readonly size: number;
  /** How the body is encoded on the wire. */
  readonly packing: 'plain' | 'chunked' | 'chunked-signed';
  /** Hex; set if the client signed the body's digest. */
  readonly sha256?: string;
  /** Raw MD5 that the body must have. */
  readonly md5?: Buffer;
  /** The expected checksum. `value` (base64) is set if it comes in a header; otherwise it comes as a trailer. */
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly value?: string };
}

export type HeaderOf = (name: string) => string | undefined;

const hexSha256 = /^[0-9a-f]{64}$/;

function packingOf(payload: string | undefined): Pick<BodyPlan, 'packing' | 'sha256'> {
  switch (payload) {
    case undefined:
    case 'UNSIGNED-PAYLOAD':
      return { packing: 'plain' };
    case 'STREAMING-UNSIGNED-PAYLOAD-TRAILER':
      return { packing: 'chunked' };
    case 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD':
    case 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER':
      return { packing: 'chunked-signed' };
    default:
      if (hexSha256.test(payload)) return { packing: 'plain', sha256: payload };
      throw new S3Error('InvalidArgument', {
        message:
          'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER or a valid sha256 value.',
        elements: { ArgumentName: 'x-amz-content-sha256', ArgumentValue: payload },
      });
  }
}

function md5Of(header: string | undefined): Buffer | undefined {
  if (header === undefined) return undefined;
  const raw = Buffer.from(header, 'base64');
  if (raw.length !== 16 || raw.toString('base64') !== header) throw new S3Error('InvalidDigest');
  return raw;
}

function checksumOf(header: HeaderOf): BodyPlan['checksum'] {
  const sent = checksumAlgorithms.filter((name) => header(checksumHeader(name)) !== undefined);
  const trailers = (header('x-amz-trailer') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const announced = checksumAlgorithms.filter((name) => trailers.includes(checksumHeader(name)));
  if (sent.length + announced.length > 1) {
    throw new S3Error('InvalidRequest', {
      message: 'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    });
  }
  if (announced[0]) return { algorithm: announced[0] };
  const algorithm = sent[0];
  if (!algorithm) {
    if (parseAlgorithm(header('x-amz-sdk-checksum-algorithm')) === undefined) return undefined;
    throw new S3Error('InvalidRequest', {
      message:
        'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
    });
  }
  const value = header(checksumHeader(algorithm)) ?? '';
  if (!isChecksumValue(algorithm, value)) {
    throw new S3Error('InvalidRequest', {
      message: `Value for ${checksumHeader(algorithm)} header is invalid.`,
    });
  }
  return { algorithm, value };
}

function sizeOf(header: HeaderOf, chunked: boolean): number {
  const text = chunked ? header('x-amz-decoded-content-length') : header('content-length');
  if (text === undefined) throw new S3Error('MissingContentLength');
  if (!/^\d+$/.test(text)) throw new S3Error('InvalidArgument', { message: `Invalid length: ${text}` });
  return Number(text);
}

/** Throws S3Error if the headers contradict one another. */
export function planBody(header: HeaderOf): BodyPlan {
  const packing = packingOf(header('x-amz-content-sha256'));
  const md5 = md5Of(header('content-md5'));
  const checksum = checksumOf(header);
  return {
    ...packing,
    size: sizeOf(header, packing.packing !== 'plain'),
    ...(md5 && { md5 }),
    ...(checksum && { checksum }),
  };
}
