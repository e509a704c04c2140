/**
 * The counts of each pool, into which each person's uploads are folded as they are added and withdrawn. A
 * person's own folded counts are stored beside the pool's and change in the same transaction, so that a
 * repetition adds nothing, and a crash leaves both changed or neither.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { addCounts, type Counts, countsOf, noCounts } from '@cgdx/core/insight/fold.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { stillAt } from '../ground/table/expression.ts';
import { findItem, put, tryTogether } from '../ground/table/item.ts';
import { listItems, queryAll } from '../ground/table/query.ts';
import { countedUploads } from './summary.ts';

const table = 'SummaryTable';

const storedSchema = z.object({
  version: z.number().int(),
  counts: z.string().transform((text) => JSON.parse(text) as Counts),
});
type Stored = z.infer<typeof storedSchema>;

const nothing: Stored = { version: 0, counts: noCounts };

/**
 * A pool's counts are divided into parts, so that people who come at once seldom conflict. A person is always
 * in the same part.
 */
const parts = 16;
const partOf = (userSub: string): string =>
  String((createHash('sha256').update(userSub).digest()[0] ?? 0) % parts).padStart(2, '0');

/** What was folded by another rule is read no more: everybody is folded again before the next edition. */
const rule = 3;
const countsOfPool = (dataPoolId: PlatformId): string => `counts#${rule}#${dataPoolId}`;
const foldedOfPool = (dataPoolId: PlatformId): string => `folded#${rule}#${dataPoolId}`;

const partKey = (dataPoolId: PlatformId, userSub: string) => ({
  dataPoolId: countsOfPool(dataPoolId),
  contributor: partOf(userSub),
});
const personKey = (dataPoolId: PlatformId, userSub: string) => ({
  dataPoolId: foldedOfPool(dataPoolId),
  contributor: userSub,
});

const find = async (key: ReturnType<typeof partKey>): Promise<Stored> =>
  (await findItem(table, key, storedSchema)) ?? nothing;

const next = (key: ReturnType<typeof partKey>, { version }: Stored, counts: Counts) =>
  put(table, { ...key, version: version + 1, counts: JSON.stringify(counts) }, { version: stillAt(version) });

/** Drops the past years: their columns are published, and no edition reads their counts again. */
function withoutPast({ quarters, years }: Counts, nowMs: number): Counts {
  const first = new Date(nowMs).getUTCFullYear() - 1;
  return {
    quarters,
    years: Object.fromEntries(Object.entries(years).filter(([year]) => Number(year) >= first)),
  };
}

/**
 * The attempts: other people of the part, or other uploads of the person, may be written first, each of them
 * once.
 */
const mostTries = 100;
const longestPauseMs = 50;

/**
 * Makes a person's folded counts equal to those of their uploads now.
 * @throws MarketError PoolIsBusy if others keep being written first; the caller may repeat the call
 */
export async function foldPerson(dataPoolId: PlatformId, userSub: string): Promise<void> {
  const [person, part] = [personKey(dataPoolId, userSub), partKey(dataPoolId, userSub)];
  for (let tries = 0; tries < mostTries; tries++) {
    // Read before the uploads: if an upload is added after this, the version has changed and the write fails.
    const folded = await find(person);
    const uploads = await countedUploads(dataPoolId, userSub);
    const nowMs = Date.now();
    const wanted = withoutPast(countsOf(dataPoolId, uploads), nowMs);
    if (JSON.stringify(wanted) === JSON.stringify(folded.counts)) return;
    const counts = await find(part);
    const changed = addCounts(addCounts(counts.counts, folded.counts, -1), wanted);
    const writes = [next(person, folded, wanted), next(part, counts, withoutPast(changed, nowMs))];
    if (await tryTogether(writes)) return;
    await sleep(Math.random() * longestPauseMs);
  }
  throw new MarketError('busy', 'PoolIsBusy', 'Too many uploads to this data pool end at once.');
}

const contributorSchema = z.object({ contributor: z.string() });

const contributorsOf = (partition: string) =>
  queryAll(
    {
      TableName: tableName(table),
      KeyConditionExpression: 'dataPoolId = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ProjectionExpression: 'contributor',
      ConsistentRead: true,
    },
    contributorSchema,
  );

/** Folds the people who were never folded by this rule: their uploads are older than it. */
export async function foldUnfolded(dataPoolId: PlatformId): Promise<void> {
  const [uploads, folded] = await Promise.all([
    contributorsOf(dataPoolId),
    contributorsOf(foldedOfPool(dataPoolId)),
  ]);
  const known = new Set(folded.map(({ contributor }) => contributor));
  // An upload's key is its contributor and its hash.
  const people = new Set(uploads.map(({ contributor }) => contributor.split('#', 1)[0] ?? ''));
  for (const userSub of people) if (!known.has(userSub)) await foldPerson(dataPoolId, userSub);
}

/** Returns the counts of everybody in a pool. */
export async function readCounts(dataPoolId: PlatformId): Promise<Counts> {
  const stored = await listItems(table, { dataPoolId: countsOfPool(dataPoolId) }, { schema: storedSchema });
  return stored.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), noCounts);
}
