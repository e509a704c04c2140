/** Lambda's limits on payloads. */
import { LambdaFault } from '../function/lambda-fault.ts';

export type InvocationType = 'RequestResponse' | 'Event' | 'DryRun';

const mib = 1024 * 1024;
export const maxSyncBytes = 6 * mib;
const maxAsyncBytes = mib;
/** A little more than for a request, as on AWS. */
export const maxResponseBytes = maxSyncBytes + 100;

/** Throws `LambdaFault`. */
export function checkPayload(payload: string, type: InvocationType): void {
  const bytes = Buffer.byteLength(payload);
  const limit = type === 'Event' ? maxAsyncBytes : maxSyncBytes;
  if (bytes > limit) {
    throw new LambdaFault(
      'RequestTooLargeException',
      413,
      `${bytes} byte payload is too large for the ${type} invocation type (limit ${limit} bytes)`,
    );
  }
  try {
    JSON.parse(payload);
  } catch (error) {
    throw new LambdaFault(
      'InvalidRequestContentException',
      400,
      `Could not parse request body into json: ${(error as Error).message}`,
    );
  }
}
