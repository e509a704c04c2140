/** Decides whether the vetted queries answer a question, so that a question about something uncounted is not answered with other numbers. */
import { needWords, requestWords, stopWords } from '../catalogue/text/stop-word.ts';
import { stem, wordsOf } from '../catalogue/text/term.ts';
import { asksElsewhere } from './asked-place.ts';

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

/** Words of queries that occur in any question and do not select a query by themselves. */
const weak = new Set(
  ['what', 'do', 'users', 'how many', 'count', 'counts', 'number', 'size', 'large'].concat([
    ...'largest big bigger biggest'.split(' '),
    'good',
    'long',
    'time',
    'top',
    'kind',
    'kinds',
  ]),
);
export const isWeak = (word: string): boolean => weak.has(word);

/** Matches "share of" as in "what share of users", which does not ask about the reaction "share". */
const asShare = /\b(?:share|number|count)s? of\b/gi;
export const withoutShares = (prompt: string): string => prompt.replace(asShare, ' ');

/** Words that occur in any question about people on platforms. */
const general = stemsOf(
  `people person user contributor member audience listener viewer follower customer visitor everybody everyone
  average mean median typical usual common percent percentage share proportion fraction total overall general
  overview summary summarise summarize report chart graph statistic stats fact figure number interesting anything
  everything something thing compare comparison versus vs difference different differ similar tell say know describe
  explain analyse analyze understand see ask help hello hi thank platform social media site app pool upload contribution
  contribute today now currently recent recently last next past year lately other others use spend active group suggest mask
  many much often likely best better great every always singapore singaporean never think mean happen going like want there let us 
  question answer thanks please want get make enough why reason cause launch post reach use used
  start stop begin scroll browse open`,
);

/** Words for attributes of people that no pool counts. */
const notCounted = stemsOf(
  `age aged ages young younger older elderly teenager teen adult millennial birthday generation gender sex sexual woman
  women man men female male girl boy income salary wage earn earning rich poor wealth wealthy married marriage single
  divorced child children kid parent family education educated degree university race racial ethnic ethnicity
  nationality religion religious country countries city cities region live location politics political vote voter party
  opinion believe health ill disease weight height price prices cost revenue profit budget money buy purchase bought`,
);
const agePhrase = /\bhow old\b/i;

export const asksNotCounted = (prompt: string): boolean =>
  agePhrase.test(prompt) ||
  asksElsewhere(prompt) ||
  wordsOf(prompt).some((word) => notCounted.has(stem(word)));

/**
 * Returns whether a prompt that matches no query asks for something in particular.
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

const deed =
  /\b(?:do|does|did|are) (?:people|they|users|listeners|viewers|contributors|singaporeans) (?:usually |mostly |often )?(\w+)/i;

/** Whether a prompt asks when people do something else than what is counted, such as "when do people sleep". */
export const asksOtherDeed = (prompt: string, known: ReadonlySet<string>): boolean => {
  const verb = deed.exec(prompt)?.[1];
  return verb !== undefined && asksSomethingElse(verb, known);
};

const whatNoun = /\b(?:what|which)(?: (?:kind|type|sort)s? of)? (?!do\b|did\b|are\b|is\b)(\w+)/i;
const whatVerb = /\bwhat (?:do|did|are) (?:people|they|users) (\w+)/i;

/** Returns the word for what a prompt asks for: "music" of "what music at weekends", "watch" of "what do people watch". */
export const wordAskedFor = (prompt: string): string | undefined =>
  (whatVerb.exec(prompt) ?? whatNoun.exec(prompt))?.[1]?.toLowerCase();

const content =
  /\b(?:what|which \w+) (?:do|did|are) (?:people|they|users) (?:search\w*|look\w* (?:up|for)|google\w*|talk\w*|discuss\w*|say\w*|writ\w+|(?:post|tweet|comment)\w* (?:about|on))\b/i;

/** Whether a prompt asks what people write or search, or for things that are not counted, such as "what hashtags". */
export const asksContent = (prompt: string, known: ReadonlySet<string>): boolean => {
  const things =
    /\b(?:what|which)(?: are| were)?(?: the)?(?: (?:most|top|trending|popular|common|viral))* (\w+s)\b/i.exec(
      prompt,
    )?.[1];
  return content.test(prompt) || (things !== undefined && asksSomethingElse(things, known));
};

const platformAsked =
  /\b(?:both|together|combined?|overlap\w*|cross-?platform|same (?:people|users|contributors|persons?)|also (?:use|on|listen|watch))\b/i;
const dayOfWeek = '(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const hourOfDay = '(?:hours?|time of (?:the )?day|mornings?|afternoons?|evenings?|nights?)';
const hoursOfDays = new RegExp(
  `\\b${hourOfDay}\\b.{0,40}\\b(?:on|at|during|between|of|against|by|per|vs\\.?|versus|and) (?:the |a )?${dayOfWeek}\\b|\\b${dayOfWeek}\\b.{0,20}\\b(?:${hourOfDay})\\b.{0,30}\\b(?:vs\\.?|versus|against|than|differ\\w*|compare\\w*)|\\b(?:weekday|weekend|saturday|sunday|friday) ${hourOfDay}\\b`,
  'i',
);
const reliability =
  /\b(?:reliab\w*|trust\w*|accura\w*|confiden\w*|significan\w*|representative|biase?d?|believ\w*|how (?:sure|certain|exact|precise))\b.{0,40}\b(?:numbers?|figures?|insights?|results?|answers?|statistics?|shares?|you|it|this|these|that|they)\b|\b(?:numbers?|figures?|insights?|results?|answers?|statistics?|shares?)\b.{0,30}\b(?:reliab\w*|trust\w*|accura\w*|significan\w*|representative|biase?d?|exact|precise)\b|\b(?:margins? of error|sample size|(?:how (?:many|much)|why is there|what is|the) noise|how (?:big|large|many).{0,20}\bsamples?|how (?:accurate|reliable|exact|precise|noisy)|(?:contributors?|sample|people|data) .{0,20}(?:representative|biase?d?|typical)|representative of|typical (?:singaporeans?|residents?|of))\b/i;
const kin =
  /\b(?:my|his|her|their) (?:friend|wife|husband|girlfriend|boyfriend|ex|mother|father|mum|mom|dad|son|daughter|sister|brother|boss|colleague|neighbour|neighbor|teacher)\b/i;
const onePerson =
  /\b(?:which|what) (?:single )?(?:person|user|contributor|listener|viewer|member|individual|account)\b(?! (?:types?|kinds?|groups?|ages?|segments?|industr\w+|activit\w+|behaviou?rs?|habits?)\b)|\b(?:one|a single|single|this|that|a certain|a specific|a particular|each|every) (?:person|user|contributor|listener|viewer|member|individual)(?:[’']s)?\b(?! (?:counts|weighs))|\b(?:user|contributor|upload) (?:number |id |no\.? |#)?\w*\d\w*\b|\bwhat (?:do|did|have) i\b|\bmy (?:own )?(?:data|history|plays|habits|listening|uploads?|records?)\b|\bwho (?:is|was)\b(?!.*\b(?:artists?|singers?|bands?|channels?|creators?|youtubers?)\b)|\bwho (?:listens?|watche?s|plays?|posts?|contribut\w+|uploaded)\b(?! most)/i;

const peopleOfPool =
  '(?:people|persons?|contributors?|users?|listeners?|viewers?|members?|followers?|fans?|owners?)';
/** "Who are the" asks about people of a pool, unless the artists or channels that they play are asked for directly. */
const whoArePeople = new RegExp(
  `\\bwho are (?:the|your|these)\\b(?! (?:(?!(?:${peopleOfPool}|of|behind|in|on|from|with|for|who|that)\\b)[\\w-]+ ){0,3}` +
    `(?:artists?|singers?|bands?|channels?|creators?|youtubers?)\\b(?!['’]| ${peopleOfPool}\\b))`,
  'i',
);

export const asksReliability = (prompt: string): boolean => reliability.test(prompt);
/** A singular verb behind a name: “what does … listen to”. */
const named =
  /\b(?:what|which \w+|when|where|how (?:much|often|long)) (?:does|did) (?!(?:the|an?|every\w*|activity)\b)(?:\w+ ){1,4}(?:listen|watch|post|play|like|search|scroll)\b/i;

export const asksOnePerson = (prompt: string): boolean =>
  onePerson.test(prompt) || whoArePeople.test(prompt) || kin.test(prompt) || named.test(prompt);
export const asksHoursOfDays = (prompt: string): boolean => hoursOfDays.test(prompt);
export const asksTogether = (prompt: string): boolean => platformAsked.test(prompt);
/** Whether the prompt asks how many records of a kind each person has. */
export const asksRecordsOfEach = (prompt: string): boolean =>
  /\bhow (?:many|much|often) (?!(?:contributors?|people|users?|persons?|members?)\b)(?:\w+ ){0,3}?(?:do|does|did|has|have|per|(?:a|each|every) (?:day|week|month|year))\b/i.test(
    prompt,
  );
/** Whether the prompt asks for an amount of anything but records. */
export const asksAmount = (prompt: string): boolean =>
  /\bhow (?:many|much|often)\b/i.test(prompt) && !asksRecords(prompt) && !asksHowMany(prompt);
/** Whether the prompt asks which platform is used by more people, or more. */
export const asksWhichPlatform = (prompt: string): boolean =>
  /\b(?:which|what) (?:\w+ )?(?:platforms?|apps?|sites?|networks?|social (?:media|networks?))\b.*\b(?:most|more|best|popular|favou?rite|leads?|wins?)\b|\bmost (?:popular|used) (?:platform|app|site|network|social)\b/i.test(
    prompt,
  );
/** Whether the prompt asks how much time people spend: records are counted, not their length. */
export const asksDuration = (prompt: string): boolean =>
  /\bhow (?:many|much) (?:hours?|minutes?|time)\b|\b(?:screen|watch|listening) time\b|\btime (?:is )?spent\b|\bhow long (?:do|does|did)\b/i.test(
    prompt,
  );
/** Whether it is the time of use, and not how far records reach back. */
export const asksSpent = (prompt: string): boolean => /\bspen(?:d|ds|t)\b/i.test(prompt);
/** Whether the prompt asks about records: what is sold, not who takes part. */
export const asksRecords = (prompt: string): boolean =>
  /\b(?:records?|heav\w+|volume|size|histor\w+)\b/i.test(prompt);
/** Whether the prompt asks about two things apart from each other: "when, and on which devices". */
export const asksApart = (prompt: string): boolean => /\band\b|[,;&+]/i.test(prompt);
export const asksAboutPeople = (prompt: string): boolean =>
  /\b(?:people|users?|listeners?|viewers?|they|them|their|women|men|contributors|members|audience|everyone)\b/i.test(
    prompt,
  );

export const asksForecast = (prompt: string): boolean =>
  /\b(?:predict\w*|forecast\w*|future|next|will)\b/i.test(prompt);
export const asksWhy = (prompt: string): boolean => /\b(?:why|reasons?|causes?d?)\b/i.test(prompt);
/** Whether the prompt asks for the number of people, not of their records. */
export const asksHowMany = (prompt: string): boolean =>
  /\bhow many (?:contributors?|people|users?|persons?|members?)\b|\b(?:largest|biggest|smallest) (?:data )?pools?\b|\bpools? (?:is|are) (?:the )?(?:largest|biggest|smallest)\b/i.test(
    prompt,
  );
