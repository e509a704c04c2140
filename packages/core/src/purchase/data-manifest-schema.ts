/** The schema of the manifest of a purchase's data.zip: each file with its checksum, and nothing that identifies a contributor. */
import { z } from 'zod';
import { certificateSchema } from '../merkle/certificate-schema.ts';

const hex32 = z.string().regex(/^0x[0-9a-f]{64}$/);

const fileSchema = z.object({
  /** Path in the archive. */
  name: z.string(),
  bytes: z.number().int().nonnegative(),
  /** Hex digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The certified file that this file was converted from; absent for certified files. */
  derivedFrom: z.string().optional(),
  /** The conversion that made the file from `derivedFrom`; the same one always makes the same bytes. */
  recipe: z.string().optional(),
});
export type DataFile = z.infer<typeof fileSchema>;

const uploadSchema = z.object({
  uploadHash: hex32,
  dataPoolId: z.string(),
  /** Whole number, 0 to 10. */
  quality: z.number().int(),
  /** The path in the archive, with a trailing slash. */
  folder: z.string(),
  /** The number of records of each kind, which are in `<folder><kind>.ndjson.gz`. */
  records: z.record(z.string(), z.number()),
});
export type DataUpload = z.infer<typeof uploadSchema>;

export const dataManifestSchema = z.object({
  format: z.literal('cgdx-purchase/1'),
  uploads: z.array(uploadSchema),
  /** All files except this manifest. */
  files: z.array(fileSchema),
});
export type DataManifest = z.infer<typeof dataManifestSchema>;

/** The schema of the certificate in an upload's folder. */
export const purchasedCertificateSchema = certificateSchema.extend({ contributionId: z.string() });
