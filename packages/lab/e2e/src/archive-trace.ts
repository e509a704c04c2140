/** Finds text in an unpacked archive that could lead to a person. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A text of this length is an id, a hash or an address, and no word or number. */
const shortestId = 12;

/** Returns the names and contents of all files below `folder`, with compressed files decompressed. */
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

/** The long texts in the manifest and the certificate of this folder's upload. */
export function idsOf(folder: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of ['manifest.json', 'certificate.json'])
    idsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), found);
  return found;
}

/** The certificate's data about the whole tree: its root, the transaction that published the root, and the proof. */
export function treeIdsOf(folder: string): readonly string[] {
  const { root, transactionHash, leaf, proof } = JSON.parse(
    readFileSync(join(folder, 'certificate.json'), 'utf8'),
  );
  return [root, transactionHash, leaf, ...proof];
}
