/** Which of Stripe's events were heard: it tells each at least once, for three days. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../wiring.ts';
import { documentClient } from './table.ts';

/** Longer than Stripe goes on. */
const keptSeconds = 30 * 86_400;

export async function isHeard(eventId: string): Promise<boolean> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: tableName('StripeEventTable'), Key: { eventId }, ConsistentRead: true }),
  );
  return Item !== undefined;
}

/** Said once what came of it is safe: an event that is heard halfway is told again. */
export async function markHeard(eventId: string): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + keptSeconds;
  await documentClient.send(
    new PutCommand({ TableName: tableName('StripeEventTable'), Item: { eventId, expiresAt } }),
  );
}
