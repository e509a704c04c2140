/** Schemas of parameters, which arrive as text in a form, with Stripe's messages for invalid values. */
import { z } from 'zod';
import type { Form } from './form.ts';
import { StripeError } from './stripe-error.ts';

const invalidInteger = 'parameter_invalid_integer';
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, invalidInteger)
  .transform(Number);
/** Stripe accepts at most eight digits. */
const largestAmount = 99_999_999;
export const amount = integer
  .refine((value) => value >= 1, 'parameter_invalid_integer')
  .refine((value) => value <= largestAmount, 'amount_too_large');
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'invalid_currency')
  .transform((text) => text.toLowerCase());
/** Escaped for use in a header, except `{CHECKOUT_SESSION_ID}`. */
export const webUrl = z
  .string()
  .max(5_000)
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'url_invalid')
  .transform((text) => new URL(text).href.replaceAll(/%7B(\w+)%7D/gi, '{$1}'));

const mostMetadata = 50;
/** An empty value removes its name. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= mostMetadata, 'metadata_too_large');

/** Seconds since 1970, or bounds for such a time. */
const moment = z.union([
  integer,
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
]);

export const listParameters = z.strictObject({
  limit: integer.refine((n) => n >= 1 && n <= 100, invalidInteger).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: moment.optional(),
});

/** @throws StripeError that names the parameter, as Stripe does */
export function readParameters<T>(schema: z.ZodType<T>, form: Form): T {
  const { success, data, error } = schema.safeParse(form);
  if (success) return data;
  // An unknown name is reported first: it may be a misspelling of a missing one.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
  if (issue === undefined) throw error;
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...path, ...issue.keys.slice(0, 1)]);
    throw refusal(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const param = bracketed(path);
  if (valueAt(form, path) === undefined)
    throw refusal(`Missing required param: ${param}.`, 'parameter_missing', param);
  const code = /^[a-z_]+$/.test(issue.message) ? issue.message : undefined;
  if (code === invalidInteger)
    throw refusal(`Invalid integer: ${String(valueAt(form, path))}`, invalidInteger, param);
  throw refusal(`Invalid value for ${param}: ${code ?? issue.message}`, code, param);
}

const refusal = (message: string, code: string | undefined, param: string): StripeError =>
  new StripeError('invalid_request_error', message, { ...(code !== undefined && { code }), param });

const bracketed = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((part) => `[${part}]`).join('');

function valueAt(form: Form, path: readonly string[]): unknown {
  let value: unknown = form;
  for (const part of path) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}
