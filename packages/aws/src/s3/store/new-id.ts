/** Ids that nobody can guess. */
import { randomBytes } from 'node:crypto';

/** Letters and digits alone: an id that began with a dash would be taken for an option on a command line. */
export function newId(length: number): string {
  return randomBytes(length).toString('base64url').replace(/[-_]/g, '0').slice(0, length);
}
