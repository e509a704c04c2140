/**
 * Decides which languages are searched: those in which enough of the people in labelled text are found. Text in
 * any other language is withheld, whatever records, words and weights exist for it.
 */

/**
 * The share of the people in `packages/lab/bench/own-text/<code>-*.txt` whose name is masked completely, in per
 * cent, rounded down. The test `searched-language.test.ts` beside the masking bench measures it, and prints it
 * if it differs.
 */
export const recall: Readonly<Record<string, number>> = {
  en: 100,
  es: 93,
  fr: 93,
  de: 100,
  pt: 100,
  it: 93,
  nl: 90,
  fi: 92,
  sv: 95,
  da: 95,
  no: 100,
  tr: 95,
  cs: 91,
  sk: 100,
  hr: 95,
  ro: 100,
  ru: 100,
  zh: 90,
  'en-sg': 87,
  ms: 96,
  id: 85,
  fil: 96,
  ta: 96,
  'ta-latn': 97,
};

/** The lowest recall with which a language is searched. */
export const leastRecall = 85;
export const fewestPeople = 20;

/** Languages that share one list of words. */
const alike: Readonly<Record<string, readonly string[]>> = {
  da: ['da', 'no'],
  cs: ['cs', 'sk'],
  id: ['id', 'ms'],
  tl: ['fil'],
  en: ['en', 'en-sg'],
};

/** `code`: ISO 639, with the script or the country that it is written in. */
export const isSearched = (code: string): boolean =>
  (alike[code] ?? [code]).every((each) => (recall[each] ?? 0) >= leastRecall);
