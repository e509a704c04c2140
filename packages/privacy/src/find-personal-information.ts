/** Finds personal information in text that a person wrote. */

import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { findAddresses } from './address/find-address.ts';
import { growAddresses } from './address/grow-address.ts';
import { findHanNames, findHanNumbers } from './han/find-han.ts';
import { isSearched } from './language/recall.ts';
import { findRemembered } from './memory/find-remembered.ts';
import type { KnownNames } from './memory/name-memory.ts';
import { adjoinWords } from './name/adjoin-words.ts';
import { isPrivateTitle } from './name/catalogue-title.ts';
import { extendNames } from './name/extend-name.ts';
import { findBesidePeople, joinParts } from './name/find-beside-person.ts';
import { findCamelNames, findGivenTags } from './name/find-camel-name.ts';
import { findInitialled } from './name/find-initialled.ts';
import type { OnInstitution } from './name/find-institution.ts';
import { findKinNames } from './name/find-kin-name.ts';
import { findNames } from './name/find-name.ts';
import { findSpelled } from './name/find-spelled.ts';
import { findStretched } from './name/find-stretched.ts';
import { findSyllableNames } from './name/find-syllable-name.ts';
import { joinNames } from './name/join-names.ts';
import { withoutPublicNames } from './name/keep-in-title.ts';
import { createNameHints, createPlaceHints } from './name/name-hint.ts';
import { skipPublicNames } from './name/set-phrase.ts';
import { skipFilipinoWords } from './name/skip-filipino.ts';
import type { PersonalSpan, TextSpan } from './placeholder/personal-type.ts';
import { findCountryValues } from './shape/country-value.ts';
import { findBirthDates } from './shape/find-birth-date.ts';
import { findCodes, type OnNumber } from './shape/find-code.ts';
import { findHandles } from './shape/find-handle.ts';
import { findJoinedHandles, findPartedHandles } from './shape/find-named-handle.ts';
import { findNumbered } from './shape/find-numbered.ts';
import { findHexadecimal } from './shape/hexadecimal.ts';
import { findHiddenPhones } from './shape/hidden-phone.ts';
import { findLabelled, findPostcodes } from './shape/labelled.ts';
import { findLinks, findWebLinks } from './shape/link.ts';
import { findNumbers } from './shape/number.ts';
import { findPhones } from './shape/phone.ts';
import { findSecrets } from './shape/secret.ts';
import { findSeedPhrases } from './shape/seed-phrase.ts';
import { findJoined } from './tagged/find-joined.ts';
import { findTagNames } from './tagged/find-tag-name.ts';
import { findTagged } from './tagged/find-tagged.ts';
import { findTaggedAsian, isNameSuspected } from './tagged/find-tagged-asian.ts';
import { findTaggedHan } from './tagged/find-tagged-han.ts';
import { readEvidence } from './tagged/name-evidence.ts';
import { readSmallText } from './tagged/small-evidence.ts';
import { type TextKind, thresholds, thresholdsOf } from './tagged/threshold.ts';
import type { OnEvidence } from './tagged/weigh-names.ts';
import { createFindings, type Findings } from './text/finding.ts';
import { letterTrait } from './text/letter-trait.ts';
import { byStart, overlapping } from './text/overlapping.ts';
import { tagTokens } from './text/tag-tokens.ts';
import { natureOf, type TextNature } from './text/text-nature.ts';
import { type Tokens, tokenise } from './text/tokenise.ts';
import { skipTamilWords } from './unsearched/known-word.ts';
import { findOtherLanguages, type LettersRead } from './unsearched/other-language.ts';
import { findUnsearchedLanguages } from './unsearched/unsearched-language.ts';

export type { PersonalSpan, PersonalType } from './placeholder/personal-type.ts';

export interface SearchedText {
  /** Ascending, without overlaps. */
  readonly personal: PersonalSpan[];
  /** Parts in a language that is not searched, in any order. */
  readonly unsearched: readonly TextSpan[];
  /** What the letters of the text show about its language. */
  readonly letters: LettersRead;
  /** True if Tamil script may stay: its tagger suspects no name in the text. */
  readonly keepsTamil: boolean;
}

export interface SearchOptions {
  /** Finds names that are in no list; without it only lists and cues find names, and Chinese is not searched. */
  readonly tagger?: NameTagger | undefined;
  readonly kind?: TextKind;
  /** The names found elsewhere in the same export. */
  readonly memory?: KnownNames | undefined;
  /** True if most of the account is in a language that is not searched. */
  readonly isForeign?: boolean;
  /** True if the text is of a resident of Singapore. */
  readonly isResident?: boolean;
  /** Receives the evidence about each word that the trees decide on, for their training. */
  readonly onEvidence?: OnEvidence;
  /** The same about the words of institutions. */
  readonly onInstitution?: OnInstitution;
  /** The same about numbers. */
  readonly onNumber?: OnNumber;
}

/** Returns spans ascending, without overlaps. */
export const findPersonalInformation = (text: string, options: SearchOptions = {}): PersonalSpan[] =>
  searchText(text, options).personal;

/**
 * Takes findings that belong to no language, such as links, the most reliable first: a later search does not
 * get text that an earlier one took.
 */
function findWordless(tokens: Tokens, findings: Findings): void {
  findWebLinks(tokens, findings);
  findSeedPhrases(tokens, findings);
  findSecrets(tokens, findings);
  findLinks(tokens, findings);
  findHandles(tokens, findings);
  findBirthDates(tokens, findings);
  findCountryValues(tokens, findings);
}

/**
 * Returns the share of the text, 0 to 1, that the search with the tagger would withhold because of its
 * language. It does not search the text.
 */
export function withheldShare(text: string, isForeign: boolean): number {
  if (text === '') return 0;
  const tokens = tokenise(text);
  findWordless(tokens, createFindings(tokens));
  const { isCapitals } = natureOf(tokens);
  const { unsearched } = findUnsearchedLanguages(tokens, {
    isCapitals,
    isTagged: true,
    isAsianTagged: true,
    isForeign,
  });
  const spans = [...unsearched, ...findOtherLanguages(text, tokens, true)].sort((a, b) => a.start - b.start);
  let withheld = 0;
  let behind = 0;
  for (const { start, end } of spans) {
    withheld += Math.max(0, end - Math.max(start, behind));
    behind = Math.max(behind, end);
  }
  return withheld / text.length;
}

/** Takes time linear in the length of the text, whatever its content. */
export function searchText(written: string, options: SearchOptions = {}): SearchedText {
  const {
    tagger,
    memory,
    isForeign = false,
    isResident = false,
    onEvidence,
    onInstitution,
    onNumber,
  } = options;
  const isTitle = options.kind === 'title' && written.length <= longestTitle;
  // A title of somebody's own is searched as strictly as any text.
  const strictness = isTitle && !isPrivateTitle(written) ? 'title' : 'text';
  const tokens = tokenise(written);
  const findings = createFindings(tokens);
  const seen = natureOf(tokens);
  findWordless(tokens, findings);
  if (!isTitle) findPartedHandles(tokens, findings);
  const parts = findUnsearchedLanguages(tokens, {
    isCapitals: seen.isCapitals,
    isTagged: tagger !== undefined,
    isAsianTagged: tagger?.asian !== undefined,
    isForeign,
  });
  const { unsearched, isLearnt } = parts;
  // A few small words of Filipino and Malay are also Spanish and French ones.
  const nature = parts.isAsian ? { ...seen, language: undefined } : seen;
  const isTamil = (tokens.traits & letterTrait.tamil) !== 0 && tagger?.asian !== undefined;
  const isAsian = parts.isAsian || isTamil;
  findLabelled(tokens, findings);
  findHexadecimal(tokens, findings);
  findNumbers(tokens, findings);
  if (!isTitle) findNumbered(tokens, findings);
  const small = nature.isCapitals && tokens.hanCount === 0 ? written.toLowerCase() : written;
  if (small !== written && small.length === written.length && tokens.count >= fewestCapitals) {
    const before = findings.spans.length;
    findSpelled(tokens, findings);
    if (findings.spans.length === before) return searchCapitals(small, options, findings.spans, unsearched);
  }
  findHanNumbers(tokens, findings);
  const organisations =
    tagger !== undefined && tokens.hanCount > 0 && isSearched('zh')
      ? findTaggedHan(written, tagger, findings, thresholds[strictness])
      : [];
  findHanNames(tokens, findings);
  findHiddenPhones(tokens, findings);
  findAddresses(tokens, nature, findings);
  findPostcodes(tokens, findings);
  findPhones(tokens, findings);
  const isForeignTo = nature.language !== undefined && nature.language.dictionary === undefined;
  const isElsewhere = isForeignTo && tokens.count >= fewestForeign;
  // The trees have learnt numbers of Singapore, and short Malay looks like many languages.
  const areNumbersLearnt = isResident || !(isElsewhere || isLearnt);
  if (!isTitle && tagger !== undefined && areNumbersLearnt)
    findCodes(tokens, nature, tagger.trees, findings, onNumber);
  const tags = tagger === undefined ? undefined : tagTokens(tokens, tagger, isAsian ? 'asian' : 'words');
  const before = findings.spans.length;
  if (memory !== undefined) findRemembered(tokens, memory, tags, findings);
  const remembered = findings.spans.slice(before);
  if (!isTitle) skipPublicNames(tokens, !isForeignTo);
  if (isTamil) skipTamilWords(tokens);
  if (parts.isAsian) skipFilipinoWords(tokens);
  findSyllableNames(tokens, !isLearnt && nature.language?.dictionary !== undefined, findings);
  if (isAsian || mayBeHome(tokens, nature)) findKinNames(tokens, findings);
  findCamelNames(tokens, findings);
  findSpelled(tokens, findings);
  if (tagger === undefined || tags === undefined) findNames(tokens, nature, findings);
  else {
    const hints = createNameHints(tokens.count);
    const places = createPlaceHints(tokens.count);
    findNames(tokens, nature, findings, { hints, places });
    const smallText =
      !isTitle && nature.isSmall && (parts.isAsian || (!isLearnt && mayBeHome(tokens, nature)))
        ? readSmallText(tokens, tagger, tags, isAsian)
        : undefined;
    const text = readEvidence(tokens, tags, { hints, places }, nature, smallText);
    findTagNames(tokens, tagger, findings);
    const odds = thresholdsOf(strictness, nature.language, isLearnt);
    findTagged(text, tagger.trees, findings, odds, {
      unsearched,
      isLearnt,
      isAsian,
      isTitle,
      onEvidence,
    });
    if (isAsian) findTaggedAsian(tokens, tags, findings);
    findJoined(tokens, tags, findings, thresholds[strictness].person);
  }
  findStretched(tokens, findings);
  findInitialled(tokens, findings);
  findGivenTags(tokens, findings);
  if (!isTitle) findJoinedHandles(tokens, mayBeHome(tokens, nature), findings);
  const ascending = findings.spans.sort(byStart);
  const whole = joinNames(written, isForeignTo ? ascending : adjoinWords(tokens, ascending));
  const extended = extendNames(written, whole);
  const joined = growAddresses(tokens, extended, isForeignTo);
  const found = isTitle ? withoutPublicNames(written, joined, remembered) : joined;
  const personal = isTitle
    ? found
    : withBeside(
        written,
        found,
        findBesidePeople(
          {
            tokens,
            tags,
            nature,
            isResident,
            isForeign: isElsewhere,
            isAtHome:
              nature.language === undefined
                ? isAsian || nature.isSmall || tokens.hanCount > 0
                : nature.language.code === 'en',
            areWordsListed: !isAsian && nature.language?.dictionary !== undefined,
          },
          found,
          organisations,
          tagger?.trees,
          onInstitution,
        ),
      );
  const keepsTamil =
    isTamil &&
    tags !== undefined &&
    !isNameSuspected(tokens, tags) &&
    personal.every(({ type }) => type !== 'PERSON');
  return { personal, unsearched, letters: tokens, keepsTamil };
}

/** A longer text is searched like any other, whatever it is called: each name of a title is compared with all of it. */
const longestTitle = 500;

/** With fewer words and signs, a text of Singapore's languages may be taken for one of another. */
const fewestForeign = 12;

/** With fewer words and signs, capitals are an abbreviation or a heading rather than a way to write. */
const fewestCapitals = 4;

/**
 * Searches a text of capitals as one in lower case, which taggers and trees know better. `found`: what was found in the
 * text as written, such as keys.
 */
function searchCapitals(
  small: string,
  options: SearchOptions,
  found: readonly PersonalSpan[],
  unsearched: SearchedText['unsearched'],
): SearchedText {
  const searched = searchText(small, options);
  const ascending = [...found].sort(byStart);
  // An address in lower case may be longer than what was found of it.
  const others = searched.personal.filter(({ start, end }) =>
    overlapping(ascending, start, end).every((one) => start <= one.start && one.end <= end),
  );
  const kept = found.filter(({ start, end }) => overlapping(others, start, end).length === 0);
  return { ...searched, unsearched, personal: [...kept, ...others].sort(byStart) };
}

/** Returns whether a text may be Singapore's English, or too short to show its language. */
const mayBeHome = ({ traits }: Tokens, { language }: TextNature): boolean =>
  (traits & letterTrait.otherScript) === 0 && (language === undefined || language.code === 'en');

/** Adds the findings beside a person. A school includes the place or person after whom it is named. */
function withBeside(text: string, spans: PersonalSpan[], beside: readonly PersonalSpan[]): PersonalSpan[] {
  if (beside.length === 0) return spans;
  const kept = spans.flatMap((span) => outside(span, overlapping(beside, span.start, span.end)));
  return joinParts(text, [...kept, ...beside].sort(byStart), new Set(beside));
}

/** Returns what is left of a span without others. */
const outside = (span: PersonalSpan, others: readonly PersonalSpan[]): PersonalSpan[] =>
  others.reduce<PersonalSpan[]>(
    (left, over) =>
      left
        .flatMap((part) => [
          { ...part, end: Math.min(part.end, over.start) },
          { ...part, start: Math.max(part.start, over.end) },
        ])
        .filter(({ start, end }) => start < end),
    [span],
  );
