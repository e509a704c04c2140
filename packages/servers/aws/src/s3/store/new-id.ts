/** Makes unguessable ids. */
import { randomBytes } from 'node:crypto';

/** Returns only letters and digits: a leading dash would look like an option on a command line. */
export function newId(length: number): string {
  return randomBytes(length).toString('base64url').replace(/[-_]/g, '0').slice(0, length);
}
