/** `npm run docs`: writes what docs/ says of the API anew from its schemas. */
import { writeFileSync } from 'node:fs';
import { apiDocs } from './api-docs.ts';

for (const { name, path, text } of apiDocs()) {
  writeFileSync(path, text);
  console.log(`${name} is written.`);
}
