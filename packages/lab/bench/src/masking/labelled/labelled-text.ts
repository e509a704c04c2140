/** Reads the labelled development set: texts in which people have marked spans of personal information. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const labelledSchema = z.array(
  z.object({
    text: z.string(),
    /** UTF-16 offsets, end exclusive. */
    spans: z.array(z.object({ start: z.number(), end: z.number(), type: z.string() })),
  }),
);
export type LabelledText = z.infer<typeof labelledSchema>[number];

/** Outside the checkout, or where `PII_DATA` says; it is not part of the product. */
export const labelledFile =
  process.env.PII_DATA ??
  fileURLToPath(new URL('../../../../../../../shared/data/pii-dev.json', import.meta.url));

/** Returns undefined if the data is absent. */
export function readLabelledTexts(): readonly LabelledText[] | undefined {
  if (!existsSync(labelledFile)) return undefined;
  return labelledSchema.parse(JSON.parse(readFileSync(labelledFile, 'utf8')));
}
