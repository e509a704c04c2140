/** Tells whether the code that functions are made of has changed since they were loaded. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Looking costs a few milliseconds: more often than this nobody edits. */
const LOOK_EVERY_MS = 500;
const passedOver: ReadonlySet<string> = new Set(['node_modules', '.git', 'dist']);

/** `newest/files`: an edit moves the one, a deletion the other. */
async function fingerprint(root: string): Promise<{ newest: number; files: number }> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(root, entry.name);
      if (entry.isDirectory()) {
        return passedOver.has(entry.name) ? { newest: 0, files: 0 } : fingerprint(path);
      }
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
      return { newest: mtimeMs, files: 1 };
    }),
  );
  return {
    newest: Math.max(0, ...found.map(({ newest }) => newest)),
    files: found.reduce((sum, { files }) => sum + files, 0),
  };
}

/** The answer changes when anything below `roots` does. */
export function watchCode(roots: readonly string[]): () => Promise<string> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let version: Promise<string> = Promise.resolve('');
  return () => {
    if (roots.length === 0 || performance.now() - lookedAt < LOOK_EVERY_MS) return version;
    lookedAt = performance.now();
    version = Promise.all(roots.map(fingerprint)).then((all) =>
      all.map(({ newest, files }) => `${newest}/${files}`).join(),
    );
    return version;
  };
}
