/** Lets the trees compute how likely each word of a text is a name. */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { role, word } from '../lexicon/lexicon.ts';
import { isInSetPhrase } from '../name/set-phrase.ts';
import { bitsAt } from '../shape/numbered-cue.ts';
import { has } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';
import { isFree, isSmallWord } from './free-word.ts';
import {
  type EvidenceText,
  figure,
  mayBePerson,
  mayBePlace,
  mayBeSmallPerson,
  writeEvidence,
} from './name-evidence.ts';
import { isNoPerson, personOddsOf } from './person-odds.ts';
import { addSmallEvidence, smallEvidenceCount } from './small-evidence.ts';
import { listed } from './spelling.ts';
import { aboutText, type WeighedText } from './weighed-text.ts';
import { isNumeral, unlikelyOdds } from './word-form.ts';

const never = Number.NEGATIVE_INFINITY;

/**
 * Added in a part that is withheld anyway, where any word looks like a name; the second is for a lower-case
 * word.
 */
const foreignOdds = -0.8;
const smallForeignOdds = -2.5;

/** Added in small letters at home, whose trees take a name for twice as important as a word. Measured on posts. */
const smallOdds = -0.7;
/** The same for a word of everyday posts, or one that says what is numbered. */
const everydayOdds = -1.8;
const isEveryday = (tokens: Tokens, i: number): boolean =>
  ((tokens.roles[i] as number) & (role.singlish | role.everyday)) !== 0 || bitsAt(tokens, i) !== 0;

/**
 * Receives each word that the trees were asked about, with its figures and the kind of trees, for their
 * training. The figures are valid until the next call; those of `person` and `place` come first.
 */
export type OnEvidence = (start: number, end: number, figures: Float32Array, asked: Asked) => void;

export interface Asked {
  readonly person: boolean;
  readonly place: boolean;
  /** Whether the text is in small letters at home: the figures are those of `smallPerson`. */
  readonly isSmall: boolean;
}

/** UTF-16 offsets, end exclusive. */
interface TextPart {
  readonly start: number;
  readonly end: number;
}

export interface WeighOptions {
  /** Parts in a language that is not searched, ascending. */
  readonly unsearched?: readonly TextPart[];
  /** See `thresholdsOf`. */
  readonly isLearnt?: boolean;
  readonly isAsian?: boolean;
  readonly isTitle?: boolean;
  readonly onEvidence?: OnEvidence | undefined;
}

/** Log odds by token; minus infinity for words that the trees were not asked about. */
export interface NameScores {
  readonly person: Float32Array;
  readonly place: Float32Array;
}

const figures = new Float32Array(smallEvidenceCount);
let scores = new Float32Array(1 << 12);
let placeScores = new Float32Array(1 << 12);

/** Lets the trees score each word that may be a name. The next call overwrites the result. */
export function weighNames(
  text: EvidenceText,
  trees: NameTrees,
  { unsearched = [], isLearnt = false, isAsian = false, isTitle = false, onEvidence }: WeighOptions = {},
): NameScores {
  const { tokens, tags, hints, places, small, candidates, candidateCount } = text;
  const { count } = tokens;
  if (count > scores.length) {
    scores = new Float32Array(count * 2);
    placeScores = new Float32Array(count * 2);
  }
  const about = aboutText(text, isLearnt, isAsian, isTitle);
  scores.fill(never, 0, count);
  placeScores.fill(never, 0, count);
  for (let n = 0; n < candidateCount; n++) {
    const i = candidates[n] as number;
    const isAnywhere = isFree(tokens, i) && !isForeignWord(tokens, i, about);
    if (!isAnywhere && !mayBeSmallName(text, i)) continue;
    if (isInSetPhrase(tokens, i, about.mayBeEnglish)) continue;
    writeEvidence(text, i, figures);
    const asked: Asked = {
      person: mayBePerson(tokens, tags, hints, i) || mayBeSmallPerson(tokens, small, i),
      place: isAnywhere && mayBePlace(tags, places, i),
      isSmall: small !== undefined,
    };
    const odds = isNumeral(tokens, i) ? unlikelyOdds : 0;
    if (asked.place) placeScores[i] = trees.place.score(figures) + odds;
    if (asked.person && isAnywhere && !isNoPerson(tokens, i, figures, about))
      scores[i] = trees.person.score(figures) + personOddsOf(tokens, i, figures, about) + odds;
    if (small !== undefined && asked.person) addSmallEvidence(tokens, small, i, scores[i] as number, figures);
    onEvidence?.(tokens.start[i] as number, tokens.end[i] as number, figures, asked);
    if (small === undefined || !asked.person || figures[figure.listed] === listed.form) continue;
    const own = trees.smallPerson.score(figures) + (isEveryday(tokens, i) ? everydayOdds : smallOdds);
    scores[i] = about.isEnglish ? own : Math.max(own, scores[i] as number);
  }
  if (unsearched.length > 0) discount(tokens, unsearched);
  return { person: scores, place: placeScores };
}

/** In a small text of Singapore a word that is frequent in Dutch or Italian may be a name: "hoe", "noi". */
const mayBeSmallName = ({ tokens, small }: EvidenceText, i: number): boolean =>
  small !== undefined && isFree(tokens, i, word.plainFunctionWord);

/**
 * Returns whether it is a frequent word of a language without rules, and not a name. In a language that the tagger has
 * learnt a capital speaks for a name: "Henrik Vad".
 */
const isForeignWord = (tokens: Tokens, i: number, { hasNoLanguage, isLearnt }: WeighedText): boolean =>
  (hasNoLanguage || (isLearnt && isSmallWord(tokens, i))) &&
  !has(tokens, i, word.given | word.surname | word.place) &&
  ((tokens.roles[i] as number) & role.other) !== 0;

/** Lowers the odds of words in those parts. Passes over both once, so that time is linear in the text. */
function discount(tokens: Tokens, parts: readonly TextPart[]): void {
  let at = 0;
  for (let i = 0; i < tokens.count && at < parts.length; i++) {
    const begin = tokens.start[i] as number;
    while (at < parts.length && (parts[at] as TextPart).end <= begin) at++;
    if (at < parts.length && (parts[at] as TextPart).start <= begin)
      scores[i]! += isSmallWord(tokens, i) ? smallForeignOdds : foreignOdds;
  }
}
