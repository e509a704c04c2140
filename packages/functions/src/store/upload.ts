/** Accepted uploads: what a pool lists and a contributor claims. */

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ownUploadSchema } from '@cgdx/api/route/upload.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { queryAll } from './query.ts';
import { documentClient } from './table.ts';

/** What the API answers of it under the same names, and what stays with us. */
const uploadSchema = ownUploadSchema
  .omit({ dataQualityScore: true, rewardClaimed: true, timestamp: true })
  .extend({
    userSub: z.string(),
    /** ISO 8601, UTC. */
    createdAt: z.string(),
    quality: z.number().int(),
    multiplier: z.number().int(),
    /** Where the masked dataset lies in the verified bucket. */
    datasetPrefix: z.string(),
    /** How many payouts were tried before; makes the next one's id. */
    payoutAttempt: z.number().int(),
  });
export type Upload = z.infer<typeof uploadSchema>;

/** Reads its own writes. */
export async function findUpload(uploadHash: string): Promise<Upload | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: tableName('UploadTable'), Key: { uploadHash }, ConsistentRead: true }),
  );
  return Item ? uploadSchema.parse(Item) : undefined;
}

const query = (index: 'byUser' | 'byPool', key: 'userSub' | 'dataPoolId', value: string, most?: number) =>
  queryAll(
    {
      TableName: tableName('UploadTable'),
      IndexName: index,
      KeyConditionExpression: '#key = :value',
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':value': value },
      ScanIndexForward: false,
    },
    uploadSchema,
    most,
  );

/** Newest first, all of them: a person has few. */
export const uploadsOfPerson = (userSub: string) => query('byUser', 'userSub', userSub);

/** Newest first, `most` at the most. */
export const uploadsOfPool = (dataPoolId: string, most: number) =>
  query('byPool', 'dataPoolId', dataPoolId, most);

/** A put that fails if the upload stands already; for a transaction. */
export const uploadPut = (upload: Upload) => ({
  Put: {
    TableName: tableName('UploadTable'),
    Item: upload,
    ConditionExpression: 'attribute_not_exists(uploadHash)',
  },
});

/** Ends an attempt that never held the reward, for a transaction: the next one is a payout of its own. */
export const nextAttempt = ({ uploadHash, payoutAttempt }: Upload) => ({
  Update: {
    TableName: tableName('UploadTable'),
    Key: { uploadHash },
    UpdateExpression: 'SET payoutAttempt = :next',
    ConditionExpression: 'rewardState = :unclaimed AND payoutAttempt = :attempt',
    ExpressionAttributeValues: {
      ':next': payoutAttempt + 1,
      ':attempt': payoutAttempt,
      ':unclaimed': 'unclaimed',
    },
  },
});

/**
 * Moves a reward from one state to another, for a transaction. Fails if the reward is not in
 * `from`, or is held by another payout: one rail, one payout at a time.
 */
export function rewardMove(
  uploadHash: string,
  payoutId: string,
  from: Upload['rewardState'],
  to: Upload['rewardState'],
) {
  const holds = from === 'unclaimed' ? '' : ' AND payoutId = :payoutId';
  const counts = to === 'unclaimed' ? ', payoutAttempt = payoutAttempt + :one' : '';
  return {
    Update: {
      TableName: tableName('UploadTable'),
      Key: { uploadHash },
      UpdateExpression: `SET rewardState = :to, payoutId = :payoutId${counts}`,
      ConditionExpression: `rewardState = :from${holds}`,
      ExpressionAttributeValues: {
        ':from': from,
        ':to': to,
        ':payoutId': payoutId,
        ...(counts && { ':one': 1 }),
      },
    },
  };
}
