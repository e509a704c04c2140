/** Calls the product's API as a signed-in person. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyRouteInput, type RouteInput, requestOf } from '@cgdx/api/route-input.ts';
import { type AnswerBodyOf, type RouteKey, routeSchemas } from '@cgdx/api/routes.ts';
import { errorSchema } from '@cgdx/api/schema/error.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { MarketError, type MarketErrorKind } from '@cgdx/core/error/market-error.ts';
import type { Stack } from '../ground/endpoints.ts';

/** The person who is signed in. */
export interface Caller {
  /** Returns a valid id token. */
  readonly idToken: () => Promise<string>;
}

/** Longer than the gateway waits: the local one for two minutes until a function is loaded, and then 30 s. */
const timeoutMs = 160_000;
const attempts = 3;
const backoffMs = 200;
const longestRetryMs = 10_000;
const transientStatus = new Set([429, 500, 502, 503, 504]);

/**
 * Calls a route and checks the response by the route's schema.
 * @throws MarketError with the API's own code and message; `NotFound` for 404
 */
export async function callRoute<K extends RouteKey>(
  stack: Stack,
  person: Caller,
  key: K,
  input: RouteInput<K>,
): Promise<AnswerBodyOf<K>> {
  const given = input as AnyRouteInput;
  const { method, path } = requestOf(key, given);
  const { status, body } = await sendPatiently(stack, person, method, path, given.body);
  const schema: RouteSchema = routeSchemas[key];
  const answer = schema.answers[status];
  if (!answer) throw new MarketError('unavailable', 'UnknownAnswer', 'The API sent an unexpected response.');
  return answer.parse(body) as AnswerBodyOf<K>;
}

/** Sends the request again at a busy time. */
async function sendPatiently(
  stack: Stack,
  person: Caller,
  method: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt === attempts;
    const answer = await send(stack, person, method, path, body).catch((error: unknown) => {
      if (last)
        throw new MarketError(
          'unavailable',
          'ApiUnreachable',
          'The API does not answer: has the stack stopped?',
          {
            advice: 'Whatever was uploaded whole is safe: its workflow goes on when the stack runs again.',
            cause: error,
          },
        );
      return undefined;
    });
    if (answer?.ok) return { status: answer.status, body: await answer.json() };
    if (answer !== undefined && (last || !transientStatus.has(answer.status))) throw await refusalOf(answer);
    await sleep(Math.max(backoffMs * 2 ** attempt, retryAfterMs(answer)));
  }
}

/** Returns the wait that the response asks for, up to a bound; a longer one is the person's own decision. */
const retryAfterMs = (answer: Response | undefined): number =>
  Math.min(longestRetryMs, Number(answer?.headers.get('retry-after') ?? 0) * 1_000 || 0);

const busy = 429;

function kindOf(status: number): MarketErrorKind {
  if (status === busy) return 'busy';
  if (status >= 500) return 'unavailable';
  return status === 401 || status === 403 ? 'auth' : 'input';
}

async function send(
  stack: Stack,
  person: Caller,
  method: string,
  path: string,
  body: unknown,
): Promise<Response> {
  return fetch(stack.apiUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${await person.idToken()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function refusalOf(answer: Response): Promise<MarketError> {
  const parsed = errorSchema.safeParse(await answer.json().catch(() => undefined));
  const kind = kindOf(answer.status);
  if (!parsed.success) {
    const code = answer.status === 404 ? 'NotFound' : 'ApiRefused';
    return new MarketError(kind, code, `The API answered ${answer.status}.`);
  }
  const { message, code = answer.status === 404 ? 'NotFound' : 'ApiRefused', advice } = parsed.data;
  return new MarketError(kind, code, message, advice === undefined ? {} : { advice });
}
