/** Writes a small file atomically: a process killed at any moment leaves either the old file or the new one. */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Readable by its owner only. */
const mode = 0o600;

export function writeAtomically(file: string, text: string): void {
  const fresh = `${file}.new`;
  const fd = openSync(fresh, 'w', mode);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, file);
}
