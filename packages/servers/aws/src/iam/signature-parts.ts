/** Reads a Signature Version 4 from the Authorization header or, for presigned URLs, from the query. */
import type { IncomingHttpHeaders } from 'node:http';
import type { SigningScope } from './signing-key.ts';

/** The longest validity of a presigned URL: a week. */
const longestExpirySeconds = 604_800;
const algorithm = 'AWS4-HMAC-SHA256';

export interface SignatureParts {
  readonly presigned: boolean;
  readonly accessKeyId: string;
  readonly scope: SigningScope;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `YYYYMMDDTHHMMSSZ`, as signed. */
  readonly amzDate: string;
  /** Unix ms of amzDate. */
  readonly signedAtMs: number;
  /** Set for presigned URLs only. */
  readonly expiresInSeconds?: number;
  readonly sessionToken?: string;
}

export interface SignatureFault {
  readonly code: string;
  readonly message: string;
}

const fault = (code: string, message: string): SignatureFault => ({ code, message });

const outdated = fault(
  'InvalidRequest',
  `The authorization mechanism you have provided is not supported. Please use ${algorithm}.`,
);

/** Parses `20260131T235959Z` into Unix ms; returns undefined for anything else. */
function parseAmzDate(text: string): number | undefined {
  const m = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!m) return undefined;
  const ms = Date.parse(`${m[1]}-${m[2]}-${m[3]}T${m[4]}:${m[5]}:${m[6]}Z`);
  return Number.isNaN(ms) ? undefined : ms;
}

function parseScope(credential: string): { accessKeyId: string; scope: SigningScope } | undefined {
  const words = credential.split('/');
  const [date, region, service, end] = words.slice(-4);
  const accessKeyId = words.slice(0, -4).join('/');
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request') return undefined;
  return { accessKeyId, scope: { date, region, service } };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

function fromHeader(authorization: string, headers: IncomingHttpHeaders): SignatureParts | SignatureFault {
  if (!authorization.startsWith(algorithm)) return outdated;
  const fields = new Map(
    authorization
      .slice(algorithm.length)
      .split(',')
      .map((field): [string, string] => {
        const at = field.indexOf('=');
        return [field.slice(0, at).trim(), field.slice(at + 1).trim()];
      }),
  );
  const parsed = parseScope(fields.get('Credential') ?? '');
  const signature = fields.get('Signature');
  const signedHeaders = fields.get('SignedHeaders');
  if (!parsed || !signature || !signedHeaders) {
    return fault(
      'AuthorizationHeaderMalformed',
      'The authorization header is malformed; the authorization header requires three components: Credential, SignedHeaders, and Signature.',
    );
  }
  const sent = single(headers['x-amz-date']);
  const fromDate = headers.date ? Date.parse(headers.date) : Number.NaN;
  const amzDate =
    sent ?? (Number.isNaN(fromDate) ? '' : new Date(fromDate).toISOString().replace(/[-:]|\.\d+/g, ''));
  const signedAtMs = parseAmzDate(amzDate);
  if (signedAtMs === undefined) {
    return fault('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  }
  if (parsed.scope.date !== amzDate.slice(0, 8)) {
    return fault(
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; Invalid credential date "${parsed.scope.date}". This date is not the same as X-Amz-Date: "${amzDate.slice(0, 8)}".`,
    );
  }
  const sessionToken = single(headers['x-amz-security-token']);
  return {
    ...parsed,
    presigned: false,
    signature,
    signedHeaders: signedHeaders.split(';'),
    amzDate,
    signedAtMs,
    ...(sessionToken !== undefined && { sessionToken }),
  };
}

function fromQuery(query: ReadonlyMap<string, string>): SignatureParts | SignatureFault {
  const wrong = (message: string) => fault('AuthorizationQueryParametersError', message);
  if (query.get('X-Amz-Algorithm') !== algorithm) {
    return wrong(`X-Amz-Algorithm only supports "${algorithm} and AWS4-ECDSA-P256-SHA256"`);
  }
  const amzDate = query.get('X-Amz-Date');
  const expires = query.get('X-Amz-Expires');
  const signature = query.get('X-Amz-Signature');
  const signedHeaders = query.get('X-Amz-SignedHeaders');
  const credential = query.get('X-Amz-Credential');
  if (!amzDate || expires === undefined || !signature || !signedHeaders || !credential) {
    return wrong(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  const parsed = parseScope(credential);
  if (!parsed) {
    return wrong(
      'Error parsing the X-Amz-Credential parameter; the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  }
  const signedAtMs = parseAmzDate(amzDate);
  if (signedAtMs === undefined) {
    return wrong("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  }
  if (parsed.scope.date !== amzDate.slice(0, 8)) {
    return wrong(
      `Invalid credential date "${parsed.scope.date}". This date is not the same as X-Amz-Date: "${amzDate.slice(0, 8)}".`,
    );
  }
  if (!/^-?\d+$/.test(expires)) return wrong('X-Amz-Expires should be a number');
  const expiresInSeconds = Number(expires);
  if (expiresInSeconds < 0) return wrong('X-Amz-Expires must be non-negative');
  if (expiresInSeconds > longestExpirySeconds) {
    return wrong(
      `X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than ${longestExpirySeconds} seconds`,
    );
  }
  const sessionToken = query.get('X-Amz-Security-Token');
  return {
    ...parsed,
    presigned: true,
    signature,
    signedHeaders: signedHeaders.split(';'),
    amzDate,
    signedAtMs,
    expiresInSeconds,
    ...(sessionToken !== undefined && { sessionToken }),
  };
}

/** Returns the parts of the signature, or AWS's code and message if they cannot be parsed. */
export function readSignature(
  headers: IncomingHttpHeaders,
  query: ReadonlyMap<string, string>,
): SignatureParts | SignatureFault {
  const authorization = headers.authorization;
  const inQuery = query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');
  if (authorization && inQuery) {
    return fault(
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
    );
  }
  if (inQuery) return fromQuery(query);
  // Old clients presign URLs with Signature Version 2.
  if (query.has('AWSAccessKeyId') && query.has('Signature')) return outdated;
  if (authorization) return fromHeader(authorization, headers);
  return fault('MissingAuthenticationToken', 'Missing Authentication Token');
}
