/**
 * Finds schools, units and employers beside a person. Trees decide of each word whether it belongs to one, from its
 * letters, the lists, the tagger and the words around it; then they decide again, knowing what they said of its neighbours.
 */
import type { NameTrees } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { singaporeInstitutions } from '../gazetteer/singapore-institution.ts';
import { splitPhrases, splitWords } from '../language/language-word.ts';
import { hashesOf, hashWord } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import {
  beginsSentence,
  isApostrophe,
  isCapital,
  isNumber,
  isSign,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';
import {
  type InstitutionEvidence,
  type InstitutionText,
  isFunctionWord,
  listedName,
  listings,
  mostLocal,
  nearness,
  owned,
  readInstitutionEvidence,
} from './institution-evidence.ts';
import {
  addNeighbours,
  isBelonging,
  isShown,
  nameGap,
  secondFigures,
  writeInstitutionFigures,
} from './institution-figure.ts';
import { kinds } from './institution-frame.ts';
import { phraseSearch } from './set-phrase.ts';

/** The log odds from which a word belongs to an institution, measured on labelled posts; and beside one that does. */
const leastOdds = -1.9;
const besideOdds = -2.4;
/** Needed more in a text that may be of anybody. */
const anybodysOdds = 0.6;
/** And where nobody is named near it: the writer, or a number of somebody's, shows that it is about a person. */
const personlessOdds = 1;
/** In a text that may be of any country, of whose institutions the trees know little, more must show one. */
const elsewhereOdds = 1;
/** With a greater share of capitals they say nothing about where a name ends. */
const mostCapitals = 0.7;

const endOfListed = phraseSearch(splitPhrases(singaporeInstitutions));
/** The figures of all candidates of a text, reused from text to text. */
let figures = new Float32Array(secondFigures << 8);
/** Below these odds of a word and of those beside it, the trees are not asked again: they would deny it. */
const leastAgain = -2.2;
/** The odds from which a word of belonging decides: brands are mostly named by those who buy them. */
const leastShown = -3.8;
const never = Number.NEGATIVE_INFINITY;

/** Receives each word that the trees were asked about, with its figures at the first and the second time. */
export type OnInstitution = (start: number, figures: Float32Array, isAgain: boolean) => void;

/** Returns spans in any order. `spans`: ascending, without overlaps. */
export function findInstitutions(
  text: InstitutionText,
  spans: readonly PersonalSpan[],
  trees: NameTrees,
  onInstitution?: OnInstitution,
): PersonalSpan[] {
  const { tokens } = text;
  const evidence = readInstitutionEvidence(text, spans);
  if (evidence === undefined) return [];
  if (text.isAtHome) noteListed(evidence);
  const candidates = candidatesOf(evidence);
  const count = candidates.length;
  if (figures.length < count * secondFigures) figures = new Float32Array(count * secondFigures * 2);
  const figuresOf = (n: number) => figures.subarray(n * secondFigures, (n + 1) * secondFigures);
  const first = new Float32Array(count).fill(never);
  for (let n = 0; n < count; n++) {
    const i = candidates[n] as number;
    if (isUnlikely(evidence, i)) continue;
    const own = figuresOf(n);
    writeInstitutionFigures(evidence, i, own);
    onInstitution?.(tokens.start[i] as number, own, false);
    first[n] = trees.institution.score(own);
  }
  const odds = new Float32Array(count).fill(never);
  for (let n = 0; n < count; n++) {
    if (Math.max(first[n] as number, first[n - 1] ?? never, first[n + 1] ?? never) < leastAgain) continue;
    const own = figuresOf(n);
    const i = candidates[n] as number;
    if (first[n] === never) writeInstitutionFigures(evidence, i, own);
    addNeighbours(tokens, candidates, n, first, own);
    onInstitution?.(tokens.start[i] as number, own, true);
    odds[n] = trees.institutionAgain.score(own);
  }
  for (let n = 0; n < count; n++)
    if ((first[n] as number) >= leastShown && isWorkplace(evidence, candidates[n] as number))
      odds[n] = Math.max(odds[n] as number, elsewhereOdds);
  return spansOf(evidence, candidates, odds);
}

/** The share of a name from which the tagger suspects one. */
const leastName = 0.02;

/**
 * A number, or an ordinary word with nothing of an institution beside it, is in a name only beside other words of it: the
 * trees are asked about it when those are known.
 */
function isUnlikely(
  { tokens, listing, listed, kind, frame, role, name }: InstitutionEvidence,
  i: number,
): boolean {
  if (listing[i] === listings.number) return true;
  const isPlain = (listing[i] as number) <= listings.ordinary;
  if (!isPlain || tokens.wordCase[i] !== 0 || listed[i] !== 0 || kind[i] !== 0) return false;
  if (isFunctionWord(listing[i] as number)) return true;
  if ((name[i] as number) > leastName || kind[i + 1] !== 0 || kind[i - 1] !== 0) return false;
  return (
    frame[i - 1] === 0 && role[i - 1] === 0 && role[i + 1] === 0 && tokens.kind[i - 1] === tokenKind.word
  );
}

/** The longest name that may also be a word: "vs", "pa". */
const longestShort = 4;

function noteListed(evidence: InstitutionEvidence): void {
  const { tokens, owner, listed } = evidence;
  const { start, end } = tokens;
  for (let i = 0; i < tokens.count; i++) {
    if (owner[i] === owned.other) continue;
    const last = endOfListed(tokens, i);
    if (last >= i && (end[last] as number) - (start[i] as number) > longestShort)
      evidence.localWords = mostLocal;
    for (let at = i; at <= last; at++)
      listed[at] = Math.max(listed[at] as number, at === i ? listedName.first : listedName.within);
  }
}

/** Returns the words and numbers near a person, the writer or a number of somebody's, that no finding has. */
function candidatesOf({ tokens: { kind, count }, owner, isNear }: InstitutionEvidence): Int32Array {
  const found = new Int32Array(count);
  let size = 0;
  for (let i = 0; i < count; i++) {
    const isText = kind[i] === tokenKind.word || kind[i] === tokenKind.number;
    if (isText && isNear[i] !== nearness.none && owner[i] !== owned.person && owner[i] !== owned.other)
      found[size++] = i;
  }
  return found.subarray(0, size);
}

function spansOf(evidence: InstitutionEvidence, candidates: Int32Array, odds: Float32Array): PersonalSpan[] {
  const { tokens } = evidence;
  const isHere = evidence.isResident || evidence.localWords === mostLocal;
  const areCapitalsTelling = evidence.capitalShare <= mostCapitals;
  const spans: PersonalSpan[] = [];
  const more = evidence.isResident ? 0 : anybodysOdds;
  const moreAt = (n: number) =>
    more + (evidence.isNear[candidates[n] as number] === nearness.person ? 0 : personlessOdds);
  const reaches = (n: number, least: number): boolean => (odds[n] ?? never) >= least + moreAt(n);
  const isLinked = (n: number): boolean =>
    reaches(n, besideOdds) &&
    reaches(n + 1, besideOdds) &&
    isOneName(tokens, candidates[n] as number, candidates[n + 1] as number);
  const isSure = (from: number, to: number): boolean =>
    odds.subarray(from, to + 1).some((own) => own >= elsewhereOdds);
  for (let n = 0; n < candidates.length; n++) {
    if (!reaches(n, leastOdds)) continue;
    let from = n;
    while (isLinked(from - 1)) from--;
    while (isLinked(n)) n++;
    const first = candidates[from] as number;
    let last = candidates[n] as number;
    while (last > first && (isPlainFunctionWord(evidence, last) || tokens.hash[last] === escaped)) last--;
    if (!isBehindName(evidence, first) && isCommonNoun(evidence, first, last)) continue;
    if (isPartAlone(tokens, first)) continue;
    if (isHere || (areCapitalsTelling && isSure(from, n) && isShown(evidence, first, last)))
      spans.push(wholeName(evidence, first, last));
  }
  return spans;
}

/** "Quill Centre &amp; more" */
const escaped = hashWord('amp');

const isPlainFunctionWord = ({ tokens, listing }: InstitutionEvidence, i: number): boolean =>
  isFunctionWord(listing[i] as number) && !isCapital(tokens, i);

/** "ah huat hardware": a firm with a person's name. */
const isBehindName = ({ tokens, owner }: InstitutionEvidence, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank && (owner[i - 1] === owned.person || owner[i - 1] === owned.place);

const endKinds = new Set([kinds.end, kinds.looseEnd, kinds.tail]);

/** Whether no word of it names anything: "driving school", "the company". */
function isCommonNoun(
  { tokens, kind, listing, listed }: InstitutionEvidence,
  first: number,
  last: number,
): boolean {
  const isCommon = kind[first] === kinds.common || isFunctionWord(listing[first] as number);
  if (!isCommon && first < last) return false;
  for (let i = first; i <= last; i++) {
    const isOrdinary = i > first + 1 && listing[i] === listings.ordinary && kind[i] === 0;
    const isPlain = (i === first && isCommon) || isOrdinary || endKinds.has(kind[i] as number);
    if (!isPlain || listed[i] !== listedName.no || isCapital(tokens, i)) return false;
  }
  return true;
}

/** Extends a name over capitals, and over words joined to it by a sign: "Church of the Good Harvest", "rajah & tann". */
function wholeName(evidence: InstitutionEvidence, from: number, to: number): PersonalSpan {
  const { start, end } = evidence.tokens;
  let first = from;
  let last = to;
  for (let next = joined(evidence, last, 1); next !== last; next = joined(evidence, last, 1)) last = next;
  for (let next = joined(evidence, first, -1); next !== first; next = joined(evidence, first, -1))
    first = next;
  return { start: start[first] as number, end: end[last] as number, type: 'PLACE' };
}

const links = hashesOf(['of', 'the', 'de']);
/** Links between the capitals of one name: "of the". */
const mostLinks = 2;
const ampersand = 0x26;
const dash = 0x2d;

const headKinds = new Set([kinds.head, kinds.saint]);

/** Returns the token on one side that belongs to the same name, `i` if there is none. */
function joined({ tokens, owner, kind, capitalShare }: InstitutionEvidence, i: number, step: 1 | -1): number {
  const { hash, gap } = tokens;
  const isUnowned = (n: number) => owner[n] !== owned.person && owner[n] !== owned.other;
  const isFree = (n: number) => isWord(tokens, n) && isUnowned(n) && hash[n] !== escaped;
  const areBeside = (n: number) => {
    for (let at = Math.min(i, n) + 1; at <= Math.max(i, n); at++)
      if ((gap[at] as number) > gapBefore.blank) return false;
    return true;
  };
  if (isGluedTo(tokens, i, step) && isUnowned(i + step)) return i + step;
  const over = i + 2 * step;
  const isHyphen = isSign(tokens, i + step, dash) || isApostrophe(tokens, i + step);
  const isGlued =
    gap[Math.max(i, i + step)] === gapBefore.none && gap[Math.max(over, i + step)] === gapBefore.none;
  if (isFree(over) && areBeside(over) && (isHyphen ? isGlued : isSign(tokens, i + step, ampersand)))
    return over;
  if (step > 0 && isBeforeArticle(tokens, i) && isFree(i + 3)) return i + 3;
  if (step > 0 && isBeforeAge(tokens, i)) return i + 2;
  const part = step > 0 ? partBehind(tokens, i) : i;
  if (part > i && isUnowned(part)) return part;
  const isKind =
    (step > 0 ? endKinds : headKinds).has(kind[i + step] as number) ||
    (step > 0 ? partEnds : partHeads).has(hash[i + step] as number) ||
    (step < 0 && isNumber(tokens, i) && partWords.has(hash[i - 1] as number));
  if (isKind && isFree(i + step) && areBeside(i + step)) return i + step;
  if (!isCapital(tokens, i) || capitalShare > mostCapitals) return i;
  let next = i + step;
  while (Math.abs(next - i) <= mostLinks && isWord(tokens, next) && links.has(hash[next] as number))
    next += step;
  if (!isFree(next) || !isCapital(tokens, next) || !areBeside(next)) return i;
  return step < 0 && beginsSentence(tokens, next) ? i : next;
}

/** Whether letters or digits are beside it without a blank: "CSF2P05". */
const isGluedTo = (tokens: Tokens, i: number, step: 1 | -1): boolean =>
  tokens.gap[Math.max(i, i + step)] === gapBefore.none &&
  (isNumber(tokens, i + step) || isWord(tokens, i + step));

const articles = hashesOf(['al', 'an', 'ar', 'as', 'at', 'az', 'el', 'ul']);

/** "madrasah al-hidayat" */
const isBeforeArticle = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i + 3) &&
  articles.has(tokens.hash[i + 1] as number) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  isSign(tokens, i + 2, dash) &&
  tokens.gap[i + 2] === gapBefore.none &&
  tokens.gap[i + 3] === gapBefore.none;

const under = hashWord('u');

/** "punggol rugby u12" */
const isBeforeAge = (tokens: Tokens, i: number): boolean =>
  isNumber(tokens, i + 2) &&
  tokens.hash[i + 1] === under &&
  tokens.gap[i + 1] === gapBefore.blank &&
  tokens.gap[i + 2] === gapBefore.none;

/** Parts of an institution, which are numbered or have a letter. */
const partWords = hashesOf(
  splitWords(
    'level lvl lantai aras tingkat ward wad bed katil block blk blok room rm bilik floor lt office team shift cell cluster warehouse gate class year batch angkatan platoon section zone zon div division wing bangsal yard wilayah',
  ),
);
/** What part of it is called behind its name and before it: "Changi Airport T2 cargo", "bahagian pembungkusan Senoko". */
const partEnds = hashesOf(
  splitWords(
    'team squad crew batch cargo baggage billing counter floor finance marketing accounts payroll procurement',
  ),
);
const partHeads = hashesOf(splitWords('bahagian jabatan kapal'));
const comma = 0x2c;
const and = hashWord('and');
const of = hashWord('of');
const firmEndings = hashesOf(['sons', 'son', 'bros', 'brothers', 'co']);
const counts = hashesOf(splitWords('one two three four five six seven eight nine ten'));

/** "level of care" */
const isPartAlone = (tokens: Tokens, i: number): boolean =>
  partWords.has(tokens.hash[i] as number) && tokens.hash[i + 1] === of;

/** Returns the last token of what is a part of it, or of its kind, directly behind; `i` if nothing is: ", level 2", "and sons". */
function partBehind(tokens: Tokens, i: number): number {
  const { gap, hash } = tokens;
  const isBehind = (n: number) => isWord(tokens, n) && gap[n] === gapBefore.blank;
  const isAnd = hash[i + 1] === and || isSign(tokens, i + 1, ampersand);
  if (isAnd && isBehind(i + 2) && firmEndings.has(hash[i + 2] as number)) return i + 2;
  const isOwn = partWords.has(hash[i] as number);
  const isListed = isSign(tokens, i + 1, comma) && gap[i + 1] === gapBefore.none;
  const at = isOwn ? i : isListed ? i + 2 : i + 1;
  if (!isBehind(at) || !partWords.has(hash[at] as number) || gap[at + 1] !== gapBefore.blank) return i;
  const last = at + 1;
  const isLetter = isWord(tokens, last) && lengthOf(tokens, last) === 1;
  return isNumber(tokens, last) || isLetter || counts.has(hash[last] as number) ? last : i;
}

/** Whether a word like a name is behind a word of belonging: "works at Lazada". */
const isWorkplace = (evidence: InstitutionEvidence, i: number): boolean =>
  evidence.frame[i - 1] !== 0 &&
  (isCapital(evidence.tokens, i) || (evidence.listing[i] as number) >= listings.name) &&
  evidence.owner[i] !== owned.place &&
  isBelonging(evidence, i);

/** Whether two words may belong to one name: hardly anything but blanks is between. */
function isOneName({ text, start, end, gap }: Tokens, from: number, to: number): boolean {
  for (let i = from + 1; i <= to; i++) if ((gap[i] as number) >= gapBefore.line) return false;
  const between = text.slice(end[from], start[to]);
  return between.length <= nameGap && !/[,;]/.test(between);
}
