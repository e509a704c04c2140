/** Builds the text that a Signature Version 4 signature covers (AWS General Reference, "Create a canonical request"). */
import type { IncomingHttpHeaders } from 'node:http';

/** Percent-encodes everything but RFC 3986's unreserved characters. */
function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes percent-encoding. Text with an invalid escape stays unchanged, so that its signature does not match. */
function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Splits a query string into decoded pairs, in order. `+` is a space: Amplify's URLSearchParams sends a space as `+`
 * and signs it as `%20`.
 */
export function queryPairs(search: string): [name: string, value: string][] {
  return search
    .replaceAll('+', '%20')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0
        ? [decodePercent(part), '']
        : [decodePercent(part.slice(0, at)), decodePercent(part.slice(at + 1))];
    });
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function canonicalQuery(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [encodeRfc3986(name), encodeRfc3986(value)])
    .sort((a, b) => byCodeUnits(a[0], b[0]) || byCodeUnits(a[1], b[1]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/**
 * Returns the path in its signed form. For S3 it is encoded once; for every other service it is normalized and encoded
 * again.
 */
function canonicalPath(path: string, service: string): string {
  if (service === 's3') {
    return path
      .split('/')
      .map((segment) => encodeRfc3986(decodePercent(segment)))
      .join('/');
  }
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(encodeRfc3986(segment));
  }
  return `/${kept.join('/')}${kept.length > 0 && path.endsWith('/') ? '/' : ''}`;
}

export interface CanonicalParts {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingHttpHeaders;
  /** Names in lower case, in the order of the signature. */
  readonly signedHeaders: readonly string[];
  readonly payloadHash: string;
  readonly service: string;
}

export function canonicalRequest(parts: CanonicalParts): string {
  const headers = parts.signedHeaders.map((name) => {
    const value = parts.headers[name] ?? '';
    const text = Array.isArray(value) ? value.map((v) => v.trim()).join(',') : value.trim();
    return `${name}:${text.replace(/ +/g, ' ')}\n`;
  });
  return [
    parts.method,
    canonicalPath(parts.path, parts.service),
    canonicalQuery(parts.query),
    headers.join(''),
    parts.signedHeaders.join(';'),
    parts.payloadHash,
  ].join('\n');
}
