/** An operation of the API, and the context it works in. */
import type { z } from 'zod';
import { listOf } from '../object/list.ts';
import type { Bounds, Found, ObjectStore, StripeObject } from '../store/object-store.ts';
import type { listParameters } from '../wire/parameter.ts';
import { notFound } from '../wire/stripe-error.ts';

/** What Stripe charges, in the currency's smallest unit. */
export interface Fees {
  /** The share of a card payment that Stripe charges. */
  readonly rate: number;
  readonly perCharge: number;
  readonly perDispute: number;
}

export interface Context {
  readonly store: ObjectStore;
  /** Seconds since 1970. */
  readonly now: number;
  /** The address of this server's pages, without a trailing slash. */
  readonly url: string;
  /** Seconds until a card payment can be paid out. */
  readonly settleSeconds: number;
  readonly fees: Fees;
  /**
   * Stores an event about an object, for every endpoint that subscribed to it.
   * @param account the connected account that the event is about, if any; only endpoints for connected accounts receive
   * such events
   */
  readonly emit: (type: string, object: StripeObject, account?: string) => void;
}

export interface Operation<P = never> {
  /** The schema of the form or the query. */
  readonly parameters: z.ZodType<P>;
  /** @param ids the values of the path's placeholders, in order */
  readonly run: (context: Context, parameters: P, ...ids: readonly string[]) => object;
}

/** Operations by route: method and path, such as `POST /v1/transfers/{id}/reversals`. */
export type Operations = Readonly<Record<string, Operation>>;

// biome-ignore lint/suspicious/noExplicitAny: the table holds operations whose parameters differ in type
export const operation = <P>(about: Operation<P>): Operation => about as any;

/** @throws StripeError with Stripe's message if the object does not exist */
export function findObject(context: Context, type: string, id: string, param?: string): StripeObject {
  const found = context.store.find(type, id);
  if (found === undefined) throw notFound(type.replaceAll('.', ' '), id, param);
  return found;
}

/** Replaces an object by a changed one. */
export function change(context: Context, object: StripeObject, changes: object): StripeObject {
  const changed = { ...object, ...changes };
  context.store.put(changed);
  return changed;
}

type ListParameters = z.output<typeof listParameters>;

const defaultLimit = 10;

/** Returns a page of objects, newest first. */
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

/** Merges metadata: new values replace old ones; an empty value removes its name. */
export function mergeMetadata(before: unknown, changes: Readonly<Record<string, string>> = {}) {
  const merged = { ...(before as Record<string, string>), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
