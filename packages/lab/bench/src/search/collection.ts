/** Judged needs: a person's search, and the datasets that answer it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CatalogueDocument } from '@cgdx/core/catalogue/index/document.ts';
import { z } from 'zod';

/** Outside the checkout, or where `SEARCH_DATA` says; it is not part of the product. */
const folder =
  process.env.SEARCH_DATA ?? fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));

export interface Judged {
  readonly query: string;
  /** Ids of documents. */
  readonly relevant: readonly string[];
}

const needSchema = z.object({ need: z.string(), keywords: z.string(), relevant: z.array(z.string()) });
export type DevelopmentNeed = z.infer<typeof needSchema>;
const documentSchema = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  names: z.array(z.string()),
  description: z.string(),
});

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export interface Collection {
  readonly documents: readonly (CatalogueDocument & { readonly id: string })[];
  /** Needs with a relevant document in the collection. */
  readonly needs: readonly DevelopmentNeed[];
}

/** Returns the judged collection (DataFinder's); undefined if the data is absent. */
export function readCollection(): Collection | undefined {
  const [documents, needs] = ['documents', 'needs-dev'].map(
    (name) => `${folder}dataset-search/${name}.jsonl`,
  );
  if (documents === undefined || needs === undefined || !existsSync(documents) || !existsSync(needs))
    return undefined;
  return {
    documents: z.array(documentSchema).parse(linesOf(readFileSync(documents, 'utf8'))),
    needs: z
      .array(needSchema)
      .parse(linesOf(readFileSync(needs, 'utf8')))
      .filter(({ relevant }) => relevant.length > 0),
  };
}

const recordSchema = z.object({
  title: z.string(),
  link: z.string(),
  description: z.string(),
  source: z.string(),
  licence: z.string().nullish(),
  tags: z.array(z.string().nullable()).nullish(),
});

/** Returns the large catalogue's records; undefined if the data is absent. */
export function readLargeCatalogue(): CatalogueDocument[] | undefined {
  const file = `${folder}catalogue.jsonl.gz`;
  if (!existsSync(file)) return undefined;
  return z.array(recordSchema).parse(linesOf(gunzipSync(readFileSync(file)).toString('utf8')));
}

/** Returns the needs for which no other record mentions a relevant dataset's name, in any case. */
export function unmentionedNeeds({ documents, needs }: Collection): DevelopmentNeed[] {
  const texts = documents.map(({ id, about, description }) => ({
    id,
    text: ` ${plain(`${about} ${description}`)} `,
  }));
  const isMentioned = (name: string) =>
    texts.some(({ id, text }) => id !== name && text.includes(` ${plain(name)} `));
  return needs.filter(({ relevant }) => !relevant.some(isMentioned));
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
