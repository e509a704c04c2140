/** Decides whether an event matches: every field of one alternative, within the same elements of the same arrays. */
import type { EventLeaves, Membership, PlacedLeaf } from './event-leaf.ts';
import { accepts, type Matcher } from './matcher.ts';
import type { Alternative, EventPattern } from './parse-pattern.ts';

/** Returns the union of two memberships; undefined if they contain different elements of one array. */
function join(a: Membership, b: Membership): Membership | undefined {
  const joined = new Map(a);
  for (const [array, index] of b) {
    const other = a.get(array);
    if (other !== undefined && other !== index) return undefined;
    joined.set(array, index);
  }
  return joined;
}

const keyOf = (membership: Membership): string =>
  [...membership]
    .sort(([a], [b]) => a - b)
    .map(([array, index]) => `${array}:${index}`)
    .join();

/** Returns the memberships that extend `soFar` by one field. */
function waysOn(
  matchers: readonly Matcher[],
  leaves: readonly PlacedLeaf[],
  soFar: Membership,
): Membership[] {
  const within = leaves.flatMap(({ leaf, membership }) => {
    const joined = join(soFar, membership);
    return joined === undefined ? [] : [{ leaf, joined }];
  });
  const ways = within
    .filter(({ leaf }) => matchers.some((matcher) => accepts(matcher, leaf)))
    .map(({ joined }) => joined);
  if (within.length === 0 && matchers.some(({ kind }) => kind === 'absent')) ways.push(soFar);
  return ways;
}

/** Drops arrays that contain none of the later fields: they no longer matter, and the list stays short. */
function forget(ways: readonly Membership[], relevant: ReadonlySet<number>): Membership[] {
  const distinct = new Map<string, Membership>();
  for (const way of ways) {
    const kept = new Map([...way].filter(([array]) => relevant.has(array)));
    distinct.set(keyOf(kept), kept);
  }
  return [...distinct.values()];
}

function matchesAlternative(alternative: Alternative, event: EventLeaves): boolean {
  // Sorted by name, in AWS's order: the result of `exists: false` depends on the fields before it.
  const fields = [...alternative].sort(([a], [b]) => (a < b ? -1 : 1));
  const leavesOf = fields.map(([path]) => event.get(path) ?? []);
  let ways: Membership[] = [new Map()];
  for (const [position, [, matchers]] of fields.entries()) {
    const found = ways.flatMap((soFar) => waysOn(matchers, leavesOf[position]!, soFar));
    const later = leavesOf.slice(position + 1).flat();
    ways = forget(found, new Set(later.flatMap(({ membership }) => [...membership.keys()])));
    if (ways.length === 0) return false;
  }
  return true;
}

export function matchesPattern(pattern: EventPattern, event: EventLeaves): boolean {
  return pattern.some((alternative) => matchesAlternative(alternative, event));
}
