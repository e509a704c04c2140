/**
 * Adds to the figures of a word what the tagger of Southeast Asia says of it and which syllables are around it: in small
 * letters of Singapore these tell a name from a word better than the signs that other text has.
 */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { role } from '../lexicon/lexicon.ts';
import { surnames } from '../name/chinese-surname.ts';
import { type Tags, tagTokens } from '../text/tag-tokens.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { evidenceCount, logOdds, logOfShare, outside, type SmallText } from './name-evidence.ts';

/** The number of figures. */
export const smallEvidenceCount = evidenceCount + 16;

/** Words that are syllables in a row, up to this many. */
const longestRow = 5;

/** `tags`: what the tagger for the text's language says. Returns undefined without the tagger of Southeast Asia. */
export const readSmallText = (
  tokens: Tokens,
  tagger: NameTagger,
  tags: Tags,
  isAsian: boolean,
): SmallText | undefined =>
  tagger.asian && { home: isAsian ? tags : tagTokens(tokens, tagger, 'asian'), isAsian };

/** `odds`: what the trees for any text say of word `i`. Writes behind the figures of any text. */
export function addSmallEvidence(
  tokens: Tokens,
  { home, isAsian }: SmallText,
  i: number,
  odds: number,
  out: Float32Array,
): void {
  const { kind, gap, count, roles, taken } = tokens;
  const isLinked = (from: number, to: number) =>
    from >= 0 && to < count && (gap[to] as number) < gapBefore.line;
  const isBehind = isLinked(i - 1, i);
  const isBefore = isLinked(i, i + 1);
  const personAt = (isThere: boolean, at: number) =>
    isThere && kind[at] === tokenKind.word ? logOdds(home.person[at] as number) : outside;
  let at = evidenceCount;
  out[at++] = Math.max(outside, odds);
  out[at++] = logOdds(home.person[i] as number);
  out[at++] = logOfShare(home.thing[i] as number);
  out[at++] = logOfShare(home.place[i] as number);
  out[at++] = personAt(isBehind, i - 1);
  out[at++] = personAt(isBefore, i + 1);
  out[at++] = syllableOf(tokens, i);
  out[at++] = isBehind ? syllableOf(tokens, i - 1) : 0;
  out[at++] = isBefore ? syllableOf(tokens, i + 1) : 0;
  out[at++] = rowOf(tokens, i, -1);
  out[at++] = rowOf(tokens, i, 1);
  const own = roles[i] as number;
  out[at++] = own & role.sureName ? 3 : own & role.singlish ? 2 : own & role.other ? 1 : 0;
  out[at++] = isBehind && (roles[i - 1] as number) & (role.singlish | role.other) ? 1 : 0;
  out[at++] = isBefore && (roles[i + 1] as number) & (role.singlish | role.other) ? 1 : 0;
  out[at++] = (isBehind && taken[i - 1] === 1 ? 1 : 0) + (isBefore && taken[i + 1] === 1 ? 2 : 0);
  out[at++] = isAsian ? 1 : 0;
}

/** Returns 1 for a syllable of Chinese names, 2 for a family name. */
const syllableOf = ({ roles, hash }: Tokens, i: number): number =>
  surnames.has(hash[i] as number) ? 2 : (roles[i] as number) & role.syllable ? 1 : 0;

/** Returns how many words on one side are such syllables, without a gap. */
function rowOf(tokens: Tokens, i: number, step: 1 | -1): number {
  let row = 0;
  for (let next = i + step; next >= 0 && next < tokens.count && row < longestRow; next += step) {
    if ((tokens.gap[step > 0 ? next : next + 1] as number) > gapBefore.blank) break;
    if (syllableOf(tokens, next) === 0) break;
    row++;
  }
  return row;
}
