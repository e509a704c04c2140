/**
 * The summaries that insights count: one for each upload, stored from the step that masks it until it is
 * withdrawn.
 */
import type { CountedUpload } from '@cgdx/core/insight/fold.ts';
import type { Summary } from '@cgdx/core/insight/summary.ts';
import { summarySchema } from '@cgdx/core/insight/summary-schema.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { platformOfPool } from '@cgdx/core/pool/pool.ts';
import { z } from 'zod';
import { bucketName, tableName } from '../ground/links.ts';
import { findVersion, readJson, writeJson } from '../ground/object.ts';
import { absent, present } from '../ground/table/expression.ts';
import { change, put, tryWrite } from '../ground/table/item.ts';
import { queryAll } from '../ground/table/query.ts';
import type { Upload } from './upload.ts';

const table = 'SummaryTable';

/** Stored beside the dataset, but not in its manifest: it is deleted with the dataset, and nobody can buy it. */
const summaryKey = (datasetPrefix: string): string => `${datasetPrefix}summary.json`;

export const storeSummary = (datasetPrefix: string, summary: Summary): Promise<void> =>
  writeJson(bucketName('VerifiedBucket'), summaryKey(datasetPrefix), summary);

/** Returns the summary of an upload; undefined if its dataset was deleted, or is older than summaries. */
export async function loadSummary(datasetPrefix: string): Promise<Summary | undefined> {
  const bucket = bucketName('VerifiedBucket');
  const key = summaryKey(datasetPrefix);
  if ((await findVersion(bucket, key)) === undefined) return undefined;
  return summarySchema.parse(await readJson(bucket, key));
}

type Whose = Pick<Upload, 'dataPoolId' | 'userSub' | 'uploadHash'>;

const keyOf = ({ dataPoolId, userSub, uploadHash }: Whose) => ({
  dataPoolId: platformOfPool(dataPoolId),
  contributor: `${userSub}#${uploadHash}`,
});

/** Adds an upload's summary to its platform's, once. A withdrawn upload is not added again. */
export async function addSummary(upload: Upload, summary: Summary): Promise<void> {
  const { quality } = upload;
  const addedAt = new Date().toISOString();
  await tryWrite(
    put(
      table,
      { ...keyOf(upload), addedAt, quality, summary: JSON.stringify(summary) },
      { contributor: absent },
    ),
  );
}

/** Deletes an upload's summary. A mark stays, so that no late event adds it again. */
export async function removeSummary(whose: Whose, withdrawnAt: string): Promise<void> {
  await tryWrite(
    change(table, keyOf(whose), {
      set: { withdrawnAt },
      unset: ['summary'],
      onlyIf: { contributor: present },
    }),
  );
}

const storedSchema = z.object({
  /** Absent from summaries that are older than this field. */
  addedAt: z.string().default('2000-01-01T00:00:00.000Z'),
  quality: z.number().int(),
  summary: z
    .string()
    .transform((text) => summarySchema.parse(JSON.parse(text)))
    .optional(),
});

/** Returns the summaries of one person's uploads of a platform, in any of its pools, without withdrawn ones. */
export async function countedUploads(platform: PlatformId, userSub: string): Promise<CountedUpload[]> {
  const stored = await queryAll(
    {
      TableName: tableName(table),
      KeyConditionExpression: 'dataPoolId = :pool AND begins_with(contributor, :person)',
      ExpressionAttributeValues: { ':pool': platform, ':person': `${userSub}#` },
      ConsistentRead: true,
    },
    storedSchema,
  );
  return stored.flatMap(({ summary, ...upload }) => (summary ? [{ ...upload, summary }] : []));
}
