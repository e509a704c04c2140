/** The one DynamoDB client; numbers and sets come back as plain JavaScript. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { patience } from './patience.ts';

export const documentClient = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: patience }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** True for the error of a condition that did not hold, alone or within a transaction. */
export function isConditionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ConditionalCheckFailedException') return true;
  const reasons = (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons;
  return (
    error.name === 'TransactionCanceledException' &&
    (reasons?.some((reason) => reason.Code === 'ConditionalCheckFailed') ?? false)
  );
}
