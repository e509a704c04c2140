/** `npm run docs`: regenerates the API's documents in docs/ from its schemas. */
import { writeFileSync } from 'node:fs';
import { apiDocs } from './api-docs.ts';

for (const { name, path, text } of apiDocs()) {
  writeFileSync(path, text);
  console.log(`Wrote ${name}.`);
}
