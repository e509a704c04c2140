/** The key a secret yields for one day, region and service. */
import { createHash, createHmac } from 'node:crypto';

export interface SigningScope {
  /** `YYYYMMDD`. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
}

export const hmacSha256 = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export const sha256Hex = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

export const scopeText = (scope: SigningScope): string =>
  `${scope.date}/${scope.region}/${scope.service}/aws4_request`;

export function signingKey(secretAccessKey: string, scope: SigningScope): Buffer {
  const ofDate = hmacSha256(`AWS4${secretAccessKey}`, scope.date);
  return hmacSha256(hmacSha256(hmacSha256(ofDate, scope.region), scope.service), 'aws4_request');
}
