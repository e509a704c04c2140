/**
 * Replaces personal information in free text by its type and a number, which is the same for equal values
 * throughout one export.
 */
import { findPersonalInformation, type SearchOptions, searchText } from './find-personal-information.ts';
import { hashWord, lookUp, ordinaryWord } from './lexicon/lexicon.ts';
import { eitherOf, type KnownNames } from './memory/name-memory.ts';
import { withoutTitle } from './name/extend-name.ts';
import { withoutKnown } from './name/keep-in-title.ts';
import { createPersonalWordSearch } from './personal-word-search.ts';
import type { PersonalType, TextSpan } from './placeholder/personal-type.ts';
import { countedNumbers, type PlaceholderNumber } from './placeholder/placeholder-number.ts';
import { publicServiceOf } from './shape/public-service.ts';
import type { TextKind } from './tagged/threshold.ts';
import { escapedViews } from './text/escaped-text.ts';
import { mayHide, plainText, type View, viewsOf, visible, withoutSigns } from './text/hidden-sign.ts';
import { findOtherLanguages } from './unsearched/other-language.ts';

export interface TextMask {
  mask(text: string): string;
  /** Masks a title or a search: songs and artists in it have names like people. */
  maskTitle(text: string): string;
  /**
   * Masks contact details, numbers of identity cards and the full names from the account details: for public text that anybody may have
   * written.
   */
  maskContacts(text: string): string;
  /** Returns how many spans of each type were replaced since the last call. */
  takeCounts(): Record<string, number>;
}

/**
 * Matches what contact details contain: the sign of a mail address, as many digits as a telephone number, or a
 * run as long as a key.
 */
const mayReachSomebody = /@|\d(?:[^\p{L}\p{N}\n]{0,4}\d){6}|[\w-]{20}/u;

const contacts = new Set<PersonalType>(['EMAIL', 'PHONE', 'NATIONAL_ID', 'BANK_ACCOUNT', 'CARD', 'SECRET']);

/** The length at which a masked text is cut: nothing that a person types into one field is longer. */
const longestText = 100_000;
/** How far beyond the cut a text is searched, so that a finding across the cut is found whole: no key is longer. */
const beyondCut = 10_000;

const mostSpelled = 10_000;

interface MaskOptions extends Pick<SearchOptions, 'tagger' | 'memory' | 'isForeign'> {
  readonly channels?: KnownNames;
}

interface Replacement extends TextSpan {
  /** Undefined for a word from the account details. */
  readonly type: PersonalType | undefined;
}

type Find = (text: string) => readonly Replacement[];

/**
 * `personalWords`: the names of the person and of people around them, from the export's own details; longest
 * first. `tagger`: finds unlisted names; without it text in more languages is withheld. `memory`: names found
 * elsewhere in the export. `channels`: names of public people, which stay in titles and searches.
 */
export function createTextMask(
  personalWords: readonly string[],
  numberOf: PlaceholderNumber = countedNumbers(),
  { tagger, memory, channels, isForeign = false }: MaskOptions = {},
): TextMask {
  const inTexts =
    channels === undefined ? memory : memory === undefined ? channels : eitherOf(memory, channels);
  const replaced = new Map<string, number>();
  const types = new Map<string, PersonalType>();
  /** Caches the placeholder of a value as it was written; emptied when it grows large. */
  const spelled = new Map<PersonalType, Map<string, string>>();
  const findKnown = createPersonalWordSearch(personalWords.map(visible));

  /** Returns the type of a word from the account details: `PERSON` if no shape shows another type. */
  function typeOf(word: string): PersonalType {
    const type = types.get(word) ?? findPersonalInformation(word)[0]?.type ?? 'PERSON';
    types.set(word, type);
    return type;
  }

  function placeholder(type: PersonalType, value: string): string {
    replaced.set(type, (replaced.get(type) ?? 0) + 1);
    let written = spelled.get(type);
    if (written === undefined || written.size >= mostSpelled) {
      written = new Map();
      spelled.set(type, written);
    }
    let text = written.get(value);
    if (text === undefined) {
      const service = type === 'URL' ? publicServiceOf(value) : undefined;
      text =
        service === undefined
          ? `[${type} ${numberOf(type, keyOf(type === 'PERSON' ? withoutTitle(value) : value))}]`
          : `[LINK ${service}]`;
      written.set(value, text);
    }
    return text;
  }

  /** Replaces the spans. `asRead`: returns a value without the signs that hide it. */
  function replaceAll(
    text: string,
    found: readonly Replacement[],
    asRead: (value: string) => string = (value) => value,
  ): string {
    let masked = '';
    let from = 0;
    for (const { start, end, type } of found) {
      const value = asRead(text.slice(start, end));
      masked += text.slice(from, start) + placeholder(type ?? typeOf(value), value);
      from = end;
    }
    return masked + text.slice(from);
  }

  /** Leaves out text after the cut; a placeholder that crosses it stays whole. */
  function replaceUntilCut(
    text: string,
    found: readonly Replacement[],
    asRead?: (value: string) => string,
  ): string {
    const cut = cutOf(text);
    if (cut === text.length) return replaceAll(text, found, asRead);
    const kept = found.filter(({ start }) => start < cut);
    return replaceAll(text.slice(0, Math.max(cut, kept.at(-1)?.end ?? 0)), kept, asRead);
  }

  /**
   * Returns what `find` finds in the text, in every way in which the text may be read. `hidden`: the ways to read it
   * with hidden characters.
   */
  function findHidden(text: string, find: Find, hidden: readonly View[] = []): readonly Replacement[] {
    const decoded = escapedViews(text);
    const views = [...hidden, ...decoded];
    if (views.length === 0) return find(text);
    const asWritten = decoded.length === 0 ? [] : find(text);
    const found = views.flatMap((view) =>
      find(view.text).map(({ start, end, type }) => ({
        start: view.at[start] as number,
        end: view.at[end] as number,
        type: type ?? typeOf(view.text.slice(start, end)),
      })),
    );
    for (const { start, end, type } of asWritten)
      found.push({ start, end, type: type ?? typeOf(text.slice(start, end)) });
    return joinOverlapping(found);
  }

  /** `isPublic`: the text stays in its own letters if nothing is found. */
  function maskFound(written: string, find: Find, isPublic = false): string {
    const text = written.length > longestText ? written.slice(0, longestText + beyondCut) : written;
    if (!mayHide(text)) return replaceUntilCut(text, findHidden(text, find));
    const plain = plainText(text);
    const found = findHidden(plain, find, viewsOf(plain));
    const isSame = isPublic && found.length === 0;
    return withoutSigns(isSame ? text.slice(0, cutOf(text)) : replaceUntilCut(plain, found, visible));
  }

  function findAs(text: string, kind: TextKind): readonly Replacement[] {
    const known = findKnown(text);
    const { personal, unsearched, letters, keepsTamil } = searchText(text, {
      tagger,
      memory: kind === 'text' ? inTexts : memory,
      isForeign,
      // The terms admit no other contributors.
      isResident: true,
      kind,
    });
    const others = [...findOtherLanguages(text, letters, tagger !== undefined, keepsTamil), ...unsearched];
    const withheld = kind === 'title' ? withoutKnown(text, others) : others;
    return withKnown(known, withOtherLanguages(personal, withheld));
  }

  function findContacts(text: string): readonly Replacement[] {
    const known = wholeNames(text, findKnown(text));
    const found = mayReachSomebody.test(text)
      ? findPersonalInformation(text).filter(({ type }) => contacts.has(type))
      : [];
    return withKnown(known, found);
  }

  return {
    maskContacts: (text) => maskFound(text, findContacts, true),
    mask: (text) => maskFound(text, (shown) => findAs(shown, 'text')),
    maskTitle: (text) => maskFound(text, (shown) => findAs(shown, 'title')),
    takeCounts() {
      const counts = Object.fromEntries(replaced);
      replaced.clear();
      return counts;
    },
  };
}

/**
 * Returns the names of several words, also a first and a last name of a longer one: "Anna Quill" of Anna Maria Quill. Two
 * ordinary words side by side are no name.
 */
function wholeNames(text: string, known: readonly TextSpan[]): TextSpan[] {
  const isOrdinary = ({ start, end }: TextSpan) =>
    (lookUp(hashWord(text.slice(start, end))) & ordinaryWord) !== 0;
  const names: TextSpan[] = [];
  for (const [at, span] of known.entries()) {
    const before = known[at - 1];
    const last = names.at(-1);
    const isBeside = before !== undefined && text.slice(before.end, span.start) === ' ';
    if (last !== undefined && isBeside && !(isOrdinary(before) && isOrdinary(span)))
      names[names.length - 1] = { start: last.start, end: span.end };
    else names.push(span);
  }
  return names.filter(({ start, end }) => /\s/.test(text.slice(start, end)));
}

/** Returns the offset at which a text is cut, never within a surrogate pair. */
function cutOf(text: string): number {
  if (text.length <= longestText) return text.length;
  return /[\ud800-\udbff]/.test(text[longestText - 1] as string) ? longestText - 1 : longestText;
}

const withKnown = (known: readonly TextSpan[], found: readonly Replacement[]): readonly Replacement[] =>
  known.length === 0 ? found : mergeSpans(known, found);

/** Removes findings that touch a part that is withheld for its language. */
function withOtherLanguages(
  found: readonly Replacement[],
  others: readonly TextSpan[],
): readonly Replacement[] {
  if (others.length === 0) return found;
  return joinOverlapping([
    ...found,
    ...others.map(({ start, end }): Replacement => ({ start, end, type: 'TEXT' })),
  ]);
}

/** Returns spans ascending, without overlaps. Passes over all spans once, so that time is linear in the text. */
function joinOverlapping(spans: readonly Replacement[]): readonly Replacement[] {
  const apart: Replacement[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = apart.at(-1);
    if (last === undefined || span.start >= last.end) {
      apart.push(span);
      continue;
    }
    const type = span.type === 'TEXT' ? 'TEXT' : last.type;
    apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, span.end), type };
  }
  return apart;
}

/** Returns the same key for a value in any case and with any blanks. */
function keyOf(value: string): string {
  const small = value.toLowerCase();
  return /\s\s|[^\S ]/.test(small) ? small.replace(/\s+/g, ' ') : small;
}

/**
 * Merges spans without overlaps. Words of the account details take precedence, unless they are only part of a
 * finding: `anna` in `anna@example.com`. If such a word overlaps a finding, the rest of the finding is replaced
 * as well.
 */
function mergeSpans(known: readonly TextSpan[], found: readonly Replacement[]): Replacement[] {
  const merged: Replacement[] = [];
  const words = known.map((word): Replacement => ({ ...word, type: undefined }));
  let next = 0;
  for (const { start, end, type } of found) {
    let from = start;
    for (let word = words[next]; word !== undefined && word.start < end; word = words[++next]) {
      const isInside = word.start >= start && word.end <= end && word.end - word.start < end - start;
      if (isInside) continue;
      if (word.start > from) merged.push({ start: from, end: word.start, type });
      from = Math.max(from, word.end);
      if (word.end > end) break;
      merged.push(word);
    }
    if (from < end) merged.push({ start: from, end, type });
  }
  return [...merged, ...words.slice(next)];
}
