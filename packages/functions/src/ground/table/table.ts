/** The one DynamoDB client; it returns numbers and sets as plain JavaScript. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientTimeout } from './client-timeout.ts';

export const documentClient = DynamoDBDocumentClient.from(
  new DynamoDBClient({ requestHandler: clientTimeout }),
  {
    marshallOptions: { removeUndefinedValues: true },
  },
);

/** Returns true for the error of a failed condition, alone or in a transaction. */
export const isConditionFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'ConditionalCheckFailedException') ||
  isCancelledBy(error, 'ConditionalCheckFailed');

/** Returns true if another write came first, or is under way: a caller that reads again can try again. */
export const isWriteConflict = (error: unknown): boolean =>
  isConditionFailure(error) || isCancelledBy(error, 'TransactionConflict');

function isCancelledBy(error: unknown, code: string): boolean {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return false;
  const reasons = (error as { CancellationReasons?: { Code?: string }[] }).CancellationReasons;
  return reasons?.some((reason) => reason.Code === code) ?? false;
}
