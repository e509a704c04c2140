/** Finds a file of an npm package: next to the bundle if the code is bundled, otherwise in the package. */
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackagedFile } from '@cgdx/workflows/wiring/function/fn.ts';

/** @param folder to which the wiring copies the file, next to the bundle */
export function pathOfPackaged({ from, file }: PackagedFile, folder: string): string {
  const bundled = fileURLToPath(new URL(`./${folder}/${basename(file)}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  return join(dirname(findPackageJSON(from, import.meta.url) ?? from), file);
}
