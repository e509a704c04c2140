/**
 * Counts the positions in a field's wildcards that the worst value could reach at the same time. EventBridge refuses
 * patterns with too many; it does not publish its limit. The limit here agrees with EventBridge's documented and
 * recorded answers.
 */
import { anyRun, type Glob } from './wildcard.ts';

const tooManyPlaces = 10;
/** A pattern with more combinations is refused at once, as finding the worst combination would take too long. */
const mostCombinations = 5_000;

/** The index of the last element read: a character that has just matched, or a run that is still open. */
type Place = string;

function step(globs: readonly Glob[], places: ReadonlySet<Place>, char: string): Set<Place> {
  const reached = new Set<Place>();
  for (const place of places) {
    const [which, index] = place.split(':').map(Number) as [number, number];
    const glob = globs[which]!;
    if (glob[index] === anyRun) reached.add(place);
    const next = index + 1;
    const target = glob[next] === anyRun ? next + 1 : next;
    if (glob[next] === anyRun) reached.add(`${which}:${next}`);
    if (glob[target] === char) reached.add(`${which}:${target}`);
  }
  return reached;
}

export function isTooComplex(globs: readonly Glob[]): boolean {
  const alphabet = new Set(globs.flat().filter((piece) => typeof piece === 'string'));
  const start = new Set(globs.map((_, which) => `${which}:-1`));
  const seen = new Set<string>();
  const waiting = [start];
  for (let places = waiting.pop(); places !== undefined; places = waiting.pop()) {
    for (const char of alphabet) {
      const reached = step(globs, places, char);
      if (reached.size >= tooManyPlaces) return true;
      const key = [...reached].sort().join();
      if (reached.size === 0 || seen.has(key)) continue;
      seen.add(key);
      if (seen.size > mostCombinations) return true;
      waiting.push(reached);
    }
  }
  return false;
}
