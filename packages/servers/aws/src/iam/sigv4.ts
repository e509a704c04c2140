/** Finds the signer of a request, and checks whether the signature is valid now. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { canonicalRequest, queryPairs } from './canonical-request.ts';
import type { Credential, FindCredential } from './credential.ts';
import { readSignature, type SignatureParts } from './signature-parts.ts';
import { hmacSha256, type SigningScope, scopeText, sha256Hex, signingKey } from './signing-key.ts';

/** The largest deviation of the signer's clock, in either direction. */
const clockSkewMs = 5 * 60 * 1000;
const unsignedPayload = 'UNSIGNED-PAYLOAD';
const emptySha256 = sha256Hex('');

export interface SignedRequest {
  readonly method: string;
  /** The request target as on the wire: `/path?query`, still percent-encoded. */
  readonly url: string;
  /** Names in lower case, as node:http returns them. */
  readonly headers: IncomingHttpHeaders;
  /**
   * Hex digest of the received body. If absent, the signature covers the digest that the client declares (S3 verifies
   * that digest while streaming).
   */
  readonly bodySha256?: string;
}

export type Verification =
  | {
      readonly ok: true;
      readonly credential: Credential;
      readonly presigned: boolean;
      readonly scope: SigningScope;
      /** `YYYYMMDDTHHMMSSZ`. */
      readonly amzDate: string;
      /** Hex; the seed of the chunk signatures of an aws-chunked body. */
      readonly signature: string;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

const refuse = (code: string, message: string): Verification => ({ ok: false, code, message });

function checkToken(parts: SignatureParts, credential: Credential, nowMs: number): Verification | undefined {
  if (credential.sessionToken !== undefined && parts.sessionToken === undefined) {
    // A temporary key is invalid without its token.
    return refuse('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  if (parts.sessionToken !== credential.sessionToken) {
    return refuse('InvalidToken', 'The provided token is malformed or otherwise invalid.');
  }
  if (credential.expiresAt !== undefined && nowMs >= credential.expiresAt) {
    return refuse('ExpiredToken', 'The provided token has expired.');
  }
  return undefined;
}

function checkTime(parts: SignatureParts, nowMs: number): Verification | undefined {
  if (!parts.presigned) {
    if (Math.abs(nowMs - parts.signedAtMs) <= clockSkewMs) return undefined;
    return refuse(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  if (parts.signedAtMs > nowMs + clockSkewMs) return refuse('AccessDenied', 'Request is not valid yet');
  if (nowMs > parts.signedAtMs + (parts.expiresInSeconds ?? 0) * 1000) {
    return refuse('AccessDenied', 'Request has expired');
  }
  return undefined;
}

/**
 * Returns whether the request has unsigned `x-amz-*` headers. S3 refuses them, since anybody on the way could have
 * added them.
 */
function hasUnsignedHeaders(parts: SignatureParts, headers: IncomingHttpHeaders): boolean {
  const signed = new Set(parts.signedHeaders);
  if (!signed.has('host')) return true;
  return (
    parts.scope.service === 's3' &&
    Object.keys(headers).some((name) => name.startsWith('x-amz-') && !signed.has(name))
  );
}

function payloadHash(
  request: SignedRequest,
  parts: SignatureParts,
  query: ReadonlyMap<string, string>,
): string {
  if (request.bodySha256 !== undefined) return request.bodySha256;
  const declared = request.headers['x-amz-content-sha256'] ?? query.get('X-Amz-Content-Sha256');
  if (typeof declared === 'string') return declared;
  return parts.presigned && parts.scope.service === 's3' ? unsignedPayload : emptySha256;
}

const sameText = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));

/**
 * Checks a Signature Version 4 of any service, in the header or presigned in the query. Error codes are those of S3:
 * InvalidAccessKeyId, SignatureDoesNotMatch, RequestTimeTooSkewed, ExpiredToken, InvalidToken, AccessDenied (presigned
 * and expired, or headers left unsigned), MissingAuthenticationToken, InvalidArgument, InvalidRequest,
 * AuthorizationHeaderMalformed, AuthorizationQueryParametersError.
 */
export function verifySigV4(request: SignedRequest, find: FindCredential, nowMs: number): Verification {
  const at = request.url.indexOf('?');
  const path = at < 0 ? request.url : request.url.slice(0, at);
  const pairs = at < 0 ? [] : queryPairs(request.url.slice(at + 1));
  const query = new Map(pairs);
  const parts = readSignature(request.headers, query);
  if ('code' in parts) return { ok: false, ...parts };

  const credential = find(parts.accessKeyId);
  if (!credential) {
    return refuse('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const early = checkToken(parts, credential, nowMs) ?? checkTime(parts, nowMs);
  if (early) return early;
  if (hasUnsignedHeaders(parts, request.headers)) {
    return refuse('AccessDenied', 'There were headers present in the request which were not signed');
  }

  const canonical = canonicalRequest({
    method: request.method,
    path,
    query: pairs,
    headers: request.headers,
    signedHeaders: parts.signedHeaders,
    payloadHash: payloadHash(request, parts, query),
    service: parts.scope.service,
  });
  const toSign = `AWS4-HMAC-SHA256\n${parts.amzDate}\n${scopeText(parts.scope)}\n${sha256Hex(canonical)}`;
  const expected = hmacSha256(signingKey(credential.secretAccessKey, parts.scope), toSign).toString('hex');
  if (!sameText(expected, parts.signature)) {
    return refuse(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  return {
    ok: true,
    credential,
    presigned: parts.presigned,
    scope: parts.scope,
    amzDate: parts.amzDate,
    signature: parts.signature,
  };
}
