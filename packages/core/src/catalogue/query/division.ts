/** Finds the words of a need that say only how the data are divided: "population by age and race", or in each district, is about population. */
import { contentWordsOf } from '../text/term.ts';

const divisions =
  'age(?: groups?)?|sex|gender|race|ethnicity|ethnic groups?|religion|nationality|country|countries|state|province|county|region|city|cities|town|district|' +
  'area|planning areas?|neighbou?rhood|postcode|postal code|zip code|street|block|ward|precinct|constituency|year|quarter|month|week|day|weekday|' +
  'hour|date|season|type|kind|category|class|sector|industry|occupation|education|income(?: groups?)?|level|language|species|party|school|station|route|line';
const phrase = new RegExp(
  `\\b(?:by|(?:in|for|of) each) (?:the )?((?:${divisions})\\b(?:(?:\\s*[,/&]\\s*(?:and )?|\\s+(?:and|or)\\s+)(?:by )?(?:the )?(?:${divisions})\\b)*)`,
  'gi',
);

/** "At county level" divides as "by county" does. */
const atLevel = new RegExp(`\\b(?:${divisions}|national|household)[- ]levels?\\b`, 'gi');

/** Returns the words in lower case. */
export const divisionsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(phrase)]
      .map(([, words = '']) => words)
      .concat(text.match(atLevel) ?? [])
      .flatMap((words) => contentWordsOf(words)),
  );
