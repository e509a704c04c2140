/** Returns the same spelling for a path, whichever symbolic links lead to it. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Resolves the links of the part of the path that exists; the rest need not exist. */
export function resolvedPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    const parent = dirname(whole);
    return parent === whole ? whole : join(resolvedPath(parent), basename(whole));
  }
}
