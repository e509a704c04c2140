/** The published editions of the pools. An edition never changes. */
import type { Edition } from '@cgdx/core/insight/edition.ts';
import { editionFormat, editionSchema } from '@cgdx/core/insight/edition-schema.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { z } from 'zod';
import { absent } from '../ground/table/expression.ts';
import { put, tryWrite } from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';

const table = 'EditionTable';

/** Editions from before numbers had dates are ignored: they were released by another rule. */
const storedSchema = z.object({
  published: z.string().transform((text) => {
    const edition: { readonly format?: unknown } = JSON.parse(text);
    return edition.format === editionFormat ? editionSchema.parse(edition) : undefined;
  }),
});

/** Padded, so that text sorts by number. */
const rangeOf = (number: number): string => String(number).padStart(6, '0');

/** Returns the last `most` editions of a pool, the newest first; all of them by default: four a year. */
export async function lastEditions(dataPoolId: PlatformId, most?: number): Promise<Edition[]> {
  const about = { schema: storedSchema, newestFirst: true, ...(most !== undefined && { most }) };
  const stored = await listItems(table, { dataPoolId }, about);
  return stored.flatMap(({ published }) => published ?? []);
}

/** @returns false if there is an edition of that number, whose noise is final */
export const publishEdition = (edition: Edition): Promise<boolean> =>
  tryWrite(
    put(
      table,
      {
        dataPoolId: edition.dataPoolId,
        edition: rangeOf(edition.number),
        published: JSON.stringify(edition),
      },
      { edition: absent },
    ),
  );
