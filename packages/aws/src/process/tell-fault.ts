/** Prints why a request failed: a fault of ours with its stack, what the machine refused in one line. */

/** SQLite's primary codes of what the machine refuses: the permission, the disk, whole files, descriptors. */
const refusals = [3, 8, 10, 11, 13, 14, 26];

/** @param what failed, e.g. `S3: a request` */
export function tellFault(what: string, error: unknown): void {
  if (error instanceof Error && isRefusal(error))
    console.error(`${what} failed: ${error.message}${placeOf(error)}`);
  else console.error(`${what} failed`, error);
}

function isRefusal(error: Error): boolean {
  const { errcode, syscall } = error as { errcode?: unknown; syscall?: unknown };
  return typeof syscall === 'string' || (typeof errcode === 'number' && refusals.includes(errcode & 0xff));
}

function placeOf({ message, path }: Error & { readonly path?: unknown }): string {
  return typeof path === 'string' && !message.includes(path) ? ` (${path})` : '';
}
