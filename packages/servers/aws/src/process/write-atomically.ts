/** Writes a small file whole or not at all: a kill at any moment leaves the old one or the new one. */
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
