/** Learns from a text who is named in it: only certain names, because they are masked everywhere. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { findPersonalInformation } from './find-personal-information.ts';
import { ordinaryWord, word } from './lexicon/lexicon.ts';
import type { NameMemory } from './memory/name-memory.ts';
import { has, isCapital, isForm, isWord } from './text/evidence.ts';
import { visible } from './text/hidden-sign.ts';
import { type Tags, tagTokens } from './text/tag-tokens.ts';
import { gapBefore } from './text/token-kind.ts';
import { type Tokens, tokenise } from './text/tokenise.ts';

/** For each word of a name of several words; for a single word that is in the list of given names. */
const leastOfSeveral = 0.6;
const leastAlone = 0.9;
const mostWords = 4;

type Learner = Pick<NameMemory, 'add'>;

export function learnNames(written: string, tagger: NameTagger, memory: Learner): void {
  const text = visible(written);
  const tokens = tokenise(text);
  const tags = tagTokens(tokens, tagger);
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

/** Learns the name that an account gives itself, if all of it is the name of one person: "Anna Quill", not "Quill & Sons". */
export function learnMentioned(name: string, tagger: NameTagger, memory: Learner): void {
  const shown = visible(name);
  if (ofSeveral.test(shown)) return;
  const words = shown.replace(decoration, ' ').replace(/ {2,}/g, ' ').trim();
  const [found, more] = findPersonalInformation(words, { tagger });
  const isPerson = found?.type === 'PERSON' && more === undefined;
  if (!isPerson || found.start !== 0 || found.end !== words.length) return;
  if (words.includes(' ') || isGivenAlone(words, tagger)) memory.add(words);
}

/** The same of a channel that somebody follows: "Song Exploder" is a show, though it is written as a name. */
export function learnChannel(name: string, tagger: NameTagger, memory: Learner): void {
  if (holdsName(visible(name), tagger)) learnMentioned(name, tagger, memory);
}

/** Returns whether a word is a given name, no ordinary word nor a form of one, or one of which the tagger is sure. */
function holdsName(name: string, tagger: NameTagger): boolean {
  const tokens = tokenise(name);
  const tags = tagTokens(tokens, tagger);
  for (let i = 0; i < tokens.count; i++) {
    if (!isWord(tokens, i)) continue;
    const isOrdinary = has(tokens, i, ordinaryWord) || isForm(tokens, i);
    if (!isOrdinary || isSure(tokens, tags, i, leastOfSeveral)) return true;
    if (has(tokens, i, word.given) && !has(tokens, i, word.notName)) return true;
  }
  return false;
}

/** Returns true for "Annegret": many firms and artists call themselves by one word, too. */
function isGivenAlone(name: string, tagger: NameTagger): boolean {
  const tokens = tokenise(name);
  if (tokens.count !== 1 || has(tokens, 0, ofThings)) return false;
  return (
    has(tokens, 0, word.given | word.surname) || isSure(tokens, tagTokens(tokens, tagger), 0, leastAlone)
  );
}

const ofThings = word.thing | word.proper | word.known;

/** Hearts, flags and the like, which people put beside their names. */
const decoration = /[^\p{L}\p{M}'’.-]+/gu;

/** Between two names: they are a firm or a couple, whose words are masked where each is found to be a name. */
const ofSeveral = /\p{L}[^\p{L}&＆﹠]*[&＆﹠][^\p{L}]*\p{L}|[\p{L}.](\s?)[+×]\1\p{L}/u;

const isSure = (tokens: Tokens, { person }: Tags, i: number, least: number): boolean =>
  isWord(tokens, i) && isCapital(tokens, i) && (person[i] as number) >= least;
