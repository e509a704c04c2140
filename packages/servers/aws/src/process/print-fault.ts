/** Prints why a request failed: a bug with its stack, an error of the operating system in one line. */

/**
 * SQLite's primary codes for errors of the operating system: permissions, the disk, damaged files, file descriptors.
 */
const refusals = [3, 8, 10, 11, 13, 14, 26];

let lastPrinted: string | undefined;

/**
 * Prints consecutive equal errors only once, since clients repeat failed requests.
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
