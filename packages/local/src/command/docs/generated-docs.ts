/** The generated documents: those of the API from its schemas, the checklist of the pages from facts and tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPage } from '@cgdx/api/document/page.ts';
import { apiPageParts, openApi } from '@cgdx/functions/ground/caller/api-document.ts';
import { checklist, readRowFile } from './checklist/checklist.ts';
import { readProofs } from './checklist/marker.ts';

const root = join(import.meta.dirname, '../../../../..');

export interface DocsFile {
  /** The path from the root of the repository. */
  readonly name: string;
  readonly path: string;
  /** The expected content. */
  readonly text: string;
}

export function generatedDocs(): readonly DocsFile[] {
  const page = 'docs/api.md';
  const document = 'docs/openapi.json';
  const list = 'docs/spa-checklist.md';
  return [
    {
      name: page,
      path: join(root, page),
      text: fillPage(readFileSync(join(root, page), 'utf8'), apiPageParts()),
    },
    { name: list, path: join(root, list), text: checklist(readRowFile(root), readProofs(root)) },
    { name: document, path: join(root, document), text: `${JSON.stringify(openApi(), null, 2)}\n` },
  ];
}
