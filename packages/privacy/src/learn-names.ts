/** Learns the names in a text. Only certain names are learnt, because they are masked everywhere. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { findPersonalInformation } from './find-personal-information.ts';
import { ordinaryWord, word } from './lexicon/lexicon.ts';
import type { NameMemory } from './memory/name-memory.ts';
import { has, isCapital, isForm, isWord } from './text/evidence.ts';
import { visible } from './text/hidden-sign.ts';
import { type Tags, tagTokens } from './text/tag-tokens.ts';
import { gapBefore } from './text/token-kind.ts';
import { type Tokens, tokenise } from './text/tokenise.ts';

/**
 * The least probability: the first for each word of a name of several words, the second for a single word in
 * the list of given names.
 */
const leastOfSeveral = 0.6;
const leastAlone = 0.9;
const mostWords = 4;

type Learner = Pick<NameMemory, 'add'>;

export function learnNames(written: string, tagger: NameTagger, memory: Learner): void {
  const text = visible(written);
  const tokens = tokenise(text);
  const tags = tagTokens(tokens, tagger, 'words');
  for (let i = 0; i < tokens.count; i++) {
    if (!isSure(tokens, tags, i, leastOfSeveral)) continue;
    let behind = i + 1;
    while (
      behind < tokens.count &&
      tokens.gap[behind] === gapBefore.blank &&
      isSure(tokens, tags, behind, leastOfSeveral)
    )
      behind++;
    const words = behind - i;
    const isAlone = words === 1 && isSure(tokens, tags, i, leastAlone) && has(tokens, i, word.given);
    if (isAlone || (words > 1 && words <= mostWords))
      memory.add(text.slice(tokens.start[i], tokens.end[behind - 1]));
    i = behind - 1;
  }
}

/**
 * Learns the name that an account gives itself, if it is the name of exactly one person: "Anna Quill", not
 * "Quill & Sons".
 */
export function learnMentioned(name: string, tagger: NameTagger, memory: Learner): void {
  const shown = visible(name);
  if (ofSeveral.test(shown)) return;
  const words = shown.replace(decoration, ' ').replace(/ {2,}/g, ' ').trim();
  const [found, more] = findPersonalInformation(words, { tagger });
  const isPerson = found?.type === 'PERSON' && more === undefined;
  if (!isPerson || found.start !== 0 || found.end !== words.length) return;
  if (words.includes(' ') || isGivenAlone(words, tagger)) memory.add(words);
}

/**
 * Does the same for a channel that somebody follows, but more strictly: "Song Exploder" is a show, though it is
 * written like a name.
 */
export function learnChannel(name: string, tagger: NameTagger, memory: Learner): void {
  if (holdsName(visible(name), tagger)) learnMentioned(name, tagger, memory);
}

/**
 * Returns whether one of its words is a given name and not a form of an ordinary word, or one of which the
 * tagger is certain.
 */
function holdsName(name: string, tagger: NameTagger): boolean {
  const tokens = tokenise(name);
  const tags = tagTokens(tokens, tagger, 'words');
  for (let i = 0; i < tokens.count; i++) {
    if (!isWord(tokens, i)) continue;
    const isOrdinary = has(tokens, i, ordinaryWord) || isForm(tokens, i);
    if (!isOrdinary || isSure(tokens, tags, i, leastOfSeveral)) return true;
    if (has(tokens, i, word.given) && !has(tokens, i, word.notName)) return true;
  }
  return false;
}

/**
 * Returns true for "Annegret": a name of one word must be a listed given name, since firms and artists have
 * such names, too.
 */
function isGivenAlone(name: string, tagger: NameTagger): boolean {
  const tokens = tokenise(name);
  if (tokens.count !== 1 || has(tokens, 0, ofThings)) return false;
  return (
    has(tokens, 0, word.given | word.surname) ||
    isSure(tokens, tagTokens(tokens, tagger, 'words'), 0, leastAlone)
  );
}

const ofThings = word.thing | word.proper | word.known;

/** Hearts, flags and other decoration of names. */
const decoration = /[^\p{L}\p{M}'’.-]+/gu;

/**
 * A sign between two names: such a name is a firm's or a couple's, whose words are masked only where each is
 * found to be a name.
 */
const ofSeveral = /\p{L}[^\p{L}&＆﹠]*[&＆﹠][^\p{L}]*\p{L}|[\p{L}.](\s?)[+×]\1\p{L}/u;

const isSure = (tokens: Tokens, { person }: Tags, i: number, least: number): boolean =>
  isWord(tokens, i) && isCapital(tokens, i) && (person[i] as number) >= least;
