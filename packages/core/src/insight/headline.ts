/** Words the headline of a finding: the conclusion of its pool, or what its pools have in common. */
import { platformIds } from '../pool/platform-id.ts';
import type { Conclusion } from './conclusion-shape.ts';
import { listed } from './listed.ts';

export type OfPools = readonly (readonly [pool: string, conclusions: readonly Conclusion[]])[];

/** More groups of pools than these are not named. */
const mostGroups = 2;
const mostNamed = 3;
/** A longer headline would have three lines. */
const longest = 130;
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function poolsInWords(names: readonly string[]): string {
  if (names.length === platformIds.length) return `all ${numbers[names.length] ?? names.length} platforms`;
  if (names.length <= mostNamed) return listed(names);
  const rest = names.length - mostNamed + 1;
  return `${names.slice(0, mostNamed - 1).join(', ')} and ${numbers[rest] ?? rest} others`;
}

export function headlineOf(pools: OfPools): string | undefined {
  const [only, ...others] = pools;
  if (only === undefined) return undefined;
  if (others.length === 0) return `${only[0]}: ${only[1][0]?.claim}`;
  const groups = new Map<string, string[]>();
  for (const [pool, [direct]] of pools) {
    if (direct) groups.set(direct.shared, [...(groups.get(direct.shared) ?? []), pool]);
  }
  const largest = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const named = largest.slice(0, mostGroups).map(([shared, names]) => `on ${poolsInWords(names)}, ${shared}`);
  const differ = 'the others differ';
  const whole = [...named, ...(largest.length > mostGroups ? [differ] : [])].join('; ');
  return capital(whole.length <= longest ? whole : `${named[0]}; ${differ}`);
}

/** Whether the same is concluded of all pools. */
export const areAlike = (pools: OfPools): boolean =>
  new Set(pools.map(([, [direct]]) => direct?.shared)).size === 1;

/** The figures alone if the headline has the claim of the only pool, or what all pools have in common. */
export function sentencesOf(pools: OfPools): string[] {
  const isOnly = pools.length === 1;
  const common = new Set(pools.map(([, [direct]]) => direct?.shared));
  return pools.flatMap(([pool, conclusions]) =>
    conclusions.map(({ claim, shared, evidence }, at) => {
      if (isOnly && at === 0) return `${capital(evidence)}.`;
      const isSaid = !isOnly && at === 0 && common.size === 1 && claim.startsWith(shared);
      const own = isSaid ? claim.slice(shared.length).replace(/^, (?:with )?/, '') : claim;
      return !isOnly && (claim === shared || own === '')
        ? `${pool}: ${evidence}.`
        : `${pool}: ${own}; ${evidence}.`;
    }),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
