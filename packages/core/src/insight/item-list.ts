/** The items that a pool's statistics may name, from public lists that do not depend on the pool. */
import type { PlatformId } from '../pool/platform-id.ts';
import { publicArtists } from './list/artist.ts';
import { publicChannels } from './list/channel.ts';

const noItems: ReadonlyMap<string, string> = new Map();
const keyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
const listed = (names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name) => [keyOf(name), name]));

const lists: Partial<Readonly<Record<PlatformId, ReadonlyMap<string, string>>>> = {
  spotify: listed(publicArtists),
  youtube: listed(publicChannels),
};

/** Returns the published names of a pool's items. */
export const publicItems = (pool: PlatformId): readonly string[] => [...(lists[pool] ?? noItems).values()];

/** Returns the published name of an item; undefined if it is not in the platform's list. */
export const publicItem = (pool: string, name: string): string | undefined =>
  lists[pool as PlatformId]?.get(keyOf(name));

/** Returns the listed items that a prompt names: one of several words in any case, one of a single word as it is written. */
export const itemsNamed = (prompt: string, pools: readonly PlatformId[]): readonly string[] => {
  const text = ` ${wordsOf(prompt)} `;
  const lower = text.toLowerCase();
  return pools.flatMap(publicItems).filter((name) => {
    const words = wordsOf(name);
    return words.includes(' ')
      ? lower.includes(` ${words.toLowerCase()} `)
      : /\p{Lu}/u.test(words) && text.includes(` ${words} `);
  });
};

const wordsOf = (text: string): string => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
