/** What a report says of its method and its limits. */
import { editionsAYear, epsilon, leastContributors } from '@cgdx/core/insight/budget.ts';

export const reportTitle = 'Insights from the CGDX data pools';

export const method: readonly string[] = [
  'Every number comes from a fixed list of queries over the masked data of contributors. No record and no text of a contributor is read to answer a question: only counts that were made when an upload was masked.',
  'Each contributor weighs the same, however much they contributed. A share is first computed from each contributor’s own records, then averaged over contributors.',
  `Every number has noise with a Gaussian distribution, drawn once, when an edition of a pool is published: on the first day of each quarter, ${editionsAYear} times a year. The list of numbers depends on no contributor’s data. Names come from public lists alone, and whoever joins is counted from the second edition on. Everything that is said of a pool in a year tells at most an epsilon of ${epsilon} of each contributor.`,
  `The margin beside a number holds 19 times of 20. A number whose margin is too wide is left out; a pool says nothing below about ${leastContributors} contributors. Everybody who asks is shown the same number, so that asking again, or together, tells nothing more.`,
];

export const reading: readonly string[] = [
  'A share is the mean over contributors: 40% of each contributor’s records in the evening means that an average contributor has 40 of 100 records there, not that 40% of contributors do.',
  'The thin line at the end of a bar, or the band around a line, spans the margin. Two figures of one pool are told apart if they differ by more than two margins; closer ones are called about equal, and their order may be chance.',
  '“All others” is the mean of all other pools that are large enough, each counting the same. It shows what is of this platform and what is of people in general.',
];

/** Printed if the report contains a box. */
export const boxesMean =
  'A □ stands for a character that no font of this report has, such as those of Korean. The page on which the report was asked for shows all of them.';

export const limits: readonly string[] = [
  'Contributors chose to take part: they are no random sample of a platform’s users or of a country. The margin is that of the noise, not of the sample.',
  'A platform keeps some records longer than others, and people export at different times: a month with less activity may be one that fewer exports reach.',
  'What is written here describes the past. Nothing in it is a forecast or advice.',
];
