/** Decides which paths inside an archive are safe, and which files were added by a person's own computer. */
import { maxPathLength } from './archive-limit.ts';

/** Returns what is wrong with the name of an entry; undefined if nothing is. */
export function pathTrick(path: string): string | undefined {
  // checked before any pattern, since some patterns take quadratic time
  if (path.length > maxPathLength) return `is longer than ${maxPathLength} characters`;
  if (path.includes('\0')) return 'contains a zero byte';
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'is an absolute path';
  if (path.split('/').includes('..')) return 'climbs out of the archive ("../")';
  return undefined;
}

const junkNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini', 'icon\r', '.localized']);

/** Returns true for files that macOS, Windows and sync tools add when a person packs a folder again. */
export function isJunk(path: string): boolean {
  const parts = path.split('/');
  const name = (parts.at(-1) ?? '').toLowerCase();
  return parts.includes('__MACOSX') || name.startsWith('._') || junkNames.has(name);
}

/** Returns the last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
