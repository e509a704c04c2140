/** Detects whether the functions' code has changed since it was loaded. */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const ignoredFolders: ReadonlySet<string> = new Set(['node_modules', '.git', 'dist']);

export interface CodeWatch {
  /** Returns a text that changes whenever a file below the roots changes. */
  version(): string;
  stop(): void;
}

/** @param roots absolute paths of folders */
export function watchCode(roots: readonly string[]): CodeWatch {
  const watchers = new Map<string, FSWatcher>();
  let changes = 0;

  function follow(folder: string): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, { persistent: false }, () => {
        changes += 1;
        // The change may be a new folder.
        followBelow(folder);
      });
      watcher.once('error', () => forget(folder));
      watchers.set(folder, watcher);
      followBelow(folder);
    } catch {
      // The folder was deleted, or the system has no watches left: changes are then detected at the next start.
      forget(folder);
    }
  }

  function followBelow(folder: string): void {
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory() && !ignoredFolders.has(entry.name)) follow(join(folder, entry.name));
      }
    } catch {
      forget(folder);
    }
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  for (const root of roots) follow(root);
  return {
    version: () => String(changes),
    stop: () => {
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}
