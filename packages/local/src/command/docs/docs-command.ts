/** `npm run docs`: regenerates the API's documents and the checklist of the pages in docs/. */
import { writeFileSync } from 'node:fs';
import { generatedDocs } from './generated-docs.ts';

for (const { name, path, text } of generatedDocs()) {
  writeFileSync(path, text);
  console.log(`Wrote ${name}.`);
}
