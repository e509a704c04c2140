/** Says why a document is a result, in sentences made of the record and the need alone. */
import type { IndexedDocument } from '../index/document.ts';
import { documentOf, type SearchIndex } from '../index/search-index.ts';
import type { Need } from '../need/need.ts';
import { yearsInWords } from '../need/years.ts';
import { isNeedTerm, stem, wordsOf } from '../text/term.ts';
import { type Reading, slipsBetween } from './nearest-term.ts';
import type { Query } from './query-term.ts';

/** More words than this tell a person nothing. */
const mostWords = 5;

export function reasonsFor(index: SearchIndex, at: number, query: Query, need: Need): string[] {
  const document = documentOf(index, at);
  const matched = matchedWords(index, document, query);
  const mentions = index.mentions[at] ?? 0;
  return [
    ...(matched.length > 0 ? [`Matches ${matched.map((word) => `“${word}”`).join(', ')}.`] : []),
    ...(mentions > 0
      ? [mentions === 1 ? 'Another dataset refers to it.' : `${mentions} other datasets refer to it.`]
      : []),
    ...yearReason(index, at, need),
    ...(need.licence && document.licence !== '' ? [`Its licence: ${document.licence.slice(0, 60)}.`] : []),
    ...(matched.length === 0 ? ['Close in topic, in other words.'] : []),
  ];
}

/** Sentences further down describe the dataset less. */
const mostRead = 800;

/** Returns the words of the record, as it writes them, that the query has; rarest first. */
function matchedWords(index: SearchIndex, document: IndexedDocument, query: Query): string[] {
  const asked = new Set(query.terms.map(({ term }) => term));
  const rarityOf = new Map<string, number>();
  const seen = new Set<number>();
  for (const word of wordsOf(
    [document.title, document.tags.join(' '), document.about, document.description]
      .join(' ')
      .slice(0, mostRead),
  )) {
    const term = index.terms.get(stem(word));
    if (term === undefined || seen.has(term) || !asked.has(term) || isNeedTerm(stem(word))) continue;
    seen.add(term);
    rarityOf.set(word, index.rarity[term] ?? 0);
  }
  return [...rarityOf]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostWords)
    .map(([word]) => word);
}

function yearReason(index: SearchIndex, at: number, { years }: Need): string[] {
  if (years.from === undefined && years.to === undefined) return [];
  const first = index.firstYear[at] ?? 0;
  if (first === 0) return [`Its record names no years; you asked for ${yearsInWords(years)}.`];
  const last = index.lastYear[at] ?? first;
  const now = last > 2099;
  return [
    now
      ? `Its record names years from ${first} to the present.`
      : `Its record names ${yearsInWords({ from: first, to: last })}.`,
  ];
}

/** A word with the stem is in one of the first records that have it. */
const mostLooked = 20;

/** Returns the word with that stem that is nearest to what was written, since people do not read stems. */
export function wordFor(index: SearchIndex, { term, written }: Reading): string {
  const { starts, documents } = index.own;
  const at = index.terms.get(term) ?? 0;
  const words = [...documents.subarray(starts[at]!, Math.min(starts[at + 1]!, starts[at]! + mostLooked))]
    .map((each) => documentOf(index, each))
    .flatMap(({ title, names, about, tags, description }) =>
      wordsOf([title, ...names, about, ...tags, description].join(' ')),
    )
    .filter((word) => stem(word) === term);
  return [...new Set(words)].reduce(
    (best, word) => (slipsBetween(written, word) < slipsBetween(written, best) ? word : best),
    words[0] ?? term,
  );
}
