/** Accepted uploads, which a pool lists and a contributor claims. */

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ownUploadSchema } from '@cgdx/api/route/upload.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { queryAll } from './query.ts';
import { documentClient } from './table.ts';

/** What the API shows of it, under the same names, and what stays with us. */
const uploadSchema = ownUploadSchema
  .omit({ dataQualityScore: true, rewardClaimed: true, timestamp: true })
  .extend({
    userSub: z.string(),
    /** ISO 8601, UTC. */
    createdAt: z.string(),
    quality: z.number().int(),
    multiplier: z.number().int(),
    /** Prefix of the masked dataset in the verified bucket. */
    datasetPrefix: z.string(),
    /** How many payouts were tried before; part of the next one's id. */
    payoutAttempt: z.number().int(),
  });
export type Upload = z.infer<typeof uploadSchema>;

/** Reads consistently, so that it sees every earlier write. */
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

/** Returns all of a person's uploads, newest first: a person has few. */
export const uploadsOfPerson = (userSub: string) => query('byUser', 'userSub', userSub);

/** Returns at most `most` of a pool's uploads, newest first. */
export const uploadsOfPool = (dataPoolId: string, most: number) =>
  query('byPool', 'dataPoolId', dataPoolId, most);

/** Returns a transaction's put that fails if the upload exists. */
export const uploadPut = (upload: Upload) => ({
  Put: {
    TableName: tableName('UploadTable'),
    Item: upload,
    ConditionExpression: 'attribute_not_exists(uploadHash)',
  },
});

/** Returns a transaction's update that ends an attempt which never held the reward: the next one is a new payout. */
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
 * Returns a transaction's update that moves a reward from one state to another. It fails if the reward is not in
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
