/** Authenticates and authorizes the callers of the JSON services (Step Functions, EventBridge, Lambda). */
import type { IncomingHttpHeaders } from 'node:http';
import type { Credential, FindCredential } from './credential.ts';
import { isAllowed } from './policy.ts';
import { sha256Hex } from './signing-key.ts';
import { verifySigV4 } from './sigv4.ts';

export interface SignedCall {
  readonly method: string;
  /** `/path?query` as on the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array | string;
}

export interface Access {
  /** `states:StartExecution`. */
  readonly action: string;
  /** An ARN, or `*` if the action has no resource. */
  readonly resource: string;
}

export interface JsonRequest extends SignedCall, Access {}

export interface JsonFault {
  /** 400 for AWS JSON protocols; REST ones (Lambda) answer 403 with the same type. */
  readonly status: number;
  /** The last part of `__type`. */
  readonly type: string;
  readonly message: string;
}

/** Returns the fault with which the call must be refused; undefined if the caller is allowed. */
export type AuthorizeJson = (request: JsonRequest) => JsonFault | undefined;

const tokenInvalid = 'The security token included in the request is invalid.';

/** Returns the type and message that JSON services use for one of S3's error codes. */
function typed(code: string, message: string): { type: string; message: string } {
  switch (code) {
    case 'InvalidAccessKeyId':
    case 'InvalidToken':
      return { type: 'UnrecognizedClientException', message: tokenInvalid };
    case 'ExpiredToken':
      return {
        type: 'ExpiredTokenException',
        message: 'The security token included in the request is expired',
      };
    case 'MissingAuthenticationToken':
      return { type: 'MissingAuthenticationTokenException', message };
    case 'InvalidArgument':
    case 'InvalidRequest':
    case 'AuthorizationHeaderMalformed':
    case 'AuthorizationQueryParametersError':
      return { type: 'IncompleteSignatureException', message };
    case 'RequestTimeTooSkewed':
      return { type: 'InvalidSignatureException', message: `Signature expired: ${message}` };
    default:
      return { type: 'InvalidSignatureException', message };
  }
}

function principalArn(credential: Credential): string {
  return credential.sessionToken === undefined
    ? `arn:aws:iam::000000000000:user/${credential.accessKeyId}`
    : `arn:aws:sts::000000000000:assumed-role/browser/${credential.accessKeyId}`;
}

/** `status` is 400 for the AWS JSON protocols (the default) and 403 for REST JSON (Lambda). */
export function authorizeJson(
  find: FindCredential,
  now: () => number,
  status: 400 | 403 = 400,
): AuthorizeJson {
  const authorize = authorizeEach(find, now, status);
  return ({ action, resource, ...call }) => authorize(call, [{ action, resource }]);
}

/** Authorizes a call that does several things at once; the caller needs permission for each of them. */
export function authorizeEach(find: FindCredential, now: () => number, status: 400 | 403 = 400) {
  return ({ method, url, headers, body }: SignedCall, accesses: readonly Access[]): JsonFault | undefined => {
    const signed = verifySigV4({ method, url, headers, bodySha256: sha256Hex(body) }, find, now());
    if (!signed.ok) return { status, ...typed(signed.code, signed.message) };
    const denied = accesses.find(({ action, resource }) => !isAllowed(signed.credential, action, resource));
    if (denied === undefined && accesses.length > 0) return undefined;
    // An unknown operation is allowed to nobody.
    const { action, resource } = denied ?? { action: 'unknown', resource: '*' };
    return {
      status,
      type: 'AccessDeniedException',
      message: `User: ${principalArn(signed.credential)} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
    };
  };
}
