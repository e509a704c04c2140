/**
 * Keeps names in titles that identify no private person: a listed artist or work in any script, a given name
 * alone, a place without a person.
 */
import { foldWord } from '@cgdx/name-tagger/word/fold-word.ts';
import { artists, namedWorks } from '../gazetteer/artist.ts';
import { mayBeHanName } from '../han/han-word.ts';
import { splitPhrases } from '../language/language-word.ts';
import { hashWord, ordinaryWord, role, word } from '../lexicon/lexicon.ts';
import { recall, recalledFlags, recalledRoles } from '../lexicon/recent-word.ts';
import type { PersonalSpan, PersonalType, TextSpan } from '../placeholder/personal-type.ts';
import { matchesOf } from '../text/matches-of.ts';
import { overlapping } from '../text/overlapping.ts';
import { publicName } from '../unsearched/known-japanese.ts';
import { isVietnamese, namesNobodyVietnamese } from '../unsearched/known-vietnamese.ts';
import { isKnownText } from '../unsearched/known-word.ts';
import { hasSmallWord, isCatalogueTitle, isPrivateTitle } from './catalogue-title.ts';
import { isWrittenArtist, withoutWritten, writtenNamesIn } from './written-name.ts';

const artistNames = new Set(splitPhrases(artists));
const publicNames = new Set([...artistNames, ...splitPhrases(namedWorks)]);
const longestPublicName = 8;
/** Additions of uploaders, and the number of a part: "(Official Video)", "[4K]", "ft. X", "season 4", "1990". */
const addition =
  /\s*(?:[([|【（].*|\b(?:ft|feat|official|live|lyrics?|season|chapter|ep)\b.*|[\s:]+\p{N}+)$/iu;
const divider = /\s[-–—|/·]\s|[|:]\s|\s(?:by|with|ft\.?|feat\.?|x)\s/iu;

interface TitleWord extends TextSpan {
  readonly folded: string;
}

const wordsOf = (text: string): TitleWord[] =>
  matchesOf(/[\p{L}\p{M}\p{N}]+/gu, text).map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    folded: foldWord(found),
  }));
const foldedOf = (text: string): string =>
  wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');

const isArtist = (name: string): boolean => isWrittenArtist(name) || artistNames.has(foldedOf(name));

/** Whether a list of names, or of syllables of names, has the word. */
const isListedName = ({ folded }: TitleWord): boolean => {
  const at = recall(hashWord(folded));
  const isName = (recalledFlags(at) & (word.given | word.surname | word.nickname)) !== 0;
  return isName || (recalledRoles(at) & role.syllable) !== 0;
};
const isGivenName = ({ folded }: TitleWord): boolean =>
  (recalledFlags(recall(hashWord(folded))) & (word.given | word.nickname)) !== 0;
const isOrdinary = ({ folded }: TitleWord): boolean =>
  folded.length === 1 ||
  [folded, folded.replace(/e?[sd]$|ing$/, '')].some((form) => {
    const at = recall(hashWord(form));
    return (recalledFlags(at) & ordinaryWord) !== 0 && (recalledRoles(at) & role.syllable) === 0;
  });

/** "December Avenue" is a band. */
const named = new Set<PersonalType>(['PERSON', 'PLACE', 'ADDRESS']);

/** A syllable of Mandarin in Latin letters; nobody's name has four of them. */
const pinyin =
  /^(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:[ae]?i|[aeiuv]|i?ao|o?u|[iu]?an|[iu]?ang|e?ng?|er|i[aeu]|ing?|iong|ong?|u[aoe]|uai|u?i|un|ve)$/;
const fewestPinyin = 4;

const isLatin = /^[\p{sc=Latin}\s'’.-]+$/u;
const isHan = /^[\p{sc=Han}\s]+$/u;
/** Whether an artist of two characters is the begin of another full name: 李健 of "李健明". */
const isWithinName = (name: string): boolean =>
  /^\p{sc=Han}{3}$/u.test(name) && mayBeHanName(name) && withoutWritten(name, '').length === 1;

/**
 * Returns the parts of a title that are withheld for its language, without those of which each word is a listed one, an
 * artist or a work.
 */
export function withoutKnown<Part extends TextSpan>(title: string, withheld: readonly Part[]): Part[] {
  if (withheld.length === 0 || isCatalogueTitle(title)) return [];
  const isPrivate = isPrivateTitle(title);
  return withheld.filter(({ start, end }) => {
    const others = withoutWritten(title.slice(start, end), publicName);
    return /\p{L}/u.test(others) && (isPrivate || !isKnownText(others));
  });
}

/**
 * Returns where the title has listed artists and works. One of a single word, such as "Matilda", counts only between
 * dividers: "Matilda by Harry Styles".
 */
function publicParts(title: string, words: readonly TitleWord[]): TextSpan[] {
  const parts: TextSpan[] = writtenNamesIn(title);
  for (const [first, { start, folded }] of words.entries()) {
    let phrase = folded;
    for (const { folded: next, end } of words.slice(first + 1, first + longestPublicName)) {
      phrase += ` ${next}`;
      if (publicNames.has(phrase)) parts.push({ start, end });
    }
  }
  let start = 0;
  for (const segment of title.replace(addition, '').split(divider)) {
    start = title.indexOf(segment, start);
    if (publicNames.has(foldedOf(segment))) parts.push({ start, end: start + segment.length });
  }
  return parts;
}

/** Returns a span with the whole of the parts that it touches: of an artist's three characters two may have been found. */
const overParts = (span: TextSpan, parts: readonly TextSpan[]): TextSpan =>
  parts
    .filter(({ start, end }) => start < span.end && span.start < end)
    .reduce(
      (wide, { start, end }) => ({ start: Math.min(wide.start, start), end: Math.max(wide.end, end) }),
      span,
    );

/**
 * Returns the findings without public names. `known`: where names of this export stand, ascending; they are masked unless
 * they are of a listed artist or work.
 */
export function withoutPublicNames(
  title: string,
  found: PersonalSpan[],
  known: readonly PersonalSpan[],
): PersonalSpan[] {
  if (!found.some(({ type }) => named.has(type))) return found;
  const isOfCatalogue = isCatalogueTitle(title);
  const mayBePublic = !isPrivateTitle(title);
  const words = wordsOf(title);
  const parts = publicParts(title, words);
  const titled = wordsOf(title.replace(addition, ''));
  const hasArtist = parts.some(({ start, end }) => isArtist(title.slice(start, end)));

  /** Returns whether a person's name cannot be one, or is a given name beside words that are no names. */
  function isNobody({ start, end }: TextSpan): boolean {
    const name = title.slice(start, end);
    if (isVietnamese(title) && namesNobodyVietnamese(title)) return true;
    if (
      !/\p{sc=Latin}/u.test(name) &&
      isKnownText(withoutWritten(title, publicName).replace(/\p{sc=Latin}/gu, ' '))
    )
      return true;
    if (isHan.test(name))
      return (
        !isWithinName(name) &&
        withoutWritten(name, ' ')
          .trim()
          .split(/\s+/)
          .every((part) => part.length === 1 || !mayBeHanName(part))
      );
    if (titled.length >= fewestPinyin && titled.every(({ folded }) => pinyin.test(folded))) return true;
    const own = words.filter((at) => at.start >= start && at.end <= end);
    const others = titled.filter((at) => at.start < start || at.end > end);
    // "Tak Ingin Usai": a word of a language whose words no list has.
    if ((others.length > 0 || own.length === 1) && isLatin.test(name) && !own.some(isListedName)) return true;
    const [first, second] = own;
    if (first === undefined || second !== undefined || !isGivenName(first)) return false;
    return others.length === 0 || (!hasSmallWord(title) && others.every(isOrdinary));
  }

  const isOfPart = (at: TextSpan): boolean =>
    parts.some((part) => part.start <= at.start && at.end <= part.end);

  const isPublic = ({ type, ...span }: PersonalSpan, hasPeople: boolean): boolean => {
    if (!named.has(type)) return false;
    const { start, end } = overParts(span, parts);
    const own = words.filter((at) => at.start >= start && at.end <= end);
    const hasNumber = own.some((at) => /\p{N}/u.test(at.folded) && !isOfPart(at));
    if (isOfCatalogue && !hasNumber) return true;
    if (own.some(isOfPart) && own.every((at) => isOfPart(at) || isOrdinary(at))) return true;
    // A name beside an artist is a song.
    if (hasArtist && type !== 'ADDRESS' && /^\p{sc=Latin}+$/u.test(title.slice(start, end))) return true;
    if (!mayBePublic) return false;
    return type === 'PERSON' ? isNobody({ start, end }) : !hasPeople && !hasNumber;
  };
  // The searches behind join and extend spans, so that a known one is recognised by its place.
  const isKnown = (span: TextSpan): boolean =>
    overlapping(known, span.start, span.end).length > 0 && !isOfPart(span);
  const isKept = (span: PersonalSpan, hasPeople: boolean): boolean =>
    !isKnown(span) && isPublic(span, hasPeople);
  const hasPeople = found.some((span) => span.type === 'PERSON' && !isKept(span, false));
  return found.filter((span) => !isKept(span, hasPeople));
}
