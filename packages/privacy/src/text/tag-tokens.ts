/** Lets the tagger compute probabilities for the words of a text, line by line. */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { classCount, longestSentence } from '@cgdx/name-tagger/word/word-tagger.ts';
import { gapBefore } from './token-kind.ts';
import type { Tokens } from './tokenise.ts';

/** Probabilities per token, from 0 to 1. Valid until the same tagger is asked again. */
export interface Tags {
  readonly person: Float32Array;
  readonly place: Float32Array;
  /** The name of an organisation, a product or a song. */
  readonly thing: Float32Array;
  /** No name. */
  readonly other: Float32Array;
}

const tagsOf = { words: createTags(1 << 12), asian: createTags(1 << 12) };
const out = new Float32Array(longestSentence * classCount);

function createTags(size: number) {
  const shares = () => new Float32Array(size);
  return { person: shares(), place: shares(), thing: shares(), other: shares() };
}

/** `of`: the tagger of words for the text's language. */
export function tagTokens(tokens: Tokens, tagger: NameTagger, of: keyof typeof tagsOf): Tags {
  const { count, gap } = tokens;
  if (count > tagsOf[of].person.length) tagsOf[of] = createTags(count * 2);
  const tags = tagsOf[of];
  const words = tagger[of] ?? tagger.words;
  for (let first = 0; first < count; ) {
    let behind = first + 1;
    while (behind < count && behind - first < longestSentence && (gap[behind] as number) < gapBefore.line)
      behind++;
    words.tag(tokens, first, behind, out);
    for (let i = first; i < behind; i++) {
      const at = (i - first) * classCount;
      tags.other[i] = out[at] as number;
      tags.person[i] = out[at + 1] as number;
      tags.place[i] = out[at + 2] as number;
      tags.thing[i] = (out[at + 3] as number) + (out[at + 4] as number);
    }
    first = behind;
  }
  return tags;
}
