/** Encodes a dataset's manifest, and computes an upload's hash from it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base64Of, concatBytes } from '../../byte/bytes.ts';
import { encodeUtf8 } from '../../byte/utf8.ts';

export type { Manifest } from './manifest-schema.ts';

export const manifestName = 'manifest.json';
export const schemaName = 'schema.json';

/** Returns the bytes that are stored and hashed: two-space JSON with a line feed at the end. */
export function encodeJson(value: unknown): Uint8Array {
  return encodeUtf8(`${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Returns base64 of 32 bytes: keccak256 over the manifest's SHA-256 digest and the contribution's id. The hash identifies
 * exactly the files that a buyer gets, and differs between two contributions of the same data.
 */
export function uploadHashOf(manifestBytes: Uint8Array, contributionId: string): string {
  return base64Of(keccak_256(concatBytes([sha256(manifestBytes), encodeUtf8(contributionId)])));
}
