/** Finds words that the tagger and the trees consider names. It must miss few, so uncertain ones are taken, too. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { ordinaryWord } from '../lexicon/lexicon.ts';
import { initialsBefore, isInitial } from '../name/find-initialled.ts';
import { has, isApostrophe, isCapital, isSign } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFree } from './free-word.ts';
import type { EvidenceText } from './name-evidence.ts';
import type { Thresholds } from './threshold.ts';
import { type WeighOptions, weighNames } from './weigh-names.ts';

/** Subtracted from the odds that a place must reach, if the lists suggest the place. */
const placeHintOdds = 0.7;
/** Added to the odds of a word beside a taken one; in small letters not to those of an ordinary word: "kai xin long hair". */
const besideOdds = 0.5;
const mostBefore = 2;

/** Takes the people and places that reach the thresholds, with the words beside them that belong to the name. */
export function findTagged(
  text: EvidenceText,
  trees: NameTrees,
  findings: Findings,
  { personOdds, placeOdds }: Thresholds,
  options?: WeighOptions,
): void {
  const { tokens, places, candidates, candidateCount } = text;
  const { person, place } = weighNames(text, trees, options);
  const reaches = (scores: Float32Array, i: number, odds: number) =>
    (scores[i] as number) >= odds - besideOdds;
  const isPersonBeside = (i: number) => {
    const isOrdinary = text.small !== undefined && has(tokens, i, ordinaryWord);
    return reaches(person, i, isOrdinary ? personOdds + besideOdds : personOdds);
  };
  const isPlaceBeside = (i: number) => reaches(place, i, placeOdds);
  /** The first token that has not been read. */
  let next = 0;
  for (let n = 0; n < candidateCount; n++) {
    const i = candidates[n] as number;
    if (i < next) continue;
    const isPlace = (place[i] as number) >= placeOdds - (places.of[i] === 0 ? 0 : placeHintOdds);
    const isPerson =
      (person[i] as number) >= personOdds && !(isPlace && (place[i] as number) > (person[i] as number));
    if (!isPerson && !isPlace) continue;
    const last = isPerson
      ? endOfName(text, i, isPersonBeside)
      : Math.max(edgeOfHint(text, i, 1), endOfName(text, i, isPlaceBeside));
    const first = isPerson ? startOfName(tokens, i, isPersonBeside) : edgeOfHint(text, i, -1);
    findings.take(first, last, isPerson ? 'PERSON' : 'PLACE');
    next = last + 1;
  }
}

/** Returns the last token on that side of a listed place: one of several words is taken whole, like "New Zealand". */
function edgeOfHint({ tokens, places: { of } }: EvidenceText, i: number, step: 1 | -1): number {
  let at = i;
  while (of[i] !== 0 && isOf(tokens, at + step) && of[at + step] === of[i]) at += step;
  return at;
}

const isOf = ({ count, taken }: Tokens, i: number): boolean => i >= 0 && i < count && taken[i] === 0;

/**
 * Extends a name to the left by capitalised words that it makes likelier ("Jun Quiller", "Ravil G Yefimov"),
 * and by initials.
 */
function startOfName(tokens: Tokens, first: number, isPart: (i: number) => boolean): number {
  let begin = first;
  while (first - begin < mostBefore && tokens.gap[begin] === gapBefore.blank) {
    const isBehindInitial = isInitial(tokens, begin - 1) && tokens.gap[begin - 1] === gapBefore.blank;
    const before = isBehindInitial ? begin - 2 : begin - 1;
    const isName = isFree(tokens, before) && isCapital(tokens, before);
    const isFull = isBehindInitial && !has(tokens, before, ordinaryWord);
    if (!isName || !(isFull || isPart(before))) break;
    begin = before;
  }
  return initialsBefore(tokens, begin);
}

/**
 * Extends a name to the right over signs between its words ("Jean-Luc O'Neil", "J. Smith"), and over small
 * words of a hint ("Jan de Boer").
 */
function endOfName({ tokens, hints }: EvidenceText, first: number, isPart: (i: number) => boolean): number {
  let last = first;
  for (let i = first + 1; i < tokens.count; i++) {
    if ((tokens.gap[i] as number) >= gapBefore.line || tokens.taken[i] === 1) break;
    if (isPart(i)) last = i;
    else if (isInitial(tokens, i) || (hints.of[i] !== 0 && hints.of[i] === hints.of[last])) continue;
    else if (!joins(tokens, i)) break;
  }
  return last;
}

/**
 * Returns whether the sign joins two words of a name: an inner hyphen or apostrophe, the full stop of an
 * initial.
 */
const joins = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.none &&
  tokens.taken[i] === 0 &&
  (isSign(tokens, i, 0x2d) ||
    isApostrophe(tokens, i) ||
    (isSign(tokens, i, 0x2e) && (tokens.end[i - 1] as number) - (tokens.start[i - 1] as number) <= 2));
