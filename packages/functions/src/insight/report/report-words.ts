/** What a report says of its method and its limits. */
import { editionsAYear, leastContributors } from '@cgdx/core/insight/due.ts';
import { k } from '@cgdx/core/insight/release.ts';

export const reportTitle = 'Insights from the CGDX data pools';

export const method: readonly string[] = [
  'Every number comes from a fixed list of queries over the masked data of contributors. No record and no text of a contributor is read to answer a question: only counts that were made when an upload was masked.',
  'Each contributor weighs the same, however much they contributed. A share is the average over contributors of how their own records divide.',
  `A cell is shown only if at least ${k} contributors are in it, and if what remains when cells are taken away holds nobody or at least ${k} contributors. Small neighbouring cells are joined, and others put together, until this is so. A pool says nothing before it has ${leastContributors} contributors.`,
  `Noise with a two-sided geometric distribution is added to each number once, when an edition of a pool is published. Everybody who asks is shown the same number, so that asking again, or together, tells nothing more. The margin beside a number holds 19 times of 20. A pool has at most ${editionsAYear} editions a year.`,
];

/** Said if there is one. */
export const boxesMean =
  'A □ stands for a sign that no font of this report has, as those of Korean. The page on which the report was asked for shows all of them.';

export const limits: readonly string[] = [
  'Contributors chose to take part: they are no random sample of a platform’s users or of a country. The margin is that of the noise, not of the sample.',
  'A platform keeps some records longer than others, and people export at different times: a month with less activity may be one that fewer exports reach.',
  'What is written here describes the past. Nothing in it is a forecast or advice.',
];
