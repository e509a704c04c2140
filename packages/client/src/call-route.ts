/** Calls a route of the API, and checks the response by the route's own schema. */
import { type AnyRouteInput, type RouteInput, requestOf } from '@cgdx/api/route-input.ts';
import type { AnswerBodyOf, RouteKey } from '@cgdx/api/routes.ts';
import { errorSchema } from '@cgdx/api/schema/error.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { MarketError, type MarketErrorKind } from '@cgdx/core/error/market-error.ts';

export interface Api {
  /** The address of the API, without a slash at its end. */
  readonly url: string;
  /** Returns what is sent as `Authorization: Bearer …`: an API key, or a person's id token. */
  readonly token: () => Promise<string>;
}

/** `once`: the call is not idempotent, so it is sent again only after a 429, which says that the API has not begun it. */
export type Repeat = 'always' | 'once';

/** Longer than the gateway waits: the local gateway waits up to two minutes until a function is loaded, and then 30 s. */
const timeoutMs = 160_000;
const attempts = 3;
const backoffMs = 200;
const longestRetryMs = 10_000;
const busy = 429;
const transientStatus = new Set([busy, 500, 502, 503, 504]);

/**
 * @param schema of the route's input and response
 * @throws MarketError with the API's own code, message and advice; `NotFound` for 404; `ApiUnreachable` if it does not answer
 */
export async function callRoute<K extends RouteKey>(
  api: Api,
  key: K,
  schema: RouteSchema,
  input: RouteInput<K>,
  repeat: Repeat = 'always',
): Promise<AnswerBodyOf<K>> {
  const given = input as AnyRouteInput;
  const { status, body } = await sendPatiently(api, requestOf(key, given), given, repeat);
  const answer = schema.answers[status];
  if (!answer) throw new MarketError('unavailable', 'UnknownAnswer', 'The API sent an unexpected response.');
  return answer.parse(body) as AnswerBodyOf<K>;
}

/** Sends the request again, with exponential backoff, while the API is busy or does not answer. */
async function sendPatiently(
  api: Api,
  { method, path }: ReturnType<typeof requestOf>,
  { body }: AnyRouteInput,
  repeat: Repeat,
): Promise<{ status: number; body: unknown }> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const answer = await send(api, method, path, body).catch((cause: unknown) => {
      if (isLast || repeat === 'once') throw unreachable(cause);
      return undefined;
    });
    if (answer?.ok) return { status: answer.status, body: await answer.json() };
    if (answer !== undefined) {
      const mayRepeat = repeat === 'always' ? transientStatus.has(answer.status) : answer.status === busy;
      if (isLast || !mayRepeat) throw await refusalOf(answer);
    }
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(backoffMs * 2 ** attempt, retryAfterMs(answer))),
    );
  }
}

const unreachable = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'ApiUnreachable', 'The API does not answer.', {
    advice: 'Try again later: what the API accepted before is safe.',
    cause,
  });

/** Returns the wait that the response asks for, up to a bound; the caller decides about a longer one. */
const retryAfterMs = (answer: Response | undefined): number =>
  Math.min(longestRetryMs, Number(answer?.headers.get('retry-after') ?? 0) * 1_000 || 0);

async function send(api: Api, method: string, path: string, body: unknown): Promise<Response> {
  return fetch(api.url + path, {
    method,
    headers: {
      authorization: `Bearer ${await api.token()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function kindOf(status: number): MarketErrorKind {
  if (status === busy) return 'busy';
  if (status >= 500) return 'unavailable';
  return status === 401 || status === 403 ? 'auth' : 'input';
}

async function refusalOf(answer: Response): Promise<MarketError> {
  const parsed = errorSchema.safeParse(await answer.json().catch(() => undefined));
  const kind = kindOf(answer.status);
  const code = answer.status === 404 ? 'NotFound' : 'ApiRefused';
  if (!parsed.success) return new MarketError(kind, code, `The API answered ${answer.status}.`);
  const { message, code: own = code, advice, retryAfterSeconds, uploadHashes } = parsed.data;
  return new MarketError(kind, own, message, {
    ...(advice !== undefined && { advice }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(uploadHashes !== undefined && { uploadHashes }),
  });
}
