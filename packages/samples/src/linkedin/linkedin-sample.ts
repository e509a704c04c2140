/** Writes a synthetic LinkedIn export of any size, in any of its layouts, and each forgery of it. */

import { watermarkFile, watermarkUser } from '@cgdx/core/authenticity/watermark.ts';
import { copiesOf, type Forgery } from '../ground/forgery.ts';
import { inventPerson, type Person } from '../ground/person.ts';
import { createRandom } from '../ground/random.ts';
import type { CheckedSample } from '../ground/sample-layout.ts';
import { createTimeline, daySeconds, sinceNewestSeconds, type Timeline } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { personFiles } from './person-file.ts';
import { type LargeTable, largeTables, type Row } from './table-row.ts';

/** `complete` and `basic` are LinkedIn's current layouts; `complete-2021` has no URLs; `re-saved` was saved by a spreadsheet. */
export const linkedinVariants = ['complete', 'complete-2026', 'complete-2021', 'basic', 're-saved'] as const;
export type LinkedinVariant = (typeof linkedinVariants)[number];

type Input = CheckedSample<LinkedinVariant>;

const spanSeconds = 9 * 365 * daySeconds;
/** The number of rows from which the mean size of one is computed. */
const pilotRows = 200;
const rowsPerChunk = 500;

const suffixed = new Set(['Comments', 'Shares', 'Reactions']);

const notes =
  'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n';

export async function writeLinkedinSample(zip: ZipWriter, input: Input): Promise<void> {
  const { variant, asOfMs, person, seed, forge } = input;
  const newest = Math.floor(asOfMs / 1000) - sinceNewestSeconds;
  const people = forge === 'merge' ? [person, inventPerson(`${seed} other`)] : [person];
  await zip.add(watermarkFile, [watermarkText]);
  const tables = people.map((owner) =>
    largeTables(owner, watermarkUser, variant !== 'complete-2021').filter(
      ({ isLargerOnly }) => variant !== 'basic' || !isLargerOnly,
    ),
  );
  const [own = []] = tables;
  const shares = own.reduce((sum, { share }) => sum + share, 0) * people.length;
  const rowBytes = input.sizeBytes / shares / copiesOf(forge);
  const format = formatOf(variant);
  for (const [n, { name, header, share }] of own.entries()) {
    const parts = tables.flatMap((list, who) => {
      const table = list[n];
      if (table === undefined) return [];
      return [{ table, net: network(table, `${seed} ${who}`, rowBytes * share, newest, forge) }];
    });
    const suffix = variant === 'complete-2026' && suffixed.has(name) ? `_${memberId(person)}` : '';
    const before = name === 'Connections' ? notes : '';
    await zip.add(
      `${name}${suffix}.csv`,
      csvChunks(format.mark + before + format.line(header), parts, format, forge),
    );
  }
  const registered = newest - spanSeconds - 200 * daySeconds;
  for (const [name, rows] of Object.entries(personFiles(person, registered))) {
    const second = people[1] === undefined ? [] : (personFiles(people[1], registered)[name] ?? []).slice(1);
    await zip.add(name, [format.mark + [...rows, ...second].map(format.line).join('')]);
  }
}

interface Format {
  readonly mark: string;
  readonly line: (row: Row) => string;
}

function formatOf(variant: LinkedinVariant): Format {
  const isSaved = variant === 're-saved';
  const delimiter = isSaved ? ';' : ',';
  const special = isSaved ? /[";\r\n]/ : /[",\r\n]/;
  const cell = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const end = isSaved ? '\r\n' : '\n';
  return { mark: isSaved ? '\uFEFF' : '', line: (row) => row.map(cell).join(delimiter) + end };
}

function network(
  table: LargeTable,
  seed: string,
  bytes: number,
  newest: number,
  forge: Forgery | undefined,
): Timeline {
  const make = (count: number) =>
    createTimeline({ seed: `${table.name} ${seed}`, count, newest, spanSeconds, forge });
  const pilot = make(pilotRows);
  let length = 0;
  for (let i = 0; i < pilotRows; i++) length += Buffer.byteLength(table.row(pilot, i).join(',')) + 1;
  return make(Math.max(1, Math.round((bytes * pilotRows) / length)));
}

interface Part {
  readonly net: Timeline;
  readonly table: LargeTable;
}

function* csvChunks(
  head: string,
  parts: readonly Part[],
  { line }: Format,
  forge: Forgery | undefined,
): Generator<string> {
  yield head;
  for (const { net, table } of parts) {
    let chunk: string[] = [];
    for (let i = 0; i < net.count; i++) {
      const text = line(table.row(net, i));
      chunk.push(text.repeat(copiesOf(forge)));
      if (chunk.length < rowsPerChunk) continue;
      yield chunk.join('');
      chunk = [];
    }
    yield chunk.join('');
  }
}

/** Returns the account's number, nine digits. */
const memberId = ({ userName }: Person): number =>
  createRandom(`member ${userName}`).between(100_000_000, 999_999_999);

const watermarkText = `This archive was made by the CGDX sample generator. Every person and company in it is invented.
It is for trying out a local stack; it is refused everywhere else.
`;
