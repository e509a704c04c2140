/**
 * Finds names in hashtags of several words: `#ShaniaTwain`, `#RIPJohnnyWinter`. The tagger reads the words of
 * the tag separately.
 */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { type WordSpans, wordSpans } from '@cgdx/name-tagger/word/token-span.ts';
import { classCount } from '@cgdx/name-tagger/word/word-tagger.ts';
import { classOf, lower, upper } from '../lexicon/character.ts';
import { isSign, isWord } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

/** The least probability of a person for a word of the tag. */
const leastPerson = 0.5;
const mostWords = 8;
const hash = 0x23;

const out = new Float32Array(mostWords * classCount);

export function findTagNames(tokens: Tokens, tagger: NameTagger, findings: Findings): void {
  for (let i = 1; i < tokens.count; i++) {
    if (tokens.hash[i - 1] !== hash || tokens.gap[i] !== gapBefore.none) continue;
    if (!isSign(tokens, i - 1, hash) || !isWord(tokens, i)) continue;
    if (tokens.taken[i] === 1 || tokens.taken[i - 1] === 1) continue;
    const words = cutWords(tokens.text, tokens.start[i] as number, tokens.end[i] as number);
    if (words.count < 2 || words.count > mostWords) continue;
    tagger.words.tag(words, 0, words.count, out);
    for (let at = 0; at < words.count; at++) {
      if ((out[at * classCount + 1] as number) < leastPerson) continue;
      findings.take(i - 1, i, 'PERSON');
      break;
    }
  }
}

/** Divides `RIPJohnnyWinter` before `Johnny` and `Winter`. */
function cutWords(text: string, from: number, to: number): WordSpans {
  const start: number[] = [];
  const end: number[] = [];
  for (let at = from + 1, begin = from; at <= to; at++) {
    if (at < to && !isBegun(text, from, at, to)) continue;
    start.push(begin);
    end.push(at);
    begin = at;
  }
  return wordSpans(text, start, end);
}

/**
 * Returns whether a capital begins a word: after a lower-case letter, or between a capital and a lower-case
 * letter.
 */
function isBegun(text: string, from: number, at: number, to: number): boolean {
  if (classOf[text.charCodeAt(at)] !== upper) return false;
  const isBehindSmall = classOf[text.charCodeAt(at - 1)] === lower;
  return isBehindSmall || (at > from && at + 1 < to && classOf[text.charCodeAt(at + 1)] === lower);
}
