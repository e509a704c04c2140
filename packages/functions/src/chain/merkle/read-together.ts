/** Reads single items by their keys; simultaneous reads are sent as one batch. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet } from '../../ground/table/batch-get.ts';
import { documentClient } from '../../ground/table/table.ts';
import { type keyAt, treeTable } from './key.ts';

type Key = ReturnType<typeof keyAt>;
type Item = Record<string, unknown> | undefined;

interface Asked {
  readonly key: Key;
  readonly resolve: (item: Item) => void;
  readonly reject: (error: unknown) => void;
}

let asked: Asked[] = [];

/** Reads consistently, so that it sees every earlier write. */
export function readTogether(key: Key): Promise<Item> {
  return new Promise((resolve, reject) => {
    asked.push({ key, resolve, reject });
    if (asked.length === 1) queueMicrotask(() => void readAsked());
  });
}

async function readAsked(): Promise<void> {
  const now = asked;
  asked = [];
  try {
    const keys = new Map(now.map(({ key }) => [textOf(key), key]));
    const found = await readItems([...keys.values()]);
    for (const { key, resolve } of now) resolve(found.get(textOf(key)));
  } catch (error) {
    for (const { reject } of now) reject(error);
  }
}

async function readItems(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
  const [only, ...more] = keys;
  if (only !== undefined && more.length === 0) {
    const { Item } = await documentClient.send(
      new GetCommand({ TableName: treeTable(), Key: only, ConsistentRead: true }),
    );
    return new Map([[textOf(only), Item]]);
  }
  const items = await batchGet(treeTable(), keys);
  return new Map(items.map((item) => [textOf(item as unknown as Key), item]));
}

const textOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
