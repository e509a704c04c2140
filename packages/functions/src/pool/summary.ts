/**
 * What insights count of each upload, from the step that masks it until it is withdrawn. It goes by platform, whatever was
 * offered of an export: the column `dataPoolId` has the platform.
 */
import type { Contributor } from '@cgdx/core/insight/measure.ts';
import { addSummaries, type Summary } from '@cgdx/core/insight/summary.ts';
import { summarySchema } from '@cgdx/core/insight/summary-schema.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { bucketName, tableName } from '../ground/links.ts';
import { findVersion, readJson, writeJson } from '../ground/object.ts';
import { absent, present } from '../ground/table/expression.ts';
import { change, didHold, put, remove, writeTogether } from '../ground/table/item.ts';
import { pagesOfQuery } from '../ground/table/query.ts';
import type { Upload } from './upload.ts';

const table = 'SummaryTable';

/** Beside the dataset, but not in its manifest: it goes with the dataset, and nobody can buy it. */
const summaryKey = (datasetPrefix: string): string => `${datasetPrefix}summary.json`;

export const storeSummary = (datasetPrefix: string, summary: Summary): Promise<void> =>
  writeJson(bucketName('VerifiedBucket'), summaryKey(datasetPrefix), summary);

/** Returns undefined if there is none: the dataset was deleted, or is older than summaries. */
export async function loadSummary(datasetPrefix: string): Promise<Summary | undefined> {
  const bucket = bucketName('VerifiedBucket');
  const key = summaryKey(datasetPrefix);
  if ((await findVersion(bucket, key)) === undefined) return undefined;
  return summarySchema.parse(await readJson(bucket, key));
}

type Whose = Pick<Upload, 'dataPoolId' | 'userSub' | 'uploadHash'>;

const membersOf = (dataPoolId: string): string => `members#${dataPoolId}`;
const contributorOf = ({ userSub, uploadHash }: Whose): string => `${userSub}#${uploadHash}`;
const personOf = (contributor: string): string => contributor.slice(0, contributor.lastIndexOf('#'));

/** Adds an upload to its platform's, once. */
export async function addSummary(upload: Upload, summary: Summary): Promise<void> {
  const contributor = contributorOf(upload);
  const { quality } = upload;
  const dataPoolId = platformOfPool(upload.dataPoolId);
  const once = { contributor: absent };
  await didHold(
    writeTogether([
      put(table, { dataPoolId: membersOf(dataPoolId), contributor, addedAt: new Date().toISOString() }, once),
      put(table, { dataPoolId, contributor, quality, summary: JSON.stringify(summary) }, once),
    ]),
  );
}

/** Deletes what is counted of an upload; when it came and went is kept, since an edition may hold it. */
export async function removeSummary(whose: Whose, withdrawnAt: string): Promise<void> {
  const contributor = contributorOf(whose);
  const dataPoolId = platformOfPool(whose.dataPoolId);
  await didHold(
    writeTogether([
      remove(table, { dataPoolId, contributor }),
      change(
        table,
        { dataPoolId: membersOf(dataPoolId), contributor },
        { set: { withdrawnAt }, onlyIf: { addedAt: present } },
      ),
    ]),
  );
}

/** Yields a pool's items by person: those of one are neighbours. */
async function* byPerson<T extends { readonly contributor: string }>(
  dataPoolId: string,
  schema: z.ZodType<T>,
): AsyncGenerator<readonly T[]> {
  const pages = pagesOfQuery({
    TableName: tableName(table),
    KeyConditionExpression: 'dataPoolId = :pool',
    ExpressionAttributeValues: { ':pool': dataPoolId },
    ConsistentRead: true,
  });
  let person: T[] = [];
  for await (const page of pages) {
    for (const raw of page) {
      const item = schema.parse(raw);
      if (person[0] && personOf(person[0].contributor) !== personOf(item.contributor)) {
        yield person;
        person = [];
      }
      person.push(item);
    }
  }
  if (person.length > 0) yield person;
}

const memberSchema = z.object({
  contributor: z.string(),
  addedAt: z.string(),
  withdrawnAt: z.string().optional(),
});

export interface Membership {
  readonly contributors: number;
  /** The number of people in an edition, and how many have joined and left since. */
  readonly inLastEdition: number;
  readonly joined: number;
  readonly left: number;
  /** Unix ms of the first withdrawal of an upload that the edition holds; undefined if there was none. */
  readonly withdrawnMs: number | undefined;
}

/**
 * Counts who is in a pool and who was in an edition. Whoever came while that edition was being read counts as read:
 * this delays the next one, and never hastens it.
 * @param madeAt of the edition; without it, the edition counts as empty
 */
export async function readMembership(dataPoolId: PlatformId, madeAt = ''): Promise<Membership> {
  const seen = { contributors: 0, inLastEdition: 0, joined: 0, left: 0 };
  let withdrawnMs: number | undefined;
  for await (const uploads of byPerson(membersOf(dataPoolId), memberSchema)) {
    const isIn = uploads.some(({ withdrawnAt }) => withdrawnAt === undefined);
    const held = uploads.filter(
      ({ addedAt, withdrawnAt = '~' }) => addedAt <= madeAt && withdrawnAt > madeAt,
    );
    const wasIn = held.length > 0;
    for (const { withdrawnAt } of held) {
      if (withdrawnAt !== undefined)
        withdrawnMs = Math.min(withdrawnMs ?? Date.now(), Date.parse(withdrawnAt));
    }
    seen.contributors += Number(isIn);
    seen.inLastEdition += Number(wasIn);
    seen.joined += Number(isIn && !wasIn);
    seen.left += Number(wasIn && !isIn);
  }
  return { ...seen, withdrawnMs };
}

const countedSchema = z.object({
  contributor: z.string(),
  quality: z.number().int(),
  summary: z.string().transform((text) => JSON.parse(text) as Summary),
});

/** Returns a pool's contributors, each with all their uploads. */
export async function readContributors(dataPoolId: PlatformId): Promise<Contributor[]> {
  const contributors: Contributor[] = [];
  for await (const uploads of byPerson(dataPoolId, countedSchema)) {
    contributors.push({
      summary: addSummaries(uploads.map(({ summary }) => summary)),
      quality: Math.max(...uploads.map(({ quality }) => quality)),
    });
  }
  return contributors;
}
