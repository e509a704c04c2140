/** Extends a person's name over what Singapore writes beside it: a title or rank before, initials before or behind. */
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { titlesBehind, titleWords } from './title-word.ts';

/** Ranks of the armed forces, the police and the civil defence that hold a digit, and the others. */
const rank =
  '[123]SG|[1-6MSC]WO|[12]LT|ME[1-8]|WO[12]?|REC|PTE|LCP|CPL|CFC|SCT|SSG|MSG|LTA|CPT|MAJ|S?LTC|COL|BG|SGT(?: ?\\([1-3]\\)|[1-3])?|S?SSGT|SSI|SI|ASP|DSP|SUPT|DAC|SAC';
const title = `${titleWords.join('|')}|Pak cik|Mak cik|Ma'am|Ma\\.`;
const titles = new RegExp(`(?<![\\p{L}\\p{N}])(?:${rank}|${title}) $`, 'iu');
const titleBehind = new RegExp(`^ (?:${titlesBehind})(?![\\p{L}\\p{N}'’-])`, 'iu');
/** Burmese titles are words of other languages, so that a Burmese name must follow: "Ma Khin", "U Than Maung". */
const burmeseTitle = /(?<![\p{L}\p{N}])(?:Daw|Ma|Ko|U) (?:(?:than|saw|mar|nu) )?$/iu;
const burmeseSyllables =
  'aung|aye|ei|hein|hla|hlaing|hnin|htay|htet|htike|htun|htut|kaung|khaing|khant|khin|kyaw|kyawt|kyi|lwin|maung|moe|mya|myat|myint|myo|naing|nge|nilar|nwe|nyein|nyi|ohn|oo|paing|phyo|phyu|pyae|san|sandar|shwe|sithu|soe|su|than|thandar|thant|thazin|thein|thet|thida|thiha|thin|thiri|thu|tin|wai|win|wut|yamin|yin|zar|zaw|zayar|zin';
const burmese = new RegExp(`^(?:${burmeseSyllables})(?!\\p{L})`, 'iu');
const anyBurmese = new RegExp(`(?<!\\p{L})(?:${burmeseSyllables})(?!\\p{L})`, 'iu');
/** With those that are also others' names or words, which in lower case are words: "kyaw may come". */
const capitalSyllable = `(?:${burmeseSyllables}|lin|mon|tun|may|nay|sann)`.replace(
  /(?<=[:|])\p{Ll}/gu,
  (letter) => letter.toUpperCase(),
);
const burmeseBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${capitalSyllable} ){1,3}|(?:(?:${burmeseSyllables}) ){1,3})$`,
  'u',
);
const burmeseBehind = new RegExp(
  `^(?:(?: ${capitalSyllable}(?!\\p{L})){1,3}|(?: (?!win)(?:${burmeseSyllables})(?!\\p{L})){1,3})`,
  'u',
);
const longestBurmese = 21;
/** "TEO Y*** H**", as banks show a payee. */
const starsBehind = /^(?: \p{Lu}\*+){1,4}/u;
/** The digit of "2LT" and "3SG". */
const rankDigit = /(?<![\p{L}\p{N}])[1-6MSC]$/u;
const rankLetters = /^(?:SG|WO|LT) /;
const longestTitle = 14;
/** "P Sivakumar", "K R Vasu": where a sentence or a clause begins, so that "vitamin C Tan" is not one name. */
const initialsBefore =
  /(?:^|[\n.,;:!?(&"] ?|\b(?:and|by|from|with|to|dear|thanks|hi|ask|tell|call) )((?:[B-HJ-Z] ){1,3})$/u;
/** "Tan K.H.", "Lim C S", "Shaun T."; behind several words only apart: "Priscilla Wee S L". */
const initialsBehind = /^ \p{Lu}(?:\.? ?\p{Lu}(?:\. ?\p{Lu})?\.?|\.)(?![\p{L}\p{N}'’])/u;
/**
 * The same in lower case, where a single letter without a full stop may be a word: "r u", "n". Others count at the
 * beginning: "s thanabalan".
 */
const smallInitialsBefore = /(?<![\p{L}\p{N}])((?:\p{Ll}\. ?){1,3})$|^([hjlmpstv] )$/u;
const smallInitialsBehind = /^ \p{Ll}\. ?\p{Ll}\.(?: ?\p{Ll}\.)?(?![\p{L}\p{N}])/u;
/** "de souza", "da silva": Eurasian surnames in lower case. */
const particle = /(?<![\p{L}\p{N}])(?:de|da|d) $/u;
const behindParticle =
  /^(?:souza|sousa|silva|cruz|costa|rozario|mello|conceicao|almeida|alwis|witt|castro|lima|cunha|cotta)(?!\p{L})/u;
/** "D'Souza" */
const behindApostrophe = /(?<![\p{L}\p{N}])[DO]['’]$/iu;
const longestInitials = 10;
const longestStars = 40;
/** "weijie2004" */
const digitsBehind = /(?<=\p{sc=Latin})\d{1,6}(?![\p{L}\p{N}])/uy;
const blank = 0x20;
const small = /^\p{Ll}/u;
const surnameOnly = /^[\p{L}-]+$/u;

/** `spans`: ascending, without overlaps. */
export const extendNames = (text: string, spans: readonly PersonalSpan[]): PersonalSpan[] =>
  spans.map((span, at) =>
    span.type === 'PERSON' ? extend(text, span, spans[at - 1]?.end ?? 0, spans[at + 1]?.start) : span,
  );

function extend(text: string, span: PersonalSpan, from: number, to = text.length): PersonalSpan {
  const name = text.slice(span.start, span.end);
  const isSmall = small.test(name);
  const isBurmese = anyBurmese.test(name);
  const first = isBurmese ? span.start - burmeseLengthBefore(text, from, span.start) : span.start;
  const before = Math.max(from, first - longestTitle);
  const start = first - lengthBefore(text, before, first, text.slice(first, span.end), isSmall);
  const end =
    span.end +
    initialsLength(text, span, to, name, isSmall) +
    digitsLength(text, span.end) +
    (isBurmese ? lengthOf(burmeseBehind, text.slice(span.end, Math.min(to, span.end + longestBurmese))) : 0);
  const behind =
    text.charCodeAt(end) === blank ? titleBehind.exec(text.slice(end, end + longestTitle)) : null;
  return { ...span, start, end: end + (behind?.[0].length ?? 0) };
}

const lengthOf = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

const burmeseLengthBefore = (text: string, from: number, start: number): number =>
  lengthOf(burmeseBefore, text.slice(Math.max(from, start - longestBurmese), start));

function lengthBefore(text: string, from: number, start: number, name: string, isSmall: boolean): number {
  const before = text.slice(from, start);
  if (behindApostrophe.test(before)) return 2;
  // "阿Ben"
  if (/[阿小老]$/.test(before) && /^\p{sc=Latin}/u.test(name)) return 1;
  const initials = (isSmall ? smallInitialsBefore : initialsBefore).exec(before);
  if (initials !== null) return initials.findLast(Boolean)?.length ?? 0;
  const family = behindParticle.test(name) ? particle.exec(before) : null;
  if (family !== null) return family[0].length;
  return before.endsWith(' ') || rankLetters.test(name) ? titleLength(before, name) : 0;
}

function initialsLength(
  text: string,
  { end }: PersonalSpan,
  to: number,
  name: string,
  isSmall: boolean,
): number {
  if (text.charCodeAt(end) !== blank) return 0;
  const stars = isSmall ? null : starsBehind.exec(text.slice(end, Math.min(to, end + longestStars)));
  if (stars !== null) return stars[0].length;
  const isApart = /^ \p{Lu}[. ]{1,2}\p{Lu}/u.test(text.slice(end, end + longestInitials));
  if (!surnameOnly.test(name) && (isSmall || !isApart)) return 0;
  const behind = text.slice(end, Math.min(to, end + longestInitials));
  return (isSmall ? smallInitialsBehind : initialsBehind).exec(behind)?.[0].length ?? 0;
}

function digitsLength(text: string, end: number): number {
  digitsBehind.lastIndex = end;
  return digitsBehind.exec(text)?.[0].length ?? 0;
}

/** Of relatives in English the capital decides: "my uncle Raymond", but "uncle raymond" and "adik Danish". */
const relative =
  /^(?:uncle|aunt(?:ie|y)|cousin|sister|brother|nurse|doctor|teacher|officer|coach|principal|supervisor|sir|father|major|captain|recruit|bro|sis) $/u;

function titleLength(before: string, name: string): number {
  if (rankLetters.test(name)) return rankDigit.test(before) ? 1 : 0;
  const found =
    titles.exec(before)?.[0] ?? (burmese.test(name) ? (burmeseTitle.exec(before)?.[0] ?? '') : '');
  return relative.test(found) && !small.test(name) ? 0 : found.length;
}

const leading = new RegExp(`^(?:${rank}|${title}) (?=.)`, 'iu');

/** Returns the name without a title: "Mdm Tan" and "Tan" are one person. */
export const withoutTitle = (name: string): string => name.replace(leading, '');
