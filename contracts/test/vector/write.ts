/** Wrote tree-v1.json, once: that file is frozen. A new format of leaves or tree gets a new file beside it. */
import { writeFileSync } from 'node:fs';
import { vectors } from './vectors.ts';

writeFileSync(
  new URL('tree-v1.json', import.meta.url),
  `${JSON.stringify(vectors(), null, 1)}\n`,
  // The flag makes it fail if the file already exists.
  { flag: 'wx' },
);
