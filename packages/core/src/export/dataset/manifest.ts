/** Says what a dataset's manifest holds, and how an upload's hash follows from it. */
import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { z } from 'zod';

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
export function encodeJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');
}

/**
 * base64 of 32 bytes: keccak256 over the manifest's SHA-256 digest and the contribution's id. It names the
 * very files that a buyer gets, and differs between two contributions of the same data.
 */
export function uploadHashOf(manifestBytes: Uint8Array, contributionId: string): string {
  const digest = createHash('sha256').update(manifestBytes).digest();
  return Buffer.from(keccak_256(Buffer.concat([digest, Buffer.from(contributionId, 'utf8')]))).toString(
    'base64',
  );
}
