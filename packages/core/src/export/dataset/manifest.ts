/** Says what a dataset's manifest holds, and how an upload's hash follows from it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { z } from 'zod';
import { base64Of, concatBytes } from '../../byte/bytes.ts';
import { encodeUtf8 } from '../../byte/utf8.ts';

export const manifestName = 'manifest.json';
export const schemaName = 'schema.json';
export const sampleName = 'sample.ndjson';

export const manifestSchema = z.object({
  format: z.literal('cgdx-dataset/1'),
  platform: z.string(),
  variant: z.string(),
  language: z.string(),
  /** Made by the sample generator, not by a person. */
  isSample: z.boolean(),
  /** Number of records of each kind. */
  records: z.record(z.string(), z.number()),
  period: z.object({ firstDay: z.string().nullable(), lastDay: z.string().nullable() }),
  /** How many spans of each type were replaced in free text. */
  replaced: z.record(z.string(), z.number()),
  files: z.array(
    z.object({
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number(),
      /** Hex digits. */
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The bytes that are stored and hashed: two-space JSON with a line feed at the end. */
export function encodeJson(value: unknown): Uint8Array {
  return encodeUtf8(`${JSON.stringify(value, null, 2)}\n`);
}

/**
 * base64 of 32 bytes: keccak256 over the manifest's SHA-256 digest and the contribution's id. It names the
 * very files that a buyer gets, and differs between two contributions of the same data.
 */
export function uploadHashOf(manifestBytes: Uint8Array, contributionId: string): string {
  return base64Of(keccak_256(concatBytes([sha256(manifestBytes), encodeUtf8(contributionId)])));
}
