/** The API's documents, generated from its schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPage } from '@cgdx/api/document/page.ts';
import { apiPageParts, openApi } from '@cgdx/functions/ground/caller/api-document.ts';

const root = join(import.meta.dirname, '../../../../..');

export interface DocsFile {
  /** The path below the repository's root. */
  readonly name: string;
  readonly path: string;
  /** The expected content. */
  readonly text: string;
}

export function apiDocs(): readonly DocsFile[] {
  const page = 'docs/api.md';
  const document = 'docs/openapi.json';
  return [
    {
      name: page,
      path: join(root, page),
      text: fillPage(readFileSync(join(root, page), 'utf8'), apiPageParts()),
    },
    { name: document, path: join(root, document), text: `${JSON.stringify(openApi(), null, 2)}\n` },
  ];
}
