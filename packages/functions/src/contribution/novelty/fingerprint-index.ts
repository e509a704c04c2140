/**
 * The inverted index of fingerprints. A row pairs one key with one upload. So a key can have any number of
 * uploads, and the cost of an upload does not depend on how many came before. Rows of a key are in the order in
 * which their uploads began, and only the first are read: the earliest upload is the one that others repeat.
 */
import { type IndexedData, indexKeys, popularFrom } from '@cgdx/core/fingerprint/index-key.ts';
import type { Sketch } from '@cgdx/core/fingerprint/sketch.ts';
import { z } from 'zod';
import { tableName } from '../../ground/links.ts';
import { put, remove, write } from '../../ground/table/item.ts';
import { countUpTo, queryAll } from '../../ground/table/query.ts';

const table = 'FingerprintTable';

/** A stored fingerprint, whose sketches are of short hashes (core/fingerprint/record-hash.ts). */
export interface Fingerprint extends IndexedData {
  /** With activity, ascending, since 1970. */
  readonly days: readonly number[];
  /** The sketch of what the offer contains; undefined if that is the whole sketch. */
  readonly heldSketch?: Sketch | undefined;
  readonly userSub: string;
  readonly platform: string;
  readonly beganAt: string;
  readonly accountKey?: string | undefined;
}

/** The most uploads that are compared because of one key, account or person. */
const mostOfKey = 32;
const mostOwn = 200;

const rowSchema = z.object({ pk: z.string(), sk: z.string() });

/** Starts with the time at which the upload began, so that rows are in that order. */
const rangeOf = (id: string, { beganAt }: Pick<Fingerprint, 'beganAt'>): string => `${beganAt}#${id}`;
const idIn = (sk: string): string => sk.slice(sk.indexOf('#') + 1);

const query = (pk: string) => ({
  TableName: tableName(table),
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  ConsistentRead: true,
});

/** The keys of the sender and of the platform account: a person's own uploads are always compared. */
const ownKeys = ({ userSub, platform, accountKey }: Fingerprint): string[] => [
  ...(accountKey === undefined ? [] : [`account#${accountKey}`]),
  `person#${userSub}#${platform}`,
];

const dataKeys = (fingerprint: Fingerprint) =>
  indexKeys(fingerprint).map(({ part, stored, keys }) => ({
    part,
    stored,
    keys: keys.map((key) => `data#${fingerprint.platform}#${key}`),
  }));

/** Chooses the keys under which an upload is stored: of each part, the first keys that are not popular. */
export async function chooseKeys(fingerprint: Fingerprint): Promise<string[]> {
  const chosen = await Promise.all(
    dataKeys(fingerprint).map(async ({ stored: most, keys }) => {
      const rare: string[] = [];
      for (let at = 0; at < keys.length && rare.length < most; at += most) {
        const some = keys.slice(at, at + most);
        const isPopular = await Promise.all(
          some.map(async (pk) => (await countUpTo(query(pk), popularFrom - 1)).isMore),
        );
        rare.push(...some.filter((_, n) => !isPopular[n]));
      }
      // If every key is popular, the first keys are used.
      return rare.length === 0 ? keys.slice(0, most) : rare.slice(0, most);
    }),
  );
  return [...chosen.flat(), ...ownKeys(fingerprint)];
}

export async function addRows(id: string, fingerprint: Fingerprint, keys: readonly string[]): Promise<void> {
  const sk = rangeOf(id, fingerprint);
  await Promise.all(keys.map((pk) => write(put(table, { pk, sk }))));
}

export async function removeRows(
  id: string,
  began: Pick<Fingerprint, 'beganAt'>,
  keys: readonly string[],
): Promise<void> {
  const sk = rangeOf(id, began);
  await Promise.all(keys.map((pk) => write(remove(table, { pk, sk }))));
}

export interface SharedIds {
  /** Uploads of the same person first, then those that share most keys. */
  readonly similar: readonly string[];
  /** Uploads that share only things, such as songs, which many people have in common. */
  readonly alike: readonly string[];
}

/** Returns the ids of uploads that share a key. */
export async function idsThatShare(fingerprint: Fingerprint): Promise<SharedIds> {
  const parts = dataKeys(fingerprint);
  const keysOf = (areThings: boolean) =>
    parts.filter(({ part }) => (part === 'things') === areThings).flatMap(({ keys }) => keys);
  const [own, shared, things] = await Promise.all([
    idsUnder(ownKeys(fingerprint), mostOwn),
    idsUnder(keysOf(false), mostOfKey),
    idsUnder(keysOf(true), mostOfKey),
  ]);
  const similar = new Set([...own, ...mostFirst(shared)]);
  return { similar: [...similar], alike: mostFirst(things).filter((id) => !similar.has(id)) };
}

async function idsUnder(keys: readonly string[], most: number): Promise<string[]> {
  const rows = await Promise.all(keys.map((pk) => queryAll(query(pk), rowSchema, most)));
  return rows.flat().map(({ sk }) => idIn(sk));
}

function mostFirst(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
