/** Where everything is that our own pools have for a need: a page whose filters stand in its address. Pure. */
import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { type PlatformId, parsePlatformId } from '@cgdx/core/pool/platform-id.ts';

/**
 * One platform leads to its pool, several to the list of their pools. What was contributed before the years that are asked
 * for cannot hold them, so that it is left out; what was contributed later may hold any year before.
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
