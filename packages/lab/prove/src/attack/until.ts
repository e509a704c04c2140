/** Waits for what an attack cannot hinder in the end. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any machine needs: what has not happened by then never will. */
const patienceMs = 600_000;
const lookEveryMs = 200;

/** @returns what `look` found first, or undefined if it found nothing for very long */
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
