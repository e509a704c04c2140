/** The items that a pool's statistics may name, from public lists that do not depend on the pool. */
import { englishWords } from '@cgdx/privacy/gazetteer/english-word.ts';
import { furtherEnglishWords } from '@cgdx/privacy/gazetteer/further-english-word.ts';
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

let words: ReadonlySet<string> | undefined;
const isEnglish = (word: string): boolean => {
  words ??= new Set([...englishWords.split(/\s+/), ...furtherEnglishWords.split(/\s+/)]);
  return words.has(word);
};

/**
 * Returns the listed items that a prompt names, without those whose name is part of another's. A name of one word counts in
 * small letters if it is no word: "adele", but not "queen".
 */
export const itemsNamed = (prompt: string, pools: readonly PlatformId[]): readonly string[] => {
  const text = ` ${wordsOf(prompt)} `;
  const lower = text.toLowerCase();
  const named = pools.flatMap(publicItems).filter((name) => {
    const own = wordsOf(name);
    const small = own.toLowerCase();
    if (own.includes(' ') || (small.length > 2 && !isEnglish(small))) return lower.includes(` ${small} `);
    return /\p{Lu}/u.test(own) && text.includes(` ${own} `);
  });
  return named.filter(
    (name) => !named.some((other) => other !== name && ` ${wordsOf(other)} `.includes(` ${wordsOf(name)} `)),
  );
};

const wordsOf = (text: string): string => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
