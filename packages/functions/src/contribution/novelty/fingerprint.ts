/**
 * Fingerprints of accepted exports, each in two items: its state, and its packed sketches, which are written once.
 * judge-novelty.ts says in which order they are written; fingerprint-index.ts finds them.
 */
import { qualitySchema } from '@cgdx/core/contribution/contribution-schema.ts';
import {
  daysOfMasks,
  masksOfDays,
  packSketches,
  unpackSketches,
} from '@cgdx/core/fingerprint/packed-fingerprint.ts';
import { z } from 'zod';
import { tableName } from '../../ground/links.ts';
import { batchGet } from '../../ground/table/batch-get.ts';
import { is, stillAt } from '../../ground/table/expression.ts';
import { change, changeItem, findItem, put, remove, tryWrite, write } from '../../ground/table/item.ts';
import { soldPeriodsSchema } from '../record/contribution.ts';
import { addRows, chooseKeys, type Fingerprint, idsThatShare, removeRows } from './fingerprint-index.ts';

export type { Fingerprint } from './fingerprint-index.ts';

const stateSchema = z.enum(['pending', 'passed']);
const itemSchema = z.object({
  pk: z.string(),
  state: stateSchema,
  userSub: z.string(),
  /** The platform, not the pool: the same export offered in another pool is the same data. */
  platform: z.string(),
  /** When the bucket reported the upload: ISO 8601, UTC. */
  beganAt: z.string(),
  /** Keyed pseudonym of the platform's account, if the export names one. */
  accountKey: z.string().optional(),
  /** The rows of the index that find it. */
  keys: z.array(z.string()),
  challenges: z.number().default(0),
  /** The judgement, once the export has passed. */
  judgement: z
    .object({
      quality: qualitySchema,
      multiplier: z.number().int(),
      /** The pool that it was judged for; absent in judgements older than this field. */
      dataPoolId: z.string().optional(),
      /** The periods that earlier uploads of the same data hold: they are left out of this one. */
      sold: soldPeriodsSchema.optional(),
      /**
       * Other people's fingerprints of the same account or data, at most 100. If there are any, an operator
       * decides.
       */
      earlier: z.array(z.string()).default([]),
      /** Doubts about it, in sentences for an operator. If there are any, an operator decides. */
      doubts: z.array(z.string()).optional(),
    })
    .optional(),
});
type FingerprintItem = z.infer<typeof itemSchema>;
export type Judgement = NonNullable<FingerprintItem['judgement']>;

const sketchItemSchema = z.object({ pk: z.string(), packed: z.instanceof(Uint8Array) });

export interface Similar extends Fingerprint {
  readonly fingerprintId: string;
  readonly state: z.infer<typeof stateSchema>;
  readonly judgement?: Judgement | undefined;
}

/** The number of other uploads that are compared: those of the same person, then those that share most keys. */
const mostSimilar = 100;
/** In addition, as many uploads that share things and nothing else. */
const mostAlike = 60;

const table = 'FingerprintTable';
const keyPrefix = 'fingerprint#';
const stateKey = (id: string) => ({ pk: `${keyPrefix}${id}`, sk: '-' });
const sketchKey = (id: string) => ({ pk: `${keyPrefix}${id}`, sk: 'sketch' });

type Packed = Pick<Fingerprint, 'sketch' | 'runs' | 'days' | 'heldSketch'>;

function pack({ sketch, runs, days, heldSketch }: Packed): Uint8Array {
  const { day, id, words, far, things, hours } = runs;
  const masks = masksOfDays(days);
  const held = heldSketch ? [heldSketch] : [];
  return packSketches([sketch, day, id, words, far, masks, things, hours, ...held]);
}

function unpack(packed: Uint8Array): Packed {
  const [sketch = [], day = [], id = [], words = [], far = [], masks = [], ...later] = unpackSketches(packed);
  const [things = [], hours = [], heldSketch] = later;
  return { sketch, runs: { day, id, words, far, things, hours }, days: daysOfMasks(masks), heldSketch };
}

const findFingerprint = (id: string): Promise<FingerprintItem | undefined> =>
  findItem(table, stateKey(id), itemSchema);

/**
 * Registers a fingerprint so that others find it; repeating it with the same id changes nothing.
 * @returns how many earlier ones have challenged it so far
 */
export async function registerFingerprint(id: string, fingerprint: Fingerprint): Promise<number> {
  const known = await findFingerprint(id);
  const keys = known?.keys ?? (await chooseKeys(fingerprint));
  const { userSub, platform, beganAt, accountKey } = fingerprint;
  if (known === undefined) await write(put(table, { ...sketchKey(id), packed: pack(fingerprint) }));
  const { challenges, keys: standing } = await changeItem(
    table,
    stateKey(id),
    { set: { userSub, platform, beganAt, accountKey }, setOnce: { state: 'pending', keys } },
    itemSchema,
  );
  await addRows(id, fingerprint, standing);
  return challenges;
}

/**
 * Challenges a pending fingerprint: an earlier export is being judged without regard to it, so it cannot pass
 * before it is compared again.
 * @returns false if it has passed or was forgotten meanwhile
 */
export const challengeFingerprint = (id: string): Promise<boolean> =>
  tryWrite(change(table, stateKey(id), { count: { challenges: 1 }, onlyIf: { state: is('pending') } }));

/** Returns registered fingerprints other than `id` that share a key of the data, the account or the sender. */
export async function findSimilar(id: string, fingerprint: Fingerprint): Promise<Similar[]> {
  const { similar, alike } = await idsThatShare(fingerprint);
  const others = (found: readonly string[], most: number) =>
    found.filter((other) => other !== id).slice(0, most);
  const ids = [...others(similar, mostSimilar), ...others(alike, mostAlike)];
  const read = await batchGet(tableName(table), [...ids.map(stateKey), ...ids.map(sketchKey)]);
  const sketches = new Map(
    read
      .filter(({ sk }) => sk === 'sketch')
      .map((item) => sketchItemSchema.parse(item))
      .map(({ pk, packed }) => [pk, unpack(packed)]),
  );
  return read
    .filter(({ sk }) => sk !== 'sketch')
    .map((item) => itemSchema.parse(item))
    .flatMap(({ pk, ...item }) => {
      const parts = sketches.get(pk);
      return parts === undefined ? [] : [{ ...item, ...parts, fingerprintId: pk.slice(keyPrefix.length) }];
    });
}

/** Returns an earlier run's judgement of this export; undefined if it has not passed. */
export const findJudgement = async (id: string): Promise<Judgement | undefined> =>
  (await findFingerprint(id))?.judgement;

/**
 * Passes this export: later exports are compared with it, and its judgement is final.
 * @param challenges how many were known when it was compared with the others
 * @returns false if another challenged it since
 *
 */
export const passFingerprint = (id: string, judgement: Judgement, challenges: number): Promise<boolean> =>
  tryWrite(
    change(table, stateKey(id), {
      set: { state: 'passed', judgement },
      onlyIf: { state: is('pending'), challenges: stillAt(challenges) },
    }),
  );

/** Forgets an export whose judging was interrupted; an export that has passed stays. */
export async function forgetPendingFingerprint(id: string): Promise<void> {
  const item = await findFingerprint(id);
  if (item?.state !== 'passed') await forget(id, item);
}

/** Forgets a refused export: its data may be sent again. */
export async function forgetFingerprint(id: string): Promise<void> {
  await forget(id, await findFingerprint(id));
}

/** Deletes the rows first, since the state lists them: an interrupted deletion can be repeated. */
async function forget(id: string, item: FingerprintItem | undefined): Promise<void> {
  if (item !== undefined) await removeRows(id, item, item.keys);
  await write(remove(table, stateKey(id)));
  await write(remove(table, sketchKey(id)));
}
