/**
 * Fingerprints of accepted exports, and the inverted index over their smallest hashes.
 *
 * Two people may send the same data at the same moment. Each first registers as `pending`, then looks:
 * whoever has the smaller id waits for the other to decide, the other counts it as if it had passed.
 * Since both register before they look, at least one sees the other, and never do both pass.
 */
import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  DeleteCommand,
  GetCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { qualitySchema } from '@cgdx/core/contribution/contribution.ts';
import { indexKeys, type Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { documentClient } from './table.ts';

const stateSchema = z.enum(['pending', 'passed']);
/** Ascending hashes; see core/fingerprint/sketch.ts. */
const sketchSchema = z.array(z.number());
const itemSchema = z.object({
  pk: z.string(),
  state: stateSchema,
  sketch: sketchSchema,
  /** What it was judged to be, once it has passed. */
  judgement: z.object({ quality: qualitySchema, multiplier: z.number().int() }).optional(),
});
export type Judgement = NonNullable<z.infer<typeof itemSchema>['judgement']>;

export interface Similar {
  readonly fingerprintId: string;
  readonly state: z.infer<typeof stateSchema>;
  readonly sketch: Sketch;
}

/** BatchGetItem takes no more at once. */
const keysPerCall = 100;

const table = () => tableName('FingerprintTable');
const fingerprintKey = (id: string) => ({ pk: `fingerprint#${id}`, sk: '-' });
const hashKey = (hash: string) => ({ pk: `hash#${hash}`, sk: '-' });

/** Registers a fingerprint so that others find it; again with the same id changes nothing. */
export async function registerFingerprint(id: string, sketch: Sketch): Promise<void> {
  await documentClient.send(
    new UpdateCommand({
      TableName: table(),
      Key: fingerprintKey(id),
      UpdateExpression: 'SET sketch = :sketch, #state = if_not_exists(#state, :pending)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':sketch': sketch, ':pending': 'pending' },
    }),
  );
  await Promise.all(
    indexKeys(sketch).map((hash) =>
      documentClient.send(
        new UpdateCommand({
          TableName: table(),
          Key: hashKey(hash),
          UpdateExpression: 'ADD fingerprintIds :ids',
          ExpressionAttributeValues: { ':ids': new Set([id]) },
        }),
      ),
    ),
  );
}

async function batchGet(keys: readonly { pk: string; sk: string }[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for (let first = 0; first < keys.length; first += keysPerCall) {
    let Keys: Record<string, unknown>[] | undefined = [...keys.slice(first, first + keysPerCall)];
    while (Keys?.length) {
      const answer: BatchGetCommandOutput = await documentClient.send(
        new BatchGetCommand({ RequestItems: { [table()]: { Keys, ConsistentRead: true } } }),
      );
      found.push(...(answer.Responses?.[table()] ?? []));
      Keys = answer.UnprocessedKeys?.[table()]?.Keys;
    }
  }
  return found;
}

/** Every registered fingerprint but `id` that shares one of the smallest hashes with `sketch`. */
export async function findSimilar(id: string, sketch: Sketch): Promise<Similar[]> {
  const hashes = await batchGet(indexKeys(sketch).map(hashKey));
  const ids = new Set(hashes.flatMap(({ fingerprintIds }) => [...(fingerprintIds as Set<string>)]));
  ids.delete(id);
  const items = (await batchGet([...ids].map(fingerprintKey))).map((item) => itemSchema.parse(item));
  return items.map(({ pk, ...item }) => ({ ...item, fingerprintId: pk.slice('fingerprint#'.length) }));
}

/** What this export was judged to be by a run before this one; nothing where it has not passed. */
export async function findJudgement(id: string): Promise<Judgement | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: fingerprintKey(id), ConsistentRead: true }),
  );
  return Item && itemSchema.parse(Item).judgement;
}

/** From now on this export counts against every later one, and its judgement stands. */
export async function passFingerprint(id: string, judgement: Judgement): Promise<void> {
  await documentClient.send(
    new UpdateCommand({
      TableName: table(),
      Key: fingerprintKey(id),
      UpdateExpression: 'SET #state = :passed, judgement = :judgement',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':passed': 'passed', ':judgement': judgement },
    }),
  );
}

/** Forgets an export whose judging ended half-way; one that has passed stays. */
export async function forgetPendingFingerprint(id: string): Promise<void> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: fingerprintKey(id), ConsistentRead: true }),
  );
  const item = Item && itemSchema.parse(Item);
  if (item?.state === 'pending') await forgetFingerprint(id, item.sketch);
}

/** Forgets a refused export: its data may come again. */
export async function forgetFingerprint(id: string, sketch: Sketch): Promise<void> {
  await documentClient.send(new DeleteCommand({ TableName: table(), Key: fingerprintKey(id) }));
  await Promise.all(
    indexKeys(sketch).map((hash) =>
      documentClient.send(
        new UpdateCommand({
          TableName: table(),
          Key: hashKey(hash),
          UpdateExpression: 'DELETE fingerprintIds :ids',
          ExpressionAttributeValues: { ':ids': new Set([id]) },
        }),
      ),
    ),
  );
}
