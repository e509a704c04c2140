/** Ids in paths. */
import { notFound } from './api.ts';

/** Of contributions, payouts and reviews: what looks otherwise names none, and never reaches a table. */
const pattern = /^[\w-]{1,64}$/;

/** @throws MarketError NotFound if there can be no such id */
export function parseId(text: string | undefined, what: string): string {
  if (text !== undefined && pattern.test(text)) return text;
  throw notFound(what);
}
