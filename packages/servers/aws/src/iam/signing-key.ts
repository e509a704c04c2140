/** Derives the signing key from a secret, for one day, region and service. */
import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

export interface SigningScope {
  /** `YYYYMMDD`. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

export const hmacSha256 = (key: string | Uint8Array | KeyObject, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export const sha256Hex = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

export const scopeText = (scope: SigningScope): string =>
  `${scope.date}/${scope.region}/${scope.service}/aws4_request`;

/** Cached keys: the same few callers sign all day, and deriving a key takes four times as long as using it. */
const derived = new Map<string, KeyObject>();
const mostDerived = 1_000;

export function signingKey(secretAccessKey: string, scope: SigningScope): KeyObject {
  const name = `${scopeText(scope)} ${secretAccessKey}`;
  const known = derived.get(name);
  if (known !== undefined) return known;
  const ofDate = hmacSha256(`AWS4${secretAccessKey}`, scope.date);
  const ofService = hmacSha256(hmacSha256(ofDate, scope.region), scope.service);
  const key = createSecretKey(hmacSha256(ofService, 'aws4_request'));
  // Drops all cached keys, not only outdated ones: those still in use are soon derived again.
  if (derived.size >= mostDerived) derived.clear();
  derived.set(name, key);
  return key;
}
