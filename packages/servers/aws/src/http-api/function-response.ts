/** Turns a function's return value into an HTTP response, as payload format 2.0 does. */
import { z } from 'zod';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

export const messageAnswer = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ApiAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ message }),
});

export const internalError = (): ApiAnswer => messageAnswer(500, 'Internal Server Error');

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const responseSchema = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), scalar).nullish(),
  body: scalar.nullish(),
  cookies: z.array(z.string()).nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

const isResponse = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'statusCode' in value;

/** Uses the whole value as the body, since it has no status code. */
function inferred(value: unknown): ApiAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  };
}

/** Parses `payload` (JSON text). A value that is not a valid response becomes an internal error. */
export function functionAnswer(payload: string): ApiAnswer {
  const value: unknown = JSON.parse(payload);
  if (!isResponse(value)) return inferred(value);
  const parsed = responseSchema.safeParse(value);
  if (!parsed.success) return internalError();
  const { statusCode, headers, body, cookies, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers ?? {}).map(([name, text]) => [name.toLowerCase(), text] as const);
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(named.filter(([name]) => !name.startsWith('access-control-'))),
      ...(cookies?.length ? { 'set-cookie': cookies } : {}),
    },
    body: isBase64Encoded ? Buffer.from(body ?? '', 'base64') : (body ?? ''),
  };
}
