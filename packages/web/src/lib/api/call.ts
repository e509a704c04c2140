/** Calls the API: signed in, never cached, retried if that can help, with the response checked by the route's schema. */

import type { marketRoutes } from '@cgdx/api/market-routes.ts';
import { type AnyRouteInput, type RouteInput, requestOf } from '@cgdx/api/route-input.ts';
import type { AnswerBodyOf, RouteKey } from '@cgdx/api/routes.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { unexpectedError } from '@cgdx/core/specification/message.ts';
import { pageConfig } from '../config/config.ts';
import { idToken } from '../session/session.ts';
import { ApiError, unexpectedAnswer } from './api-error.ts';
import { withRetry } from './retry.ts';

/** Routes that are not for operators; lib/api/call-as-operator.ts calls those. */
type MarketKey = keyof typeof marketRoutes;

/** The route's input, and a signal to abort the call. */
export type Input<K extends RouteKey> = RouteInput<K> & { readonly signal?: AbortSignal };

type AnyInput = AnyRouteInput & { readonly signal?: AbortSignal };

/** @throws ApiError with the server's sentence and advice; status 0 if there was no response */
export const call = <K extends MarketKey>(key: K, input: Input<K>): Promise<AnswerBodyOf<K>> =>
  callWith(key, input, personToken, marketSchema);

/** Calls a public route, without signing in. */
export const callPublic = <K extends MarketKey>(key: K, input: Input<K>): Promise<AnswerBodyOf<K>> =>
  callWith(key, input, async () => undefined, marketSchema);

type TokenOf = () => Promise<string | undefined>;

export async function personToken(): Promise<string> {
  const token = await idToken();
  if (!token) throw new ApiError(401, 'NotSignedIn', 'You are signed out.', 'Sign in again to continue.');
  return token;
}

/** @param repeated runs the call, with retries if they can help; a caller whose call must not be retried passes its own */
export function callWith<K extends RouteKey>(
  key: K,
  input: Input<K>,
  tokenOf: TokenOf,
  schemaOf: (key: K) => Promise<RouteSchema>,
  repeated: <T>(attempt: () => Promise<T>) => Promise<T> = withRetry,
): Promise<AnswerBodyOf<K>> {
  return repeated(async () => {
    // The schemas are not in the first bundle: they are loaded while the server works.
    const [schema, { status, body }] = await Promise.all([
      schemaOf(key),
      send(key, input as AnyInput, tokenOf),
    ]);
    const answer = schema.answers[status];
    const parsed = answer?.safeParse(body);
    if (!parsed?.success) throw unexpectedAnswer(status, parsed?.error);
    return parsed.data as AnswerBodyOf<K>;
  });
}

const unreachable = () =>
  new ApiError(0, 'NetworkError', 'The server cannot be reached.', 'Check your connection and try again.');

async function marketSchema(key: MarketKey): Promise<RouteSchema> {
  const { marketRoutes } = await import('@cgdx/api/market-routes.ts').catch(() => {
    throw unreachable();
  });
  return marketRoutes[key];
}

async function send(key: RouteKey, input: AnyInput, tokenOf: TokenOf) {
  const { body, signal } = input;
  const { method, path } = requestOf(key, input);
  const token = await tokenOf();
  let response: Response;
  try {
    response = await fetch(`${pageConfig().apiUrl}${path}`, {
      method,
      cache: 'no-store',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(response.status, answer);
  return { status: response.status, body: answer };
}

const tooMany = 429;
const gatewayCode = 'TooManyRequests';

/** @param answer the response's body, if it was JSON */
export function errorOf(status: number, answer: unknown): ApiError {
  const { message, code, advice, uploadHashes } = (answer ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  // A response of the gateway itself: its body in the cloud is only three words.
  if (status === tooMany && (text(code) ?? gatewayCode) === gatewayCode) {
    const busy = 'Too many people are using this right now.';
    return new ApiError(status, gatewayCode, busy, 'Nothing was done. Please try again in a moment.');
  }
  return new ApiError(
    status,
    text(code) ?? `Http${status}`,
    text(message) ?? unexpectedError,
    text(advice),
    Array.isArray(uploadHashes) ? uploadHashes.filter((hash) => typeof hash === 'string') : [],
  );
}
