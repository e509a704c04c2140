/** Finds names that "and" joins to a found name: "dan & phil", "Salute to Sitaram and Kunjana". */
import { ordinaryWord, word } from '../lexicon/lexicon.ts';
import { has, isStrongGiven, isWord, lengthOf } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { isDated } from '../text/month.ts';
import type { Tags } from '../text/tag-tokens.ts';
import { gapBefore, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const shortest = 3;

/**
 * The share of the threshold that a word must reach beside another person: the first for a capitalised word,
 * the second for one in lower case.
 */
const capitalShare = 0.1;
const unlistedShare = 0.3;

export function findJoined(tokens: Tokens, tags: Tags, findings: Findings, person: number): void {
  const { ands, andCount } = tokens;
  if (andCount === 0) return;
  const found = boundariesOf(findings);
  const isPerson = (at: number, edge: Int32Array) => tokens.taken[at] === 1 && found.has(edge[at] as number);
  for (let n = 0; n < andCount; n++) {
    const i = ands[n] as number;
    if (i === 0 || i + 1 >= tokens.count || !isBetween(tokens, i)) continue;
    if (isPerson(i - 1, tokens.end) && mayBe(tokens, tags, i + 1, person))
      findings.take(i + 1, i + 1, 'PERSON');
    else if (isPerson(i + 1, tokens.start) && mayBe(tokens, tags, i - 1, person))
      findings.take(i - 1, i - 1, 'PERSON');
  }
}

/** Returns the tokens at which people begin or end. */
function boundariesOf({ spans }: Findings): Set<number> {
  const found = new Set<number>();
  for (const { start, end, type } of spans) if (type === 'PERSON') found.add(start).add(end);
  return found;
}

/** Returns whether both its neighbours are on its line. */
const isBetween = ({ gap }: Tokens, i: number): boolean =>
  (gap[i + 1] as number) <= gapBefore.blank && (gap[i] as number) <= gapBefore.blank;

function mayBe(tokens: Tokens, { person: likely }: Tags, i: number, least: number): boolean {
  if (!isWord(tokens, i) || tokens.taken[i] === 1 || lengthOf(tokens, i) < shortest) return false;
  if (isDated(tokens, i)) return false;
  if (tokens.wordCase[i] !== wordCase.small) return (likely[i] as number) >= least * capitalShare;
  if (isStrongGiven(tokens.flags[i] as number)) return true;
  if (has(tokens, i, word.nickname)) return !has(tokens, i, word.plainFunctionWord);
  if (has(tokens, i, ordinaryWord)) return false;
  return has(tokens, i, word.given | word.surname) || (likely[i] as number) >= least * unlistedShare;
}
