/** Ids in paths. */
import { id } from '@cgdx/api/field.ts';
import { notFound } from './api.ts';

/** @throws MarketError NotFound if no id has this form */
export function parseId(text: string, what: string): string {
  if (id.safeParse(text).success) return text;
  throw notFound(what);
}
