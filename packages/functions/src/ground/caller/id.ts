/** Ids in paths. */
import { id } from '@cgdx/api/schema/field.ts';
import type { z } from 'zod';
import { notFound } from './api.ts';

/** @throws MarketError NotFound if no id has this form */
export function parseId(text: string, what: string, form: z.ZodType<string> = id): string {
  if (form.safeParse(text).success) return text;
  throw notFound(what);
}
