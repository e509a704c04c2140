/** Reads any number of items of one table by their keys. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { documentClient } from './table.ts';

/** BatchGetItem's limit. */
const keysPerCall = 100;
/** The wait before unread keys are requested again: without it they would be returned unread again. */
const firstPauseMs = 20;
const longestPauseMs = 2_000;

export type Key = Readonly<Record<string, string>>;
type Projection = Pick<
  NonNullable<BatchGetCommandInput['RequestItems']>[string],
  'ProjectionExpression' | 'ExpressionAttributeNames'
>;

/**
 * Reads consistently, so that it sees every earlier write.
 * @param keys distinct keys
 * @returns the items that exist, in any order
 */
export async function batchGet(
  tableName: string,
  keys: readonly Key[],
  projection: Projection = {},
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let left = keys;
  let pauseMs = firstPauseMs;
  while (left.length > 0) {
    const Keys = left.slice(0, keysPerCall).map((key) => ({ ...key }));
    const answer: BatchGetCommandOutput = await documentClient.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { ...projection, Keys, ConsistentRead: true } } }),
    );
    found.push(...(answer.Responses?.[tableName] ?? []));
    const unread = (answer.UnprocessedKeys?.[tableName]?.Keys ?? []) as Key[];
    left = [...unread, ...left.slice(keysPerCall)];
    if (unread.length > 0) {
      await sleep(pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }
  return found;
}
