/** Finds the names that the export is known to contain. */
import { word } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isWord } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { Tags } from '../text/tag-tokens.ts';
import type { Tokens } from '../text/tokenise.ts';
import type { KnownNames } from './name-memory.ts';

const ordinary = word.dictionary | word.known;
/** The least probability of a person for a name that is also an ordinary word: below it, it is the word. */
const leastPerson = 0.005;

export function findRemembered(
  tokens: Tokens,
  memory: KnownNames,
  tags: Tags | undefined,
  findings: Findings,
): void {
  if (memory.size === 0) return;
  for (let i = 0; i < tokens.count; i++) {
    if (!isWord(tokens, i) || tokens.taken[i] === 1) continue;
    const last = memory.lastOf(tokens, i);
    if (last < 0) continue;
    if (last === i && has(tokens, i, ordinary) && !mayBeName(tokens, i, tags)) continue;
    findings.take(i, last, 'PERSON');
    i = last;
  }
}

/** Returns true for "Rose told me", but not for "Rose petals" at the beginning of a sentence. */
const mayBeName = (tokens: Tokens, i: number, tags: Tags | undefined): boolean =>
  tags === undefined
    ? !beginsSentence(tokens, i)
    : (tags.person[i] as number) >= leastPerson || !beginsSentence(tokens, i);
