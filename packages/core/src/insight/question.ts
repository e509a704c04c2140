/** Decides whether the vetted queries answer a question: what is not counted is not answered with other numbers. */
import { needWords, requestWords, stopWords } from '../catalogue/text/stop-word.ts';
import { stem, wordsOf } from '../catalogue/text/term.ts';

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

/** Words of queries that occur in any question: alone, they select no query. */
const weak = new Set(
  ['what', 'do', 'users', 'how many', 'count', 'counts', 'number', 'size', 'large'].concat([
    'good',
    'long',
    'time',
    'top',
    'kind',
    'kinds',
  ]),
);
export const isWeak = (word: string): boolean => weak.has(word);

/** "What share of users" asks of no reaction. */
const asShare = /\b(?:share|number|count)s? of\b/gi;
export const withoutShares = (prompt: string): string => prompt.replace(asShare, ' ');

/** Words of questions about people on platforms, whatever is asked. */
const general = stemsOf(
  `people person user contributor member audience listener viewer follower customer visitor everybody everyone
  average mean median typical usual common percent percentage share proportion fraction total overall general
  overview summary summarise summarize report chart graph statistic stats fact figure number interesting anything
  everything something thing compare comparison versus vs difference different differ similar tell say know describe
  explain analyse analyze understand see ask help hello hi thank platform social media site app pool upload contribution
  contribute today now currently recent recently last next past year lately use spend active group suggest mask
  many much often likely best better great every always never think mean happen going like want there let us 
  question answer thanks please want get make`,
);

/** Words for attributes of people that no pool counts. */
const notCounted = stemsOf(
  `age aged ages young younger older elderly teenager teen adult millennial birthday generation gender sex sexual woman
  women man men female male girl boy income salary wage earn earning rich poor wealth wealthy married marriage single
  divorced child children kid parent family education educated degree university race racial ethnic ethnicity
  nationality religion religious country countries city cities region live location politics political vote voter party
  opinion believe health ill disease weight height price prices cost revenue profit money buy purchase bought`,
);
const agePhrase = /\bhow old\b/i;

export const asksNotCounted = (prompt: string): boolean =>
  agePhrase.test(prompt) || wordsOf(prompt).some((word) => notCounted.has(stem(word)));

/**
 * Returns whether a prompt that no query's own words speak for asks for something in particular.
 * @param known words of pools and queries, in lower case
 */
export const asksSomethingElse = (prompt: string, known: ReadonlySet<string>): boolean =>
  asksNotCounted(prompt) ||
  wordsOf(prompt).some(
    (word) =>
      word.length > 1 &&
      !known.has(word) &&
      !stopWords.has(word) &&
      !needWords.has(word) &&
      !requestWords.has(word) &&
      !general.has(stem(word)),
  );
