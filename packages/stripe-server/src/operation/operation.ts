/** What an operation of the API is, and what it works with. */
import type { z } from 'zod';
import { listOf } from '../object/list.ts';
import type { Bounds, Found, ObjectStore, StripeObject } from '../store/object-store.ts';
import type { listParameters } from '../wire/parameter.ts';
import { notFound } from '../wire/stripe-error.ts';

export interface Context {
  readonly store: ObjectStore;
  /** Seconds since 1970. */
  readonly now: number;
  /** Where people find the pages of this server, no trailing slash. */
  readonly url: string;
  /** Of a card's payment, until it can be paid out. */
  readonly settleSeconds: number;
  /** Stores an event about an object, for whoever listens. */
  readonly emit: (type: string, object: StripeObject) => void;
}

export interface Operation<P = never> {
  /** Of the form or the query. */
  readonly parameters: z.ZodType<P>;
  /** @param ids what stands in the path's places, in their order */
  readonly run: (context: Context, parameters: P, ...ids: readonly string[]) => object;
}

/** `POST /v1/transfers/{id}/reversals` -> operation. */
export type Operations = Readonly<Record<string, Operation>>;

// biome-ignore lint/suspicious/noExplicitAny: the table holds operations of every kind of parameters
export const operation = <P>(about: Operation<P>): Operation => about as any;

/** @throws StripeError in Stripe's words */
export function findObject(context: Context, type: string, id: string, param?: string): StripeObject {
  const found = context.store.find(type, id);
  if (found === undefined) throw notFound(type.replaceAll('.', ' '), id, param);
  return found;
}

/** Puts an object with changes in place of what it was. */
export function change(context: Context, object: StripeObject, changes: object): StripeObject {
  const changed = { ...object, ...changes };
  context.store.put(changed);
  return changed;
}

type ListParameters = z.output<typeof listParameters>;

const defaultLimit = 10;

/** Newest first, a page of them. */
export function listObjects(
  { store }: Context,
  type: string,
  url: string,
  { limit = defaultLimit, starting_after, ending_before, created }: ListParameters,
  fields: Readonly<Record<string, string | undefined>> = {},
) {
  const wanted = Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const page = { limit, startingAfter: starting_after, endingBefore: ending_before };
  const bounds: Bounds = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
  const { objects, hasMore }: Found = store.list(type, wanted, page, bounds);
  return listOf(url, objects, hasMore);
}

/** New names over old ones; an empty value takes its name away. */
export function mergeMetadata(before: unknown, changes: Readonly<Record<string, string>> = {}) {
  const merged = { ...(before as Record<string, string>), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
