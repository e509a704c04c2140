/** Reads single items by their keys, and writes them, alone or several in one transaction. */
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import type { z } from 'zod';
import { tableName } from '../links.ts';
import { absent, type Change, type Condition, changeOf, conditionOf } from './expression.ts';
import { documentClient, isConditionFailure, isWriteConflict } from './table.ts';

export type Key = Readonly<Record<string, string>>;
type Item = Readonly<Record<string, unknown>>;
/** One write, sent alone or in a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Reads consistently, so that it sees every earlier write. */
export async function findItem<T>(table: TableName, key: Key, schema: z.ZodType<T>): Promise<T | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: tableName(table), Key: key, ConsistentRead: true }),
  );
  return Item && schema.parse(Item);
}

export const put = (table: TableName, Item: Item, onlyIf: Condition = {}) => ({
  Put: { TableName: tableName(table), Item, ...conditionOf(onlyIf) },
});

/** Makes a put that fails if an item with that key exists. */
export const putOnce = (table: TableName, item: Item) =>
  put(table, item, { [tables[table].key.hash]: absent });

export const change = (table: TableName, Key: Key, what: Change) => ({
  Update: { TableName: tableName(table), Key, ...changeOf(what) },
});

export const remove = (table: TableName, Key: Key, onlyIf: Condition = {}) => ({
  Delete: { TableName: tableName(table), Key, ...conditionOf(onlyIf) },
});

/** Makes a condition that cancels its transaction unless it holds; it writes nothing. */
export const check = (table: TableName, Key: Key, condition: Condition) => {
  const { ConditionExpression = '', ...placeholders } = conditionOf(condition);
  return { ConditionCheck: { TableName: tableName(table), Key, ConditionExpression, ...placeholders } };
};

type Single = ReturnType<typeof put> | ReturnType<typeof change> | ReturnType<typeof remove>;

/** @throws ConditionalCheckFailedException if the write's condition does not hold */
export async function write(one: Single): Promise<void> {
  if ('Put' in one) await documentClient.send(new PutCommand(one.Put));
  else if ('Update' in one) await documentClient.send(new UpdateCommand(one.Update));
  else await documentClient.send(new DeleteCommand(one.Delete));
}

/** @returns false if the write's condition does not hold: then nothing is written */
export const tryWrite = (one: Single): Promise<boolean> => didHold(write(one));

/**
 * Changes an item if the condition holds. Sends nothing but updates, so functions that may only update can use
 * it.
 */
export const tryChange = ({ Update }: ReturnType<typeof change>): Promise<boolean> =>
  didHold(documentClient.send(new UpdateCommand(Update)));

/**
 * Adds an item unless one with that key exists. Sends nothing but puts, so functions that may only add can use
 * it.
 */
export const addOnce = (table: TableName, item: Item): Promise<boolean> =>
  didHold(documentClient.send(new PutCommand(putOnce(table, item).Put)));

/** Writes all or none. @throws TransactionCanceledException, see `isConditionFailure` and `isWriteConflict` */
export async function writeTogether(writes: readonly Write[]): Promise<void> {
  await documentClient.send(new TransactWriteCommand({ TransactItems: [...writes] }));
}

/** Writes all or none. @returns false if another write came first, or is under way: the caller must read again */
export async function tryTogether(writes: readonly Write[]): Promise<boolean> {
  try {
    await writeTogether(writes);
    return true;
  } catch (error) {
    if (!isWriteConflict(error)) throw error;
    return false;
  }
}

/** @returns the changed item */
export async function changeItem<T>(
  table: TableName,
  key: Key,
  what: Change,
  schema: z.ZodType<T>,
): Promise<T> {
  const { Update } = change(table, key, what);
  const { Attributes } = await documentClient.send(new UpdateCommand({ ...Update, ReturnValues: 'ALL_NEW' }));
  return schema.parse(Attributes);
}

/** @returns false if the write's condition does not hold */
export async function didHold(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}
