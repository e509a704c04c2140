/** Lists and counts the items of a table by their state, and reads no more items than it returns. */
import { type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { z } from 'zod';
import { tableName } from '../links.ts';
import { batchGet } from './batch-get.ts';
import { type Count, countUpTo, listPage } from './query.ts';

/** The tables whose items have a state that operators list them by. */
export type StateTable = Extract<TableName, 'ContributionTable' | 'TransactionTable' | 'PurchaseTable'>;

const textsSchema = z.record(z.string(), z.string());
type Texts = z.infer<typeof textsSchema>;

const queryOf = (table: StateTable, state: string) => ({
  TableName: tableName(table),
  IndexName: 'byState',
  KeyConditionExpression: '#state = :state',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':state': state },
});

/** Picks the key from an item of the index. */
function keyIn(table: StateTable, item: Texts): Texts {
  const { hash, range }: { hash: string; range?: string } = tables[table].key;
  const names = range === undefined ? [hash] : [hash, range];
  return Object.fromEntries(names.map((name) => [name, item[name] ?? '']));
}

const sameKey = (a: Readonly<Record<string, unknown>>, key: Texts): boolean =>
  Object.entries(key).every(([name, value]) => a[name] === value);

/**
 * Returns one page of the items in a state, newest first, without items that have left the state meanwhile.
 * @param after the `last` of the previous page
 */
export async function itemsInState(
  table: StateTable,
  state: string,
  { most, after }: { most: number; after?: Texts | undefined },
): Promise<{ readonly items: readonly Record<string, unknown>[]; readonly last: Texts | undefined }> {
  const about = { schema: textsSchema, index: 'byState', newestFirst: true, most };
  const { items, last } = await listPage(table, { state }, { ...about, ...(after && { after }) });
  const keys = items.map((item) => keyIn(table, item));
  const found = await batchGet(tableName(table), keys);
  return {
    items: keys
      .map((key) => found.find((item) => sameKey(item, key)))
      .filter((item) => item !== undefined && item.state === state)
      .map((item) => item ?? {}),
    last,
  };
}

/** An index holds only keys: this many take a tenth of the 1 MB that one request may read. */
const mostCounted = 1_000;

/** Counts the items in a state, up to 1,000, so that the cost does not grow with the table. */
export const countInState = (table: StateTable, state: string): Promise<Count> =>
  countUpTo(queryOf(table, state), mostCounted);
