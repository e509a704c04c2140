/** Asks the tagger about the words of a text, line by line. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { classCount, longestSentence } from '@cgdx/name-tagger/word/word-tagger.ts';
import { isCapital, isPluralAcronym, isStrongGiven, isStrongName } from '../text/evidence.ts';
import { gapBefore, type Tokens, tokenKind } from '../text/tokenise.ts';

/** Of each token, from 0 to 1. Valid until the next call. */
export interface Tags {
  readonly person: Float32Array;
  readonly place: Float32Array;
  /** That it is no name at all. */
  readonly other: Float32Array;
}

let tags = createTags(1 << 12);
const out = new Float32Array(longestSentence * classCount);

function createTags(size: number) {
  return { person: new Float32Array(size), place: new Float32Array(size), other: new Float32Array(size) };
}

export function tagTokens(tokens: Tokens, tagger: NameTagger): Tags {
  const { count, gap } = tokens;
  if (count > tags.person.length) tags = createTags(count * 2);
  for (let first = 0; first < count; ) {
    let behind = first + 1;
    while (behind < count && behind - first < longestSentence && (gap[behind] as number) < gapBefore.line)
      behind++;
    tagger.words.tag(tokens, first, behind, out);
    for (let i = first; i < behind; i++) {
      const at = (i - first) * classCount;
      tags.other[i] = out[at] as number;
      tags.person[i] = out[at + 1] as number;
      tags.place[i] = out[at + 2] as number;
    }
    first = behind;
  }
  return tags;
}

/** Surer than this that a word is no name, it is none, though a list of names has it; though it is a given name with a capital. */
const sureOther = 0.96;
const sureThoughGiven = 0.997;
/** A word that is in no list of names is none unless the tagger suspects it at least so much; one of several capitals in a row. */
const leastSuspected = 0.04;
const leastOfSeveral = 0.012;

/** Whether the tagger speaks against what lists and capitals tell of these tokens. */
export function isDenied(
  tokens: Tokens,
  tags: Tags,
  first: number,
  last: number,
  type: 'PERSON' | 'PLACE',
): boolean {
  const isCapitals = isCapital(tokens, first);
  const suspected = type === 'PERSON' ? tags.person : tags.place;
  const least = isCapitals && last > first ? leastOfSeveral : leastSuspected;
  for (let i = first; i <= last; i++) {
    if (tokens.kind[i] !== tokenKind.word || isPluralAcronym(tokens, i)) continue;
    const flags = tokens.flags[i] as number;
    const sure = isCapitals && isStrongGiven(flags) ? sureThoughGiven : sureOther;
    if (isStrongName(flags) ? (tags.other[i] as number) < sure : (suspected[i] as number) >= least)
      return false;
  }
  return true;
}
