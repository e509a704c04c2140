/** Receives a body into a new blob. */
import { planBody } from '../body/plan.ts';
import { type Received, type Reception, receiveBody } from '../body/receive.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Call } from '../wire/call.ts';

/** The largest body of one PUT, for an object or a part: 5 GiB. */
export const putBytesLimit = 5 * 1024 ** 3;

export interface ReceivedBlob extends Received {
  readonly blob: string;
}

/**
 * Streams the body to the disk, then has `save` refer to the blob in the database; removes the blob if either fails.
 * Throws S3Error if the body does not match its headers.
 */
export async function receiveBlob<T>(
  call: Call,
  own: Pick<Reception, 'ownAlgorithm' | 'alsoOwn'>,
  save: (received: ReceivedBlob) => Promise<T>,
): Promise<T> {
  const plan = planBody(call.header);
  if (plan.size > putBytesLimit) {
    throw new S3Error('EntityTooLarge', {
      elements: { ProposedSize: String(plan.size), MaxSizeAllowed: String(putBytesLimit) },
    });
  }
  const writer = await call.storage.blobs.create();
  try {
    const received = await receiveBody({
      source: call.body(),
      plan,
      signer: call.signer,
      ...own,
      sink: writer.write,
    });
    await writer.close();
    return await save({ ...received, blob: writer.id });
  } catch (error) {
    await writer.discard();
    throw error;
  }
}
