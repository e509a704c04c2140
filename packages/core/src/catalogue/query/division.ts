/** Finds the words of a need that say only how the data are divided: "population by age and race", or in each district, is about population. */
import { contentWordsOf } from '../text/term.ts';

const places =
  'country|countries|state|province|county|region|city|cities|town|district|neighbou?rhood|postcode|postal code|zip code|street|block|ward|precinct|constituency';
const divisions =
  `age(?: groups?)?|sex|gender|race|ethnicity|ethnic groups?|religion|nationality|${places}|area|planning areas?|year|quarter|month|week|day|weekday|` +
  'hour|date|season|type|kind|category|class|sector|industry|occupation|education|income(?: groups?)?|level|language|species|party|school|station|route|line';
const phrase = new RegExp(
  `\\b(?:by|(?:in|for|of) each) (?:the )?((?:${divisions})\\b(?:(?:\\s*[,/&]\\s*(?:and )?|\\s+(?:and|or)\\s+)(?:by )?(?:the )?(?:${divisions})\\b)*)`,
  'gi',
);
/** "Passengers per month", "per square kilometre", "per 1,000 residents": whatever is counted per something is divided by it. */
const ratio = /\bper (?!cent\b)((?:(?:[\d,]+|square|cubic|hundred|thousand) )*\p{L}+)/giu;
const units = `${places}|national|household|individual`;
/** "At county level" and "station-level" divide as "by county" does; the word "level" adds nothing. */
const atLevel = new RegExp(
  `\\b(?:(${divisions}|${units})-|(?<=\\bat (?:the )?)(${divisions}) |(${units}) )levels?\\b`,
  'gi',
);

/** "Sea level" and "noise levels" are about the sea and noise: a record that only says "level" is about anything. */
const measured = /(?<=\p{L}{3} )levels?\b/giu;

/** Returns the words in lower case. */
export const divisionsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [phrase, ratio, atLevel]
      .flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups))
      .concat(withoutLevels(text).match(measured) ?? [])
      .flatMap((words = '') => contentWordsOf(words)),
  );

/** Returns a text without "level" behind a division: nothing is about levels "at county level". */
export const withoutLevels = (text: string): string => text.replace(atLevel, '$1$2$3');
