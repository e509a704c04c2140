import { csvOf, dayName, type Table } from '@cgdx/core/export/testing/linkedin-history.ts';
import { anyTimes, type Generate, type Generator, type Random, sittingTimes, stampOf } from './generator.ts';

/** The id says when the post was made. */
const linkOf = (random: Random, at: number): string => {
  const made =
    BigInt(at - 300 - Math.floor(1e6 * random() ** 4)) * 1_000n + BigInt(Math.floor(1_000 * random()));
  const id = (made << 22n) + BigInt(Math.floor(2 ** 22 * random()));
  return `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${id}`;
};

const filesOf = (tables: Readonly<Record<string, Table>>) =>
  Object.entries(tables).map(([path, table]) => ({ path, data: csvOf(table) }));

const plain: Generate = (random, knobs) => {
  const rows = anyTimes(random, knobs)
    .toReversed()
    .map((at) => [stampOf(at), 'LIKE', linkOf(random, at)]);
  return filesOf({ 'Reactions.csv': [['Date', 'Type', 'Link'], ...rows] });
};

const careful: Generate = (random, knobs) => {
  const times = sittingTimes(random, knobs).toReversed();
  const some = (share: number) => times.filter(() => random() < share);
  return filesOf({
    'Connections.csv': [
      ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
      ...some(0.2).map((at, n) => [
        ...[`Given${n}`, `Family${n}`, `https://www.linkedin.com/in/p-${n}`, '', `Firm ${n % 30}`],
        ...['Engineer', dayName(at)],
      ]),
    ],
    'Reactions.csv': [
      ['Date', 'Type', 'Link'],
      ...times.map((at) => [stampOf(at), 'LIKE', linkOf(random, at)]),
    ],
    'Comments.csv': [
      ['Date', 'Link', 'Message'],
      ...some(0.1).map((at, n) => [stampOf(at), linkOf(random, at), `Well said, number ${n}`]),
    ],
    'SearchQueries.csv': [
      ['Time', 'Search Query'],
      ...some(0.1).map((at, n) => [`${stampOf(at)} UTC`, `engineer ${n % 50}`]),
    ],
  });
};

export const linkedin: Generator = { plain, careful };
