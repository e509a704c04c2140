/** Writes a synthetic archive of X of any size, in its layouts, and each forgery of it. */
import { watermarkFile } from '@cgdx/core/authenticity/watermark.ts';
import { sinceNewestSeconds } from '../ground/timeline.ts';
import type { ZipWriter } from '../ground/zip-writer.ts';
import { detailsOf } from './detail-file.ts';
import { type ListInput, listOf, ownersOf, spanSeconds } from './list.ts';
import type { Owner } from './owner.ts';
import type { ListName } from './record.ts';
import { filesOfVariant } from './variant-file.ts';
import { xJson } from './x-json.ts';

interface SampleFile {
  /** `tweets-part1` */
  readonly stem: string;
  readonly variable: string;
  readonly count: number;
  chunks(): Iterable<string>;
}

/** The number of files for the posts of a split archive. */
const partsOfSplit = 3;
const yearMs = 365 * 86_400_000;

export async function writeXSample(zip: ZipWriter, input: ListInput): Promise<void> {
  await zip.add(watermarkFile, [
    'Made by the sample generator of the CGDX marketplace. Nobody lives here.\n',
  ]);
  const [owner] = ownersOf(input);
  if (owner === undefined) throw new Error('a sample is of somebody');
  if (input.variant === 'archive-2012') {
    await writeMonths(zip, input, owner);
    return;
  }
  const folder = input.variant === 'archive-2019' ? '' : 'data/';
  const openedMs = input.asOfMs - (spanSeconds + sinceNewestSeconds) * 1000 - yearMs;
  const files = [
    ...detailsOf(owner, openedMs).map(([stem, records]) => detailFile(stem, records)),
    ...filesOfVariant[input.variant].flatMap(([list, stem]) => listFiles(list, stem, input)),
  ];
  await zip.add('Your archive.html', ['<!DOCTYPE html><title>Your archive</title>\n']);
  if (folder !== '') await zip.add('data/manifest.js', [manifestOf(files, owner, input.asOfMs)]);
  for (const file of files) await zip.add(`${folder}${file.stem}.js`, scriptOf(file));
}

function* scriptOf({ variable, chunks, count }: SampleFile): Generator<string> {
  yield `window.YTD.${variable} = [`;
  yield* chunks();
  yield count === 0 ? ' ]' : '\n]';
}

const snake = (stem: string) => stem.replaceAll('-', '_');

function detailFile(stem: string, records: Parameters<typeof xJson>[0] & readonly unknown[]): SampleFile {
  return {
    stem,
    variable: `${snake(stem)}.part0`,
    count: records.length,
    chunks: () => (records.length === 0 ? [] : [xJson(records).slice(1, -2)]),
  };
}

function listFiles(list: ListName, stem: string, input: ListInput): SampleFile[] {
  const { countOf, chunks } = listOf(list, input);
  const parts = input.variant === 'split' && list === 'post' ? partsOfSplit : 1;
  return Array.from({ length: parts }, (_, part) => ({
    stem: part === 0 ? stem : `${stem}-part${part}`,
    variable: `${snake(stem)}.part${part}`,
    count: countOf(part, parts),
    chunks: () => chunks(part, parts),
  }));
}

function manifestOf(
  files: readonly SampleFile[],
  { accountId, userName, person }: Owner,
  asOfMs: number,
): string {
  const camel = (stem: string) => stem.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const types = new Map<string, { fileName: string; globalName: string; count: string }[]>();
  for (const { stem, variable, count } of files) {
    const type = camel(stem.replace(/-part\d+$/, ''));
    const file = { fileName: `data/${stem}.js`, globalName: `YTD.${variable}`, count: String(count) };
    types.set(type, [...(types.get(type) ?? []), file]);
  }
  return `window.__THAR_CONFIG = ${xJson({
    userInfo: { accountId, userName, displayName: `${person.givenName} ${person.familyName}` },
    archiveInfo: {
      sizeBytes: '1000000',
      generationDate: new Date(asOfMs).toISOString(),
      isPartialArchive: false,
      maxPartSizeBytes: '53687091200',
    },
    readmeInfo: { fileName: 'data/README.txt', directory: 'data/', name: 'README.txt' },
    dataTypes: Object.fromEntries([...types].map(([type, files]) => [type, { files }])),
  })}`;
}

/** Writes an archive of 2012, which has a file for each month and little else. The reader ignores the month of a file. */
async function writeMonths(zip: ZipWriter, input: ListInput, owner: Owner): Promise<void> {
  const { person, accountId, userName } = owner;
  const details = {
    screen_name: userName,
    full_name: `${person.givenName} ${person.familyName}`,
    bio: '',
    id: accountId,
    created_at: '2012-03-04 05:06:07 +0000',
  };
  await zip.add('data/js/user_details.js', [`var user_details = ${xJson(details)}`]);
  const list = listOf('post', input);
  const months = 6;
  for (let part = 0; part < months; part++) {
    const name = `2026_0${part + 1}`;
    await zip.add(
      `data/js/tweets/${name}.js`,
      (function* () {
        yield `Grailbird.data.tweets_${name} = \n [`;
        yield* list.chunks(part, months);
        yield list.countOf(part, months) === 0 ? ' ]' : '\n]';
      })(),
    );
  }
}
