/** Waits for an effect that an attack may delay but not prevent. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any machine needs, in ms. */
const patienceMs = 600_000;
const lookEveryMs = 200;

/** @returns the first value that `look` finds, or undefined if it finds nothing for very long */
export async function until<T>(
  look: () => Promise<T | false | undefined>,
  everyMs = lookEveryMs,
): Promise<T | undefined> {
  for (const end = Date.now() + patienceMs; ; await sleep(everyMs)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > end) return undefined;
  }
}
