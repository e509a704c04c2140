/**
 * Finds schools, units and employers beside a person: by the kind of institution in the name ("bukit view primary"), or
 * by a frame of belonging ("works at", "Aisyah from") before words that are like a name.
 */
import { singaporeInstitutions } from '../gazetteer/singapore-institution.ts';
import { splitPhrases } from '../language/language-word.ts';
import { hashesOf, ordinaryWord, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import {
  beginsSentence,
  has,
  isApostrophe,
  isCapital,
  isInCapitals,
  isNumber,
  isSign,
  isWord,
  lengthOf,
} from '../text/evidence.ts';
import { isDated, isMonth } from '../text/month.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import {
  acronyms,
  afterVerbs,
  anchors,
  belonging,
  common,
  ends,
  firms,
  getting,
  heads,
  headsBeforeOf,
  joining,
  leading,
  looseEnds,
  placing,
  saints,
  tails,
  trailing,
  verbs,
  visiting,
  weakVerbs,
} from './institution-frame.ts';
import { type InstitutionText, owned, readInstitutionWords, sign } from './institution-words.ts';
import { phraseSearch } from './set-phrase.ts';

/** The tokens before a preposition among which a verb of belonging is. */
const verbReach = 8;
const weakVerbReach = 2;
/** The words behind a kind of institution that are its name. */
const mostBehindHead = 3;

/** The longest name of one word that in lower case may be another word. */
const longestShort = 4;
const endOfListed = phraseSearch(splitPhrases(singaporeInstitutions));

/** Shares of the tagger, measured on labelled posts. */
const leastThing = 0.5;
const leastName = 0.3;

const of = hashesOf(['of']);
const into = hashesOf(['into']);
const my = hashesOf(['my']);
const our = hashesOf(['our']);
const the = hashesOf(['a', 'the']);

/** How strongly the words before it say that an institution follows: that somebody belongs to it, is beside it, is there. */
type Frame = 'belonging' | 'beside' | 'placing';

/** Returns spans in any order, which may overlap. `spans`: ascending, without overlaps. */
export function findInstitutions(text: InstitutionText, spans: readonly PersonalSpan[]): PersonalSpan[] {
  const { tokens, tags } = text;
  const { start, end, gap, kind } = tokens;
  const words = readInstitutionWords(text, spans);
  const {
    count,
    owner,
    isNear,
    is,
    follows,
    share,
    nameShare,
    isTelling,
    isEnd,
    isLink,
    isJoint,
    isGluedWord,
    isListedThing,
    withTail,
  } = words;
  const found: PersonalSpan[] = [];

  function take(first: number, last: number): void {
    found.push({ start: start[first] as number, end: end[last] as number, type: 'PLACE' });
  }

  const beginsClause = (i: number): boolean =>
    i === 0 || (gap[i] as number) >= gapBefore.line || !isWord(tokens, i - 1);
  const endsClause = (i: number): boolean => i + 1 >= count || beginsClause(i + 1) || !isWord(tokens, i + 1);
  const isLed = (i: number): boolean =>
    is(belonging, i - 1) || is(leading, i - 1) || is(joining, i - 1) || isAt(i - 1);
  const isAt = (i: number): boolean => isSign(tokens, i, sign.at) && !words.isGlued(i);
  /** Whether it is behind a person and a comma or a bracket. */
  const isApposed = (i: number): boolean =>
    follows(i) &&
    owner[i - 2] === owned.person &&
    (isSign(tokens, i - 1, sign.comma) || isSign(tokens, i - 1, sign.open)) &&
    owner[i + 1] !== owned.other &&
    !isNumber(tokens, i + 1);

  /** Takes the name that ends with a kind of institution. */
  function takeByEnd(i: number): void {
    let first = words.startOf(i);
    const isCased = isCapital(tokens, first);
    // "pasir laba camp la irukan"
    if (!isCased && is(trailing, i + 1)) first = Math.max(first, i - 2);
    if (is(verbs, first)) first++;
    const isFramed = isLed(first) || is(trailing, i + 1);
    if (!isCased && !isFramed && !(isTelling(first) && beginsClause(first))) first = startOfTelling(first, i);
    // "Dr. Ana Quiroga Hospital", but "Farewell! Bukit View School".
    if (
      isCased &&
      !isFramed &&
      !(owner[first] === owned.person && beginsClause(first) && !isSign(tokens, first - 1, sign.stop))
    )
      first = behindPerson(first, i);
    let telling = 0;
    let ordinary = 0;
    for (let at = first; at < i; at++) {
      if (!isWord(tokens, at) || isEnd(at) || isLink(at) || is(common, at)) continue;
      if (isCased ? !has(tokens, at, ordinaryWord) || nameShare(at) >= leastName : isTelling(at)) telling++;
      else if (isCased || !has(tokens, at, word.functionWord)) ordinary++;
    }
    const isLoose = isCased && !isFramed && is(looseEnds, i);
    if (isLoose && !is(tails, i + 1) && !isApostrophe(tokens, i + 1) && share(i, 'thing') < leastThing)
      return;
    const isOrdinaryTitle = isCased && !isFramed && ordinary === 1 && beginsSentence(tokens, first);
    if (telling > 0 || (ordinary > 0 && !isOrdinaryTitle && (isCased || isFramed))) take(first, withTail(i));
  }

  /** Without a frame only words like a name belong to it. */
  function startOfTelling(least: number, i: number): number {
    let first = i;
    for (let at = i - 1; at >= least; at--) {
      if (owner[at] === owned.person && !has(tokens, at, word.thing | word.place)) break;
      if (isTelling(at) || isGluedWord(at)) first = at;
    }
    return first;
  }

  /** In "Ana Quiroga Hospital General" the person is no part of it. */
  function behindPerson(first: number, i: number): number {
    for (let at = i - 1; at >= first; at--)
      if (owner[at] === owned.person && !has(tokens, at, word.thing | word.place)) return at + 1;
    return first;
  }

  /** Takes the name that begins with a kind of institution. */
  function takeByHead(i: number): void {
    const isSaint = is(saints, i);
    let from = i + 1;
    const skip = (isSkipped: boolean) => {
      if (isSkipped) from++;
    };
    if (is(headsBeforeOf, i) && is(of, from)) {
      from++;
      skip(is(the, from));
      skip(is(saints, from));
    } else if (!is(heads, i) && !isSaint) return;
    skip(isSign(tokens, from, sign.stop) && (isSaint || is(saints, from - 1)));
    if (!follows(from) || (isSaint && !isLed(i) && !(isCapital(tokens, i) && isApostrophe(tokens, from + 1))))
      return;
    const isCased = isCapital(tokens, from);
    const isNamed = isCased || isLed(i) || owner[i - 1] === owned.person || is(headsBeforeOf, i);
    const last = isCased ? words.endOf(from) : isNamed ? endBehindHead(from, isSaint) : -1;
    if (last < from || (!isCased && is(headsBeforeOf, i) && is(the, i - 1))) return;
    take(is(our, i - 1) ? i - 1 : i, withTail(last));
  }

  function endBehindHead(from: number, isSaint: boolean): number {
    let last = from - 1;
    for (
      let n = 0;
      n < (isSaint ? 1 : mostBehindHead) && follows(last + 1) && isWord(tokens, last + 1);
      n++
    ) {
      const at = last + 1;
      const isFunction = text.areWordsListed && n > 0 && has(tokens, at, word.functionWord);
      const isSmall = words.isFrequent(at) || isFunction;
      if (owner[at] === owned.other || (isSmall && !isGluedWord(at + 2))) break;
      last = at;
      while (
        isWord(tokens, last + 2) &&
        isJoint(last + 1) &&
        words.isGlued(last + 2) &&
        (isSaint || isGluedWord(last + 2))
      )
        last += 2;
    }
    return last;
  }

  /** Takes the name behind a frame, whatever its words. */
  function takeByFrame(first: number, frame: Frame, mayOwn: boolean): void {
    const isCased = isCapital(tokens, first);
    let last = words.endOf(first);
    if (last < 0 || isMonth(tokens, first) || isDated(tokens, first)) return;
    // "allen & overy"
    const isFirm = isSign(tokens, first + 1, sign.ampersand) && last > first + 1;
    if (!isFirm && !(isCased && mayOwn)) {
      if (owner[first] === owned.person) return;
      for (let at = last; at > first; at--) if (owner[at] === owned.person) last = at - 1;
    }
    if (!isCased && (is(ends, first) || is(common, first) || has(tokens, first, word.functionWord))) return;
    if (isFirm && frame !== 'placing') {
      take(first, isCased ? last : first + 2);
      return;
    }
    if (!isCased && !isTelling(first)) {
      takeOrdinary(first, last, frame);
      return;
    }
    let thing = 0;
    let place = 0;
    let name = 0;
    let areListed = true;
    let isOrdinary = true;
    let lastTelling = first;
    for (let at = first; at <= last; at++) {
      if (!isWord(tokens, at) || !(isCased || isTelling(at))) continue;
      lastTelling = at;
      thing = Math.max(thing, share(at, 'thing'));
      place = Math.max(place, share(at, 'place'));
      name = Math.max(name, nameShare(at));
      if (!has(tokens, at, word.place | word.placeStart)) areListed = false;
      if (!has(tokens, at, ordinaryWord)) isOrdinary = false;
    }
    if (is(acronyms, first)) {
      take(first, Math.max(lastTelling, withTail(first)));
      return;
    }
    if (frame === 'placing') {
      if (thing >= leastThing && thing > place && !has(tokens, first, word.thing)) take(first, lastTelling);
      return;
    }
    if (areListed && (!isCased || frame === 'beside')) return;
    // "now in jb" is a place, though no list has it.
    const isPlace = is(afterVerbs, first - 1) ? thing <= place : place > thing && place >= leastThing;
    if (frame === 'beside' && isPlace && !isListedThing(first)) return;
    // What is behind it belongs to it, up to the end of the clause.
    const isLast = last === lastTelling + 1 || endsClause(last);
    if (!isCased && frame === 'belonging' && isLast) lastTelling = last;
    if (!isCased || frame === 'belonging' || tags === undefined || name >= leastName || !isOrdinary)
      take(first, lastTelling);
  }

  /** Takes ordinary words in small letters: "six years at tessellate logistics", "analyst at grab". */
  function takeOrdinary(first: number, last: number, frame: Frame): void {
    if (frame === 'placing') return;
    let kind = last;
    while (kind > first && !is(looseEnds, kind)) kind--;
    if (kind > first) take(first, kind);
    else if (is(firms, first)) take(first, withTail(first));
    else if (is(verbs, first - 2) && is(placing, first - 1)) take(first, endsClause(last) ? last : first);
  }

  function frameOf(i: number): Frame | undefined {
    const isFirm = is(belonging, i) || isAt(i);
    for (let at = i - 1; at >= 0 && i - at <= verbReach && follows(at + 1) && isWord(tokens, at); at--) {
      if (owner[at] === owned.person) continue;
      if (is(visiting, at)) return undefined;
      // "Minister of National Defense" is a public office.
      if (is(verbs, at))
        return is(of, i) && isCapital(tokens, at) ? undefined : isFirm ? 'belonging' : 'beside';
      if (is(weakVerbs, at) && i - at <= weakVerbReach) return isFirm ? 'belonging' : 'beside';
    }
    if (!isFirm) return undefined;
    // "my barber from Jawbones"
    if (owner[i - 1] === owned.person || is(my, i - 2) || is(my, i - 3)) return 'beside';
    return is(placing, i) || isAt(i) ? 'placing' : undefined;
  }

  /** Whether a person is behind it: "NUH nurse Agnes". */
  const isBeforePerson = (i: number): boolean =>
    owner[i + 1] === owned.person ||
    (owner[i + 2] === owned.person && !has(tokens, i + 1, word.functionWord));

  /** A short name in lower case may be a word: "mas", "rp". */
  const mayStandAlone = (first: number, last: number): boolean =>
    first < last || lengthOf(tokens, first) > longestShort || isInCapitals(tokens, first) || isLed(first);

  for (let i = 0; i < count; i++) {
    if (isNear[i] === 0 || owner[i] === owned.other) continue;
    const isOfSign = kind[i] === tokenKind.sign;
    if (isOfSign && isApposed(i + 1)) takeByFrame(i + 1, 'placing', false);
    const listedEnd = text.isAtHome && !isOfSign ? endOfListed(tokens, i) : -1;
    if (listedEnd >= i && mayStandAlone(i, listedEnd)) take(i, withTail(listedEnd));
    if (isOfSign ? !isAt(i) : !is(anchors, i)) continue;
    if (isEnd(i)) takeByEnd(i);
    if (is(heads, i) || is(headsBeforeOf, i) || is(saints, i)) takeByHead(i);
    if (is(acronyms, i) && (isLed(i) || is(trailing, i + 1) || isBeforePerson(i))) take(i, withTail(i));
    if (!follows(i + 1)) continue;
    // "Infosys la velai"
    if (is(trailing, i) && is(verbs, i + 1))
      takeByFrame(isCapital(tokens, i - 1) ? words.startOf(i - 1) : i - 1, 'belonging', false);
    if (is(joining, i) || (is(into, i) && is(getting, i - 1))) takeByFrame(i + 1, 'belonging', false);
    else if (is(belonging, i) || is(afterVerbs, i) || isAt(i)) {
      const frame = frameOf(i);
      if (frame !== undefined) takeByFrame(i + 1, frame, is(placing, i));
    }
  }
  return found;
}
