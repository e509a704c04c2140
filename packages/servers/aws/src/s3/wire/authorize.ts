/** Authenticates callers and checks their permissions. */
import type { IncomingMessage } from 'node:http';
import { isAllowed } from '../../iam/policy.ts';
import { signingKey } from '../../iam/signing-key.ts';
import { type Verification, verifySigV4 } from '../../iam/sigv4.ts';
import type { ChunkSigner } from '../body/aws-chunked.ts';
import { isS3ErrorCode, S3Error } from '../fault/s3-error.ts';
import type { Storage } from '../store/storage.ts';
import type { Target } from './call.ts';

export type Signed = Extract<Verification, { ok: true }>;

/** Throws the error that verifySigV4 returns. An unsigned request is denied, as by a bucket that is not public. */
export function checkSignature(request: IncomingMessage, storage: Storage): Signed {
  const signed = verifySigV4(
    { method: request.method ?? 'GET', url: request.url ?? '/', headers: request.headers },
    storage.find,
    storage.now(),
  );
  if (!signed.ok) {
    const code = signed.code === 'MissingAuthenticationToken' ? 'AccessDenied' : signed.code;
    if (!isS3ErrorCode(code)) throw new Error(`no such S3 error: ${code}`);
    throw new S3Error(code, code === signed.code ? { message: signed.message } : {});
  }
  if (!signed.presigned && request.headers['x-amz-content-sha256'] === undefined) {
    throw new S3Error('InvalidRequest', {
      message: 'Missing required header for this request: x-amz-content-sha256',
    });
  }
  return signed;
}

export function chunkSigner(signed: Signed): ChunkSigner {
  return {
    key: signingKey(signed.credential.secretAccessKey, signed.scope),
    scope: signed.scope,
    amzDate: signed.amzDate,
    seed: signed.signature,
  };
}

/** Throws AccessDenied. */
export function checkPermission(signed: Signed, action: string, target: Target): void {
  const resource =
    target.bucket === '' ? '*' : `arn:aws:s3:::${target.bucket}${target.key === '' ? '' : `/${target.key}`}`;
  if (!isAllowed(signed.credential, action, resource)) {
    throw new S3Error('AccessDenied', {
      message: `User is not authorized to perform: ${action} on resource: "${resource}" because no identity-based policy allows the ${action} action`,
    });
  }
}

/** Throws AccessDenied if the client expects the bucket to belong to another account. */
export function checkExpectedOwner(owner: string | undefined, storage: Storage): void {
  if (owner !== undefined && owner !== storage.account) throw new S3Error('AccessDenied');
}
