import { csvOf, dayName, type Table } from '@cgdx/core/export/testing/linkedin-history.ts';
import {
  anyTimes,
  type Generate,
  type Generator,
  idOfMs,
  type Knobs,
  madeBy,
  type Random,
  sittingTimes,
  stampOf,
  textOf,
  timesOf,
} from './generator.ts';

/** The id contains the time of the post. */
const linkOf = (anyRandom: Random, knobs: Knobs, at: number): string => {
  const { random, made } = madeBy(anyRandom, knobs, at - 300 - Math.floor(1e6 * anyRandom() ** 4));
  const ms = made * 1_000 + Math.floor(1_000 * random());
  return `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${idOfMs(random, knobs, ms)}`;
};

const filesOf = (tables: Readonly<Record<string, Table>>) =>
  Object.entries(tables).map(([path, table]) => ({ path, data: csvOf(table) }));

const plain: Generate = (random, knobs) => {
  const rows = timesOf(anyTimes, random, knobs)
    .toReversed()
    .map((at) => [stampOf(at), 'LIKE', linkOf(random, knobs, at)]);
  return filesOf({ 'Reactions.csv': [['Date', 'Type', 'Link'], ...rows] });
};

const careful: Generate = (random, knobs) => {
  const times = timesOf(sittingTimes, random, knobs).toReversed();
  const some = (share: number) => times.filter(() => random() < share);
  return filesOf({
    'Connections.csv': [
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ...some(0.2).map((at, n) => [
        ...[
          textOf(knobs, 'Given', n),
          `Family${n}`,
          `https://www.linkedin.com/in/p-${n}`,
          '',
          `Firm ${n % 30}`,
        ],
        ...['Engineer', dayName(at)],
      ]),
    ],
    'Reactions.csv': [
      ['Date', 'Type', 'Link'],
      ...times.map((at) => [stampOf(at), 'LIKE', linkOf(random, knobs, at)]),
    ],
    'Comments.csv': [
      ['Date', 'Link', 'Message'],
      ...some(0.1).map((at, n) => [
        stampOf(at),
        linkOf(random, knobs, at),
        textOf(knobs, 'Well said, number', n),
      ]),
    ],
    'SearchQueries.csv': [
      ['Time', 'Search Query'],
      ...some(0.1).map((at, n) => [`${stampOf(at)} UTC`, textOf(knobs, 'engineer', n % 50)]),
    ],
  });
};

const parts = [linkOf, idOfMs, filesOf, csvOf, stampOf];
export const linkedin: Generator = {
  plain: { generate: plain, parts: [...parts, anyTimes] },
  careful: { generate: careful, parts: [...parts, sittingTimes, dayName] },
};
