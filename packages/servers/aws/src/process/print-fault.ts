/** Prints why a request failed: a fault of ours with its stack, what the machine refused in one line. */

/** SQLite's primary codes of what the machine refuses: the permission, the disk, whole files, descriptors. */
const refusals = [3, 8, 10, 11, 13, 14, 26];

let lastPrinted: string | undefined;

/**
 * Prints the same refusal only once in a row, since clients repeat refused requests.
 * @param what failed, e.g. `S3: a request`
 */
export function printFault(what: string, error: unknown): void {
  const refusal =
    error instanceof Error && isRefusal(error)
      ? `${what} failed: ${error.message}${placeOf(error)}`
      : undefined;
  if (refusal === undefined) console.error(`${what} failed`, error);
  else if (refusal !== lastPrinted) console.error(refusal);
  lastPrinted = refusal;
}

function isRefusal(error: Error): boolean {
  const { errcode, syscall } = error as { errcode?: unknown; syscall?: unknown };
  return typeof syscall === 'string' || (typeof errcode === 'number' && refusals.includes(errcode & 0xff));
}

function placeOf({ message, path }: Error & { readonly path?: unknown }): string {
  return typeof path === 'string' && !message.includes(path) ? ` (${path})` : '';
}
