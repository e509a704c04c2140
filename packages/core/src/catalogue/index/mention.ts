/**
 * Finds which records mention which others by name. A dataset that many records mention is well known, and the text around
 * its name tells what it is used for.
 */

import { regionsIn } from '../need/region.ts';
import { type IndexedDocument, proseOf } from './document.ts';

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns ordinary words, such as `image` and `sketch`: a dataset's name that is one of them does not count as a mention. */
function ordinaryWords(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const tokens of texts) {
    for (const token of tokens) if (/^\p{Ll}+$/u.test(token)) seen.add(token);
  }
  return seen;
}

/** A name in this share of all records is a publisher or a common word, not a dataset. A small catalogue is exempt. */
const commonShare = 0.03;
const fewMentions = 50;
const shortestName = 3;
const isNumber = (name: string): boolean => /^\d+$/.test(name);

interface Name {
  readonly tokens: readonly string[];
  readonly document: number;
}

/** Groups names by their first token; a name that several records share is left out. */
function namesByStart(
  documents: readonly IndexedDocument[],
  ordinary: ReadonlySet<string>,
): ReadonlyMap<string, readonly Name[]> {
  const owners = new Map<string, Name | undefined>();
  documents.forEach(({ title, names }, document) => {
    for (const name of new Set([title, ...names])) {
      const tokens = tokensOf(name);
      const joined = tokens.join(' ');
      if (joined.length < shortestName || isNumber(joined)) continue;
      if (tokens.length === 1 && (ordinary.has(joined.toLowerCase()) || regionsIn(joined).length > 0))
        continue;
      const other = owners.has(joined) && owners.get(joined)?.document !== document;
      owners.set(joined, other ? undefined : { tokens, document });
    }
  });
  const byStart = new Map<string, Name[]>();
  for (const name of owners.values()) {
    const [start = ''] = name?.tokens ?? [];
    if (name) byStart.set(start, [...(byStart.get(start) ?? []), name]);
  }
  return byStart;
}

/** @returns for each document the documents that mention it, in order */
export function findMentions(documents: readonly IndexedDocument[]): readonly (readonly number[])[] {
  const texts = documents.map((document) => tokensOf(`${document.about} . ${proseOf(document)}`));
  const byStart = namesByStart(documents, ordinaryWords(texts));
  const mentions = documents.map(() => new Set<number>());
  texts.forEach((tokens, at) => {
    for (let position = 0; position < tokens.length; position++) {
      const names = byStart.get(tokens[position] ?? '');
      const longest = names && longestAt(names, tokens, position, at);
      if (longest) mentions[longest.document]?.add(at);
    }
  });
  const most = Math.max(fewMentions, documents.length * commonShare);
  return mentions.map((set) => (set.size > most ? [] : [...set]));
}

function longestAt(names: readonly Name[], tokens: readonly string[], position: number, self: number) {
  let longest: Name | undefined;
  for (const name of names) {
    if (name.document === self || name.tokens.length <= (longest?.tokens.length ?? 0)) continue;
    if (name.tokens.every((token, offset) => tokens[position + offset] === token)) longest = name;
  }
  return longest;
}
