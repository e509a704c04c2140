/**
 * The total of what each pool sells, updated as uploads come and go: the public card reads it instead of every
 * upload. A mark on the upload's summary changes in the same transaction, so that a repetition counts nothing.
 */
import { addTotals, noTotal, type PoolTotal } from '@cgdx/core/pool/card/pool-figures.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { absent, present } from '../ground/table/expression.ts';
import { change, didHold, findItem, writeTogether } from '../ground/table/item.ts';
import { listItems, queryAll } from '../ground/table/query.ts';
import { findUpload, type Upload } from './upload.ts';

const marks = 'SummaryTable';
const sums = 'PoolTotalTable';

type Whose = Pick<Upload, 'dataPoolId' | 'userSub' | 'uploadHash'>;

const markKey = ({ dataPoolId, userSub, uploadHash }: Whose) => ({
  dataPoolId: platformOfPool(dataPoolId),
  contributor: `${userSub}#${uploadHash}`,
});

/**
 * A total is divided into parts, so that uploads that come at once seldom conflict. An upload is always in the
 * same part.
 */
const partOf = (uploadHash: string): string => uploadHash.slice(0, 1);

const sumChange = ({ dataPoolId, uploadHash }: Whose, { uploads, records, quality }: PoolTotal) =>
  change(sums, { dataPoolId, part: partOf(uploadHash) }, { count: { uploads, records, quality } });

/** Counts an upload whose summary is stored; a repetition adds nothing. */
export async function countInTotal({ records = 0, quality, ...whose }: Upload): Promise<void> {
  const inTotal = { uploads: 1, records, quality };
  const marked = change(marks, markKey(whose), {
    set: { inTotal },
    onlyIf: { contributor: present, inTotal: absent, withdrawnAt: absent },
  });
  await didHold(writeTogether([marked, sumChange(whose, inTotal)]));
}

const totalSchema = z.object({ uploads: z.number(), records: z.number(), quality: z.number() });
const markSchema = z.object({ inTotal: totalSchema.optional() });

/** Takes an upload that is no longer sold out of the total; a repetition takes nothing. */
export async function takeFromTotal(whose: Whose): Promise<void> {
  const mark = await findItem(marks, markKey(whose), markSchema);
  if (mark?.inTotal === undefined) return;
  const { uploads, records, quality } = mark.inTotal;
  const unmarked = change(marks, markKey(whose), { unset: ['inTotal'], onlyIf: { inTotal: present } });
  const less = { uploads: -uploads, records: -records, quality: -quality };
  await didHold(writeTogether([unmarked, sumChange(whose, less)]));
}

const contributorSchema = z.object({ contributor: z.string() });

/** Counts the uploads that are older than the totals, or whose event was lost. */
export async function countMissing(platform: PlatformId): Promise<void> {
  const kept = await queryAll(
    {
      TableName: tableName('SummaryTable'),
      KeyConditionExpression: 'dataPoolId = :platform',
      FilterExpression: 'attribute_not_exists(inTotal) AND attribute_not_exists(withdrawnAt)',
      ExpressionAttributeValues: { ':platform': platform },
      ProjectionExpression: 'contributor',
    },
    contributorSchema,
  );
  for (const { contributor } of kept) {
    const upload = await findUpload(contributor.slice(contributor.indexOf('#') + 1));
    if (upload !== undefined) await countInTotal(upload);
  }
}

export async function readTotal(dataPoolId: string): Promise<PoolTotal> {
  const parts = await listItems(sums, { dataPoolId }, { schema: totalSchema });
  return parts.reduce(addTotals, noTotal);
}
