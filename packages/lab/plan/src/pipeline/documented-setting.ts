/** Reads the names of the settings that docs/operations.md tells people to set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../run/repository.ts';

export function documentedSettings(): readonly string[] {
  const text = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const [, section = ''] = text.split(/^## Settings$/m);
  const [table = ''] = section.split(/^## /m);
  const cells = [...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name));
}
