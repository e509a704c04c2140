/**
 * Fingerprints of accepted exports, and the inverted index of their smallest hashes, of the platforms' accounts
 * and of the people who sent them. step/judge-novelty.ts says in which order they are written.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { qualitySchema } from '@cgdx/core/contribution/contribution-schema.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { indexKeys } from '@cgdx/core/fingerprint/sketch.ts';
import { z } from 'zod';
import { tableName } from '../../ground/links.ts';
import { batchGet, type Key } from '../../ground/table/batch-get.ts';
import { absent, is, stillAt } from '../../ground/table/expression.ts';
import {
  change,
  changeItem,
  findItem,
  put,
  remove,
  tryWrite,
  type Write,
  write,
  writeTogether,
} from '../../ground/table/item.ts';
import { isConditionFailure, isConflict } from '../../ground/table/table.ts';

const stateSchema = z.enum(['pending', 'passed']);
/** Ascending hashes; see core/fingerprint/sketch.ts. */
const sketchSchema = z.array(z.number());
const itemSchema = z.object({
  pk: z.string(),
  state: stateSchema,
  sketch: sketchSchema,
  userSub: z.string(),
  /** The platform: what was offered of an export does not make it another one. */
  dataPoolId: z.string(),
  /** When the bucket reported the upload: ISO 8601, UTC. */
  beganAt: z.string().default(''),
  /** Keyed pseudonym of the platform's account, if the export names one. */
  accountKey: z.string().optional(),
  /** The judgement, once it has passed. */
  judgement: z
    .object({
      quality: qualitySchema,
      multiplier: z.number().int(),
      /** The pool that it was judged for; absent from judgements made before it was kept. */
      dataPoolId: z.string().optional(),
      /** Other people's fingerprints of the same account, at most 100: if there are any, an operator decides. */
      earlier: z.array(z.string()).default([]),
    })
    .optional(),
});
export type Judgement = NonNullable<z.infer<typeof itemSchema>['judgement']>;

export type Fingerprint = Omit<z.infer<typeof itemSchema>, 'pk' | 'state' | 'judgement'>;

export interface Similar extends Fingerprint {
  readonly fingerprintId: string;
  readonly state: z.infer<typeof stateSchema>;
}

/** Others that change the same index are done within milliseconds; many may send the same data. */
const mostConflicts = 30;
const longestPauseMs = 200;
/** A transaction's limit. */
const mostWrites = 100;

/**
 * A set with this many ids is closed, and the next ones go into a new one: it has about 70 kB then, and DynamoDB takes no
 * item above 400. Room is left for those that are added until somebody has closed it.
 */
const mostIds = 1_000;

const table = 'FingerprintTable';
const fingerprintKey = (id: string) => ({ pk: `fingerprint#${id}`, sk: '-' });

/** Returns the keys of the index that find a fingerprint: its smallest hashes, its account, its sender. */
const indexItems = ({ sketch, userSub, dataPoolId, accountKey }: Omit<Fingerprint, 'beganAt'>) =>
  [
    ...indexKeys(sketch).map((hash) => `hash#${hash}`),
    ...(accountKey === undefined ? [] : [`account#${accountKey}`]),
    `person#${userSub}#${dataPoolId}`,
  ].map((pk) => ({ pk, sk: openSet }));

/** The range key of the set that ids are added to, and of those that are closed, from 1 on. */
const openSet = '-';
const closedSet = (number: number): string => `closed#${number}`;

const indexSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  fingerprintIds: z.set(z.string()).default(new Set()),
  /** In an open set: how many closed ones there are. */
  closed: z.number().int().default(0),
});
type IndexSet = z.infer<typeof indexSchema>;

/** Returns every set that may find a fingerprint, open and closed. */
async function readIndex(fingerprint: Omit<Fingerprint, 'beganAt'>): Promise<IndexSet[]> {
  const read = async (keys: readonly Key[]) =>
    (await batchGet(tableName(table), keys)).map((item) => indexSchema.parse(item));
  const open = await read(indexItems(fingerprint));
  const older = open.flatMap(({ pk, closed }) =>
    Array.from({ length: closed }, (_, at) => ({ pk, sk: closedSet(at + 1) })),
  );
  return [...open, ...(await read(older))];
}

/** Closes a set unless it was changed since it was read: whoever reads it next closes it then. */
async function closeSet({ pk, fingerprintIds, closed }: IndexSet): Promise<void> {
  try {
    await writeTogether([
      put(table, { pk, sk: closedSet(closed + 1), fingerprintIds }, { pk: absent }),
      change(
        table,
        { pk, sk: openSet },
        {
          set: { closed: closed + 1 },
          unset: ['fingerprintIds'],
          onlyIf: { fingerprintIds: is(fingerprintIds), closed: stillAt(closed) },
        },
      ),
    ]);
  } catch (error) {
    if (!isConditionFailure(error) && !isConflict(error)) throw error;
  }
}

/**
 * Registers a fingerprint so that others find it; repeating it with the same id changes nothing.
 * @returns how many earlier ones have challenged it so far
 */
export async function registerFingerprint(id: string, fingerprint: Fingerprint): Promise<number> {
  const { sketch, userSub, dataPoolId, beganAt, accountKey } = fingerprint;
  const { challenges } = await changeItem(
    table,
    fingerprintKey(id),
    { set: { sketch, userSub, dataPoolId, beganAt, accountKey }, setOnce: { state: 'pending' } },
    z.object({ challenges: z.number().default(0) }),
  );
  const fingerprintIds = new Set([id]);
  await changeIndex(indexItems(fingerprint).map((key) => change(table, key, { addTo: { fingerprintIds } })));
  return challenges;
}

/**
 * Tells a pending fingerprint that an earlier one is being judged without it: it cannot pass without another look.
 * @returns false if it has passed or was forgotten meanwhile
 */
export const challengeFingerprint = (id: string): Promise<boolean> =>
  tryWrite(change(table, fingerprintKey(id), { count: { challenges: 1 }, onlyIf: { state: is('pending') } }));

/** Returns every registered fingerprint but `id` that shares one of the smallest hashes, the account or the sender. */
export async function findSimilar(id: string, fingerprint: Fingerprint): Promise<Similar[]> {
  const index = await readIndex(fingerprint);
  for (const set of index) if (set.sk === openSet && set.fingerprintIds.size >= mostIds) await closeSet(set);
  const ids = new Set(index.flatMap(({ fingerprintIds }) => [...fingerprintIds]));
  ids.delete(id);
  const items = (await batchGet(tableName(table), [...ids].map(fingerprintKey))).map((item) =>
    itemSchema.parse(item),
  );
  return items.map(({ pk, ...item }) => ({ ...item, fingerprintId: pk.slice('fingerprint#'.length) }));
}

/** Returns an earlier run's judgement of this export; undefined if it has not passed. */
export const findJudgement = async (id: string): Promise<Judgement | undefined> =>
  (await findFingerprint(id))?.judgement;

/**
 * Passes this export: it counts against every later one, and its judgement is final.
 * @param challenges the number that was known when the others were compared
 * @returns false if another challenged it since
 */
export const passFingerprint = (id: string, judgement: Judgement, challenges: number): Promise<boolean> =>
  tryWrite(
    change(table, fingerprintKey(id), {
      set: { state: 'passed', judgement },
      onlyIf: { state: is('pending'), challenges: stillAt(challenges) },
    }),
  );

/** Forgets an export whose judging was interrupted; one that has passed stays. */
export async function forgetPendingFingerprint(id: string): Promise<void> {
  const item = await findFingerprint(id);
  if (item?.state === 'pending') await forgetFingerprint(id, item);
}

/** Forgets an export that was refused. */
export async function forgetRefusedFingerprint(id: string): Promise<void> {
  const item = await findFingerprint(id);
  if (item) await forgetFingerprint(id, item);
}

const findFingerprint = (id: string): Promise<z.infer<typeof itemSchema> | undefined> =>
  findItem(table, fingerprintKey(id), itemSchema);

/** Forgets a refused export: its data may be sent again. */
export async function forgetFingerprint(
  id: string,
  fingerprint: Omit<Fingerprint, 'beganAt'>,
): Promise<void> {
  await write(remove(table, fingerprintKey(id)));
  const fingerprintIds = new Set([id]);
  const holding = (await readIndex(fingerprint)).filter((set) => set.fingerprintIds.has(id));
  const writes = holding.map(({ pk, sk }) => change(table, { pk, sk }, { takeFrom: { fingerprintIds } }));
  // It is in two sets of one key if it was registered again after the first was closed.
  for (let at = 0; at < writes.length; at += mostWrites) await changeIndex(writes.slice(at, at + mostWrites));
}

/**
 * Adds an id to every index entry that finds it, or removes it there: in one request, since a hundred cost
 * more than everything else that an upload asks of the database.
 * @throws MarketError SameDataBeingChecked while others change the same places
 */
async function changeIndex(writes: readonly Write[]): Promise<void> {
  for (let conflicts = 0; conflicts < mostConflicts; conflicts++) {
    try {
      await writeTogether(writes);
      return;
    } catch (error) {
      if (!isConflict(error)) throw error;
      await sleep(Math.random() * longestPauseMs);
    }
  }
  throw new MarketError('unavailable', 'SameDataBeingChecked', 'The same data is being checked.');
}
