/** The local API Gateway: an HTTP API with routes, a JWT authorizer, CORS, and functions behind it. */

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { admitLoopback, guarded } from '../process/admit.ts';
import { afterFreeTime } from '../process/free-time.ts';
import { listen } from '../process/listen.ts';
import { printFault } from '../process/print-fault.ts';
import { readBody } from '../process/read-body.ts';
import type { Service } from '../service.ts';
import { allowedOrigin, type Cors, corsHeaders, preflightHeaders } from './cors.ts';
import { type ApiAnswer, functionAnswer, internalError, messageAnswer } from './function-response.ts';
import { type Authorizer, authorizerEvent, type Claims, requestEvent } from './request-event.ts';
import { type RouteMatch, routeTable } from './route-table.ts';
import { createThrottle, type Throttle } from './throttle.ts';

export interface ApiRoute {
  /** The function's name, passed to `invoke` unchanged. */
  readonly fn: string;
  /** `person`: requires a token that `verify` accepts. `key`: a header that `authorizer` accepts. */
  readonly access: 'person' | 'key' | 'anyone';
  /** Limits the rate of all callers together; calls above it are answered with 429. */
  readonly throttle?: Throttle;
}

export interface HttpApiOptions extends Cors {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly routes: Readonly<Record<string, ApiRoute>>;
  /** Returns the token's claims, or undefined if it is not valid. */
  readonly verify: (token: string) => Promise<Claims | undefined> | Claims | undefined;
  /**
   * The function that authorizes callers of routes with `access: 'key'`. Its answers are simple responses and never
   * cached.
   */
  readonly authorizer?: string;
  /** Invokes a function. Both payloads are JSON text. The callee calls `onReady` once the function has been loaded. */
  readonly invoke: (
    fn: string,
    payload: string,
    options: { readonly onReady: () => void },
  ) => Promise<{ readonly payload: string; readonly functionError?: string }>;
  readonly accountId?: string;
  /** API Gateway's own limit by default; tests set a shorter one. */
  readonly timeoutMs?: number;
  /** How long a call may wait for its function to be loaded; this does not count against `timeoutMs`. */
  readonly longestLoadMs: number;
  /** Unix ms; the system's clock by default. */
  readonly now?: () => number;
}

const integrationTimeoutMs = 30_000;
const maxBodyBytes = 10 * 1024 * 1024;
const tooLarge = 'RequestTooLargeException';
/** The error name of Lambda's own throttling. */
const tooMany = 'TooManyRequestsException';

const unauthorized = (challenge: string): ApiAnswer =>
  messageAnswer(401, 'Unauthorized', { 'www-authenticate': challenge });

type Authorized = Authorizer | { readonly refusal: ApiAnswer };

async function authorize(options: HttpApiOptions, request: IncomingMessage): Promise<Authorized> {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return { refusal: unauthorized('Bearer') };
  const claims = await options.verify(token);
  if (claims) return { claims };
  const why = 'error="invalid_token" error_description="the token is not valid"';
  return { refusal: unauthorized(`Bearer scope="" ${why}`) };
}

const answerSchema = z.object({
  isAuthorized: z.boolean(),
  context: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Calls the authorizer, except for requests without the header. A malformed or missing answer is an internal error of
 * the API.
 */
async function authorizeByFunction(
  { authorizer, invoke, longestLoadMs, timeoutMs = integrationTimeoutMs }: HttpApiOptions,
  event: object,
  identity: string | undefined,
): Promise<Authorized> {
  if (authorizer === undefined) throw new Error('a route for keys needs an authoriser');
  if (!identity) return { refusal: messageAnswer(401, 'Unauthorized') };
  const late = Promise.withResolvers<never>();
  const endTimeout = afterFreeTime(longestLoadMs + timeoutMs, () =>
    late.reject(new Error('the authoriser did not answer')),
  );
  try {
    const asked = invoke(authorizer, JSON.stringify(authorizerEvent(event, identity)), {
      onReady: () => undefined,
    });
    const { payload, functionError } = await Promise.race([asked, late.promise]);
    const answer = answerSchema.safeParse(functionError === undefined ? JSON.parse(payload) : undefined).data;
    if (answer === undefined) return { refusal: internalError() };
    return answer.isAuthorized
      ? { context: answer.context ?? {} }
      : { refusal: messageAnswer(403, 'Forbidden') };
  } finally {
    endTimeout();
  }
}

async function callFunction(options: HttpApiOptions, fn: string, event: object): Promise<ApiAnswer> {
  const { promise: tooLate, resolve } = Promise.withResolvers<ApiAnswer>();
  // The limit grows with the machine's slowness: a function gets as much computing time as on AWS, not the same time on
  // the clock.
  const giveUpAfter = (ms: number) =>
    afterFreeTime(ms, () => resolve(messageAnswer(503, 'Service Unavailable')));
  const { timeoutMs = integrationTimeoutMs, longestLoadMs } = options;
  let endTimeout = giveUpAfter(longestLoadMs);
  // In the cloud a function is loaded within a second, but this machine may be loading many at once.
  const onReady = (): void => {
    endTimeout();
    endTimeout = giveUpAfter(timeoutMs);
  };
  const answered = options.invoke(fn, JSON.stringify(event), { onReady }).then(
    ({ payload, functionError }) => (functionError === undefined ? functionAnswer(payload) : internalError()),
    (error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      if (name === tooLarge) return messageAnswer(413, 'Request Entity Too Large');
      return name === tooMany ? messageAnswer(503, 'Service Unavailable') : internalError();
    },
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    endTimeout();
  }
}

async function answerTo(
  options: HttpApiOptions,
  match: RouteMatch<ApiRoute>,
  request: IncomingMessage,
  requestId: string,
): Promise<ApiAnswer> {
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return messageAnswer(413, 'Request Entity Too Large');
  const { route, routeKey, pathParameters } = match;
  const { accountId = '000000000000' } = options;
  const now = Date.now();
  const about = { request, body, routeKey, pathParameters, requestId, accountId, now };
  const authorized =
    route.access === 'person'
      ? await authorize(options, request)
      : route.access === 'key'
        ? await authorizeByFunction(
            options,
            requestEvent({ ...about, authorizer: undefined }),
            request.headers.authorization,
          )
        : undefined;
  if (authorized && 'refusal' in authorized) return authorized.refusal;
  return callFunction(options, route.fn, requestEvent({ ...about, authorizer: authorized }));
}

/** Makes a request id that looks like API Gateway's: sixteen random characters. */
const newRequestId = (): string => `${randomBytes(12).toString('base64url').slice(0, 15)}=`;

/** Returns the answer 429. AWS sends only the message; the other fields help developers on this machine. */
function throttled(seconds: number): ApiAnswer {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const said = {
    message: 'Too Many Requests',
    code: 'TooManyRequests',
    advice: `Nothing was done. Please try again in ${wait}.`,
  };
  const headers = { 'content-type': 'application/json', 'retry-after': String(seconds) };
  return { status: 429, headers, body: JSON.stringify(said) };
}

export async function startHttpApi(options: HttpApiOptions): Promise<Service> {
  const find = routeTable(options.routes);
  const throttles = new Map(
    Object.entries(options.routes).flatMap(([key, { throttle }]) =>
      throttle ? [[key, createThrottle(throttle, options.now ?? Date.now)] as const] : [],
    ),
  );

  const answer = async (request: IncomingMessage, requestId: string): Promise<ApiAnswer> => {
    const { method = 'GET', url = '/' } = request;
    const match = find(method, url.split('?')[0] ?? '/');
    const waitSeconds = (match && throttles.get(match.routeKey)?.()) ?? 0;
    if (match && waitSeconds === 0) return answerTo(options, match, request, requestId);
    request.resume();
    if (waitSeconds > 0) return throttled(waitSeconds);
    if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
    return messageAnswer(404, 'Not Found');
  };

  const send = (request: IncomingMessage, response: ServerResponse, id: string, given: ApiAnswer): void => {
    const isPreflight = request.method === 'OPTIONS' && given.status === 204;
    const cors = isPreflight
      ? preflightHeaders(options, request.headers)
      : corsHeaders(options, request.headers);
    const length = given.status === 204 ? {} : { 'content-length': Buffer.byteLength(given.body) };
    response
      .writeHead(given.status, { ...given.headers, ...cors, ...length, 'apigw-requestid': id })
      .end(request.method === 'HEAD' ? undefined : given.body);
  };

  const admit = admitLoopback({ allowsOrigin: (origin) => allowedOrigin(options, origin) !== undefined });
  const server = createServer(
    guarded(admit, (request, response) => {
      const id = newRequestId();
      answer(request, id)
        .catch((error: unknown) => {
          printFault('API: a request', error);
          return internalError();
        })
        .then((given) => send(request, response, id, given));
    }),
  );
  return listen(server, options.port);
}
