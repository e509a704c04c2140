/** Finds what an unpacked archive says that could lead to a person. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Text this long is no word and no small figure: an id, a hash, an address. */
const shortestId = 12;

/** All files below `folder` as text, those that are packed unpacked, and their names. */
export function archiveText(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      const text = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
      return `${parentPath}/${name}\n${text.toString('utf8')}`;
    })
    .join('\n');
}

function idsIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') {
    if (value.length >= shortestId) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) idsIn(part, found);
  return found;
}

/** The long texts in the manifest and the certificate of the upload in this folder. */
export function idsOf(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of ['manifest.json', 'certificate.json'])
    idsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), found);
  return found;
}

/** What the certificate in this folder says of the whole tree: its root, the transaction that made it, and the proof. */
export function treeIdsOf(folder: string): readonly string[] {
  const { root, transactionHash, leaf, proof } = JSON.parse(
    readFileSync(join(folder, 'certificate.json'), 'utf8'),
  );
  return [root, transactionHash, leaf, ...proof];
}
