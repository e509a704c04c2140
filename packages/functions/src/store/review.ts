/** Contributions that wait for an operator's decision; decisions stay. */
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Decision, reviewSchema as shownSchema } from '@cgdx/api/route/review.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { documentClient, isConditionFailure } from './table.ts';

const reviewSchema = shownSchema.extend({
  userSub: z.string(),
  contributionId: z.string(),
  /** The token of the waiting workflow. */
  taskToken: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

const table = () => tableName('ReviewTable');

/** Opens a review, or gives an existing one the newest token; a decision stays. */
export async function openReview(
  about: Pick<
    Review,
    'reviewId' | 'userSub' | 'contributionId' | 'dataPoolId' | 'quality' | 'earlier' | 'taskToken'
  >,
): Promise<Review> {
  const { reviewId, ...fields } = about;
  const names = Object.keys(fields);
  const { Attributes } = await documentClient.send(
    new UpdateCommand({
      TableName: table(),
      Key: { reviewId },
      UpdateExpression: `SET #state = if_not_exists(#state, :open), createdAt = if_not_exists(createdAt, :now), ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: {
        '#state': 'state',
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ':open': 'open',
        ':now': new Date().toISOString(),
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return reviewSchema.parse(Attributes);
}

/** Reads consistently, so that it sees every earlier write. */
export async function findReview(reviewId: string): Promise<Review | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { reviewId }, ConsistentRead: true }),
  );
  return Item && reviewSchema.parse(Item);
}

/** Returns at most `most` reviews, oldest first. */
export async function openReviews(most: number): Promise<Review[]> {
  const { Items = [] } = await documentClient.send(
    new QueryCommand({
      TableName: table(),
      IndexName: 'byState',
      KeyConditionExpression: '#state = :open',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':open': 'open' },
      Limit: most,
    }),
  );
  return Items.map((item) => reviewSchema.parse(item));
}

/** Decides once. @returns false if it was decided before or does not exist */
export async function decideReview(reviewId: string, state: Decision, decidedBy: string): Promise<boolean> {
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: table(),
        Key: { reviewId },
        UpdateExpression: 'SET #state = :state, decidedBy = :by, decidedAt = :now',
        ConditionExpression: '#state = :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':by': decidedBy,
          ':now': new Date().toISOString(),
          ':open': 'open',
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
