/** Receives a request's body in any encoding, and verifies the digests that the client declared. */
import { createHash } from 'node:crypto';
import { S3Error } from '../fault/s3-error.ts';
import { type ChunkSigner, decodeAwsChunked } from './aws-chunked.ts';
import { type ChecksumAlgorithm, checksumHeader, createHasher, isChecksumValue } from './checksum.ts';
import { freeablePieces } from './freeable-piece.ts';
import type { BodyPlan } from './plan.ts';

export interface Received {
  readonly size: number;
  /** Raw bytes. */
  readonly md5: Buffer;
  readonly checksum: { readonly algorithm: ChecksumAlgorithm /** Base64. */; readonly value: string };
  /** Base64, by `ownAlgorithm`; equal to `checksum` if the client named that algorithm or none. */
  readonly ownChecksum: string;
}

export interface Reception {
  readonly source: AsyncIterable<Buffer>;
  readonly plan: BodyPlan;
  readonly signer: ChunkSigner;
  /** The algorithm used if the client sent no checksum, and also if `alsoOwn` is set. */
  readonly ownAlgorithm: ChecksumAlgorithm;
  readonly alsoOwn?: boolean;
  /** Gets the bytes in order. They are freed when its promise resolves, so whoever needs them later must copy them. */
  readonly sink: (chunks: readonly Buffer[]) => Promise<void>;
}

/** The size up to which bytes are collected before they are written, so that writes are fewer and larger. */
const batchBytes = 1024 * 1024;

/** Resolves once every byte has been passed to the sink and every digest matches; throws S3Error otherwise. */
export async function receiveBody(reception: Reception): Promise<Received> {
  const { plan } = reception;
  const trailers = new Map<string, string>();
  const signer = plan.packing === 'chunked-signed' ? reception.signer : undefined;
  const freeable = freeablePieces(reception.source);
  const bytes =
    plan.packing === 'plain'
      ? freeable.pieces
      : decodeAwsChunked(freeable.pieces, (name, value) => trailers.set(name, value), signer);

  const algorithm = plan.checksum?.algorithm ?? reception.ownAlgorithm;
  const md5 = createHash('md5');
  const checksum = createHasher(algorithm);
  const own =
    reception.alsoOwn && algorithm !== reception.ownAlgorithm
      ? createHasher(reception.ownAlgorithm)
      : undefined;
  const sha256 = plan.sha256 === undefined ? undefined : createHash('sha256');

  let size = 0;
  let batch: Buffer[] = [];
  let batched = 0;
  const flush = async () => {
    const full = batch;
    batch = [];
    batched = 0;
    await reception.sink(full);
    freeable.freeOlder();
  };
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > plan.size) throw new S3Error('IncompleteBody');
    md5.update(chunk);
    checksum.update(chunk);
    own?.update(chunk);
    sha256?.update(chunk);
    batch.push(chunk);
    batched += chunk.length;
    if (batched >= batchBytes) await flush();
  }
  await flush();
  if (size !== plan.size) throw new S3Error('IncompleteBody');

  const value = checksum.digest().toString('base64');
  const received: Received = {
    size,
    md5: md5.digest(),
    checksum: { algorithm, value },
    ownChecksum: own?.digest().toString('base64') ?? value,
  };
  if (sha256 && sha256.digest('hex') !== plan.sha256) throw new S3Error('XAmzContentSHA256Mismatch');
  if (plan.md5 && !plan.md5.equals(received.md5)) throw new S3Error('BadDigest');
  if (plan.checksum) checkChecksum(plan.checksum, trailers, received.checksum.value);
  return received;
}

function checkChecksum(
  expected: NonNullable<BodyPlan['checksum']>,
  trailers: ReadonlyMap<string, string>,
  actual: string,
): void {
  const { algorithm } = expected;
  const value = expected.value ?? trailers.get(checksumHeader(algorithm));
  if (value === undefined || !isChecksumValue(algorithm, value)) {
    throw new S3Error('InvalidRequest', {
      message: `Value for ${checksumHeader(algorithm)} trailing header is invalid.`,
    });
  }
  if (value !== actual) {
    throw new S3Error('BadDigest', {
      message: `The ${algorithm} you specified did not match the calculated checksum.`,
    });
  }
}
