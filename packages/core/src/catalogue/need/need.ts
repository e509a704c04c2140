/** A parsed need: the topic in the person's words, and the conditions on the data. */

import { type NeedKind, takeExclusions } from './exclusion.ts';
import {
  type LicenceClass,
  licenceClass,
  type Modality,
  modalitiesIn,
  type Platform,
  platformsIn,
} from './facet.ts';
import { inEnglish } from './glossary.ts';
import { longestTopic, newest, shortNames } from './need-limit.ts';
import { regionsIn } from './region.ts';
import { takeYears, type Years } from './years.ts';

export interface Need {
  /** The words to search for. Words of conditions may stay here and are in the other fields as well. */
  readonly topic: string;
  readonly years: Years;
  readonly modalities: readonly Modality[];
  readonly platforms: readonly Platform[];
  readonly regions: readonly string[];
  readonly licence?: LicenceClass | undefined;
  /** Excluded words. */
  readonly without: readonly string[];
}

export const emptyNeed: Need = {
  topic: '',
  years: {},
  modalities: [],
  platforms: [],
  regions: [],
  without: [],
};

const asksLicence =
  /[^.,;]*\b(?:licen[cs]ed?|royalty[- ]free|free to use|(?:free|open|allowed) for (?:academic |university |school )?(?:research|study|students?)|odbl|dbcl|pddl|commercial(?:ly)? (?:use|usable|purposes?|applications?|products?|projects?)|public domain|cc[ -]?(?:0|by[a-z-]*)|creative commons|open data)\b[^.,;]*/i;
const commercial = /\bcommercial(?:ly)?\b/i;
const notCommercial =
  /\bnon-?\s?commercial|\b(?:free|open|allowed) for (?:academic |university |school )?(?:research|study|students?)\b/i;
const ownLicence =
  /\b(?:(?:open(?:ly)?|free(?:ly)?|permissive(?:ly)?)[ -]*licen[cs]ed?|royalty[- ]free|free to use)\b/i;

/** Words about a licence that are removed from the topic; ambiguous ones are not listed. */
const licenceWords =
  /\b(?:(?:with|under|and|for)\s+)?(?:an?\s+)?(?:(?:open(?:ly)?|free(?:ly)?|permissive(?:ly)?)[ -]*licen[cs]ed?|(?:free for\s+|allows?\s+)?commercial use(?:\s+(?:is\s+)?(?:allowed|permitted|okay?|possible))?|royalty[- ]free|free to use|(?:free|open|allowed) for (?:academic |university |school )?(?:research|study|students?)|public domain|cc[ -]?(?:0|by(?:-\w+)*)(?: licen[cs]ed?)?)(?:\s+licen[cs]e)?\b/gi;

function licenceIn(text: string): LicenceClass | undefined {
  const said = asksLicence.exec(text)?.[0];
  if (said === undefined) return undefined;
  if (notCommercial.test(said)) return 'non-commercial';
  return commercial.test(said) || ownLicence.test(said) ? 'open' : licenceClass(said);
}

/** Cuts each part of a need to the limits for storing and sending it. */
export const limitNeed = (need: Need): Need => ({
  ...need,
  topic: need.topic.slice(0, longestTopic),
  modalities: newest(need.modalities),
  platforms: newest(need.platforms),
  regions: shortNames(need.regions),
  without: shortNames(need.without),
});

export function understandNeed(text: string, as: NeedKind = 'need'): Need {
  const { years, rest } = takeYears(inEnglish(text));
  const { without, rest: kept } = takeExclusions(rest, as);
  const licence = licenceIn(kept);
  return limitNeed({
    topic: kept
      .replace(licence ? licenceWords : /$^/, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    years,
    modalities: modalitiesIn(kept).filter(
      (kind) => !without.some((word) => modalitiesIn(word).includes(kind)),
    ),
    platforms: platformsIn(kept),
    regions: regionsIn(kept),
    ...(licence && { licence }),
    without,
  });
}
