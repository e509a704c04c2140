/** A request in the form that operations get, and their answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { queryPairs } from '../../iam/canonical-request.ts';
import type { Credential } from '../../iam/credential.ts';
import type { ChunkSigner } from '../body/aws-chunked.ts';
import type { HeaderOf } from '../body/plan.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Storage } from '../store/storage.ts';

export interface Target {
  /** '' if the request is about the service itself. */
  readonly bucket: string;
  /** '' if the request is about the bucket itself. */
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
}

export interface Call extends Target {
  readonly storage: Storage;
  readonly method: string;
  readonly requestId: string;
  readonly sourceIp: string;
  readonly header: HeaderOf;
  /** The names of all headers, in lower case. */
  readonly headerNames: readonly string[];
  /** Yields the received bytes. The first read tells a waiting client to send them. */
  body(): AsyncIterable<Buffer>;
  readonly signer: ChunkSigner;
  readonly credential: Credential;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly xml?: string;
  /** Writes the body itself; the headers then include Content-Length. */
  readonly stream?: (response: ServerResponse) => Promise<void>;
}

const keyBytesLimit = 1024;

/** Returns the bucket in the host name, as in `bucket.localhost:4801` and `bucket.s3.localhost:4801`. */
function virtualHostBucket(host: string | undefined): string {
  return /^(.+?)(?:\.s3(?:[.-][a-z0-9-]+)?)?\.localhost(?::\d+)?$/i.exec(host ?? '')?.[1] ?? '';
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI', { elements: { URI: path } });
  }
}

/** Throws S3Error for a path that cannot be decoded or a key that is too long. */
export function readTarget(request: IncomingMessage): Target {
  const url = request.url ?? '/';
  const at = url.indexOf('?');
  const path = decodePath(at < 0 ? url : url.slice(0, at)).slice(1);
  const query = new Map(at < 0 ? [] : queryPairs(url.slice(at + 1)));
  const hosted = virtualHostBucket(request.headers.host);
  const slash = path.indexOf('/');
  const bucket = hosted || (slash < 0 ? path : path.slice(0, slash));
  const key = hosted ? path : slash < 0 ? '' : path.slice(slash + 1);
  const keyBytes = Buffer.byteLength(key);
  if (keyBytes > keyBytesLimit) {
    throw new S3Error('KeyTooLongError', {
      elements: { Size: String(keyBytes), MaxSizeAllowed: String(keyBytesLimit) },
    });
  }
  return { bucket, key, query };
}

/** Into presigned URLs the SDK signs the checksum of an empty body, as it does not have the body yet; S3 ignores it. */
const unheededInQuery = /^x-amz-(checksum-(crc|sha)|sdk-)/;

/** Presigned URLs may carry `x-amz-*` headers as query parameters. */
export function readHeaders(
  request: IncomingMessage,
  query: ReadonlyMap<string, string>,
  presigned: boolean,
): Pick<Call, 'header' | 'headerNames'> {
  const all = new Map<string, string>();
  for (const [name, value] of presigned ? query : []) {
    const header = name.toLowerCase();
    if (header.startsWith('x-amz-') && !unheededInQuery.test(header)) all.set(header, value);
  }
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) all.set(name, Array.isArray(value) ? value.join(',') : value);
  }
  return { header: (name) => all.get(name), headerNames: [...all.keys()] };
}
