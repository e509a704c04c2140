/** Builds the link to everything that our own pools have for a need: a page with its filters in the address. Pure. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { type PlatformId, parsePlatformId } from '@cgdx/core/pool/platform-id.ts';

/**
 * One platform leads to its pool, several to the list of their pools. Only the first year is a filter: an upload that was
 * contributed before that year cannot contain it, but a later upload may contain any earlier year.
 */
export function seeAllAddress({ platforms, years }: AssistantTurn['need']): string {
  const pools = platforms.flatMap((platform): PlatformId | [] => parsePlatformId(platform) ?? []);
  const from: [string, string][] =
    years.from === undefined ? [] : [['from', `${String(years.from).padStart(4, '0')}-01-01`]];
  if (pools.length === 1)
    return `/datapool/buy/${pools[0]}?${new URLSearchParams([['order', 'best'], ...from])}`;
  const named = pools.map((pool): [string, string] => ['pool', pool]);
  return `/datapool?${new URLSearchParams([['role', 'buy'], ...named, ...from])}`;
}
