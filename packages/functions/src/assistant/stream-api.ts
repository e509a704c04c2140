/** What functions with a URL of their own share: the caller's token, routes by key, and streamed answers. */
import { eventStreamType } from '@cgdx/api/route/assistant.ts';
import type { RouteKeyFor } from '@cgdx/workflows/wiring/route.ts';
import type { LambdaFunctionURLEvent } from 'aws-lambda';
import { answerError, type Event, notFound, type Request, signedInRequest } from '../ground/caller/api.ts';
import { verifiedClaims } from '../ground/caller/verify-token.ts';
import { beginLog } from '../ground/log/log.ts';
import { eventText } from './turn-events.ts';

/** A part of an answer, sent as a server-sent event named `kind`. */
interface Part {
  readonly kind: string;
  readonly data: object;
}

export interface StreamedAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<string> | Iterable<string>;
}

type Key = RouteKeyFor<'person'>;
type StreamRoutes<K extends Key> = { readonly [P in K]?: (request: Request<P>) => AsyncIterable<Part> };

const unauthorized: StreamedAnswer = {
  statusCode: 401,
  headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer' },
  body: ['{"message":"Unauthorized"}'],
};

/** Serves routes with the schemas, error messages and access rules that the API has for the same keys. */
export const streamApi =
  <K extends Key>(routes: StreamRoutes<K>): ((event: LambdaFunctionURLEvent) => Promise<StreamedAnswer>) =>
  async (event) => {
    beginLog(event, undefined);
    try {
      const claims = await verifiedClaims(event.headers.authorization);
      if (claims === undefined) return unauthorized;
      const key = `${event.requestContext.http.method} ${event.rawPath}` as K;
      const route = routes[key] as ((request: Request<K>) => AsyncIterable<Part>) | undefined;
      if (route === undefined) throw notFound('This route');
      return await begin(route(signedInRequest(asOfGateway(event, claims), key)));
    } catch (error) {
      const { statusCode = 500, headers, body = '' } = answerError(error);
      return { statusCode, headers: headers as Record<string, string>, body: [body] };
    }
  };

/** Returns the event that the gateway would pass on after it verified the token. */
const asOfGateway = (event: LambdaFunctionURLEvent, claims: object): Event =>
  ({ ...event, requestContext: { ...event.requestContext, authorizer: { jwt: { claims } } } }) as Event;

/** Waits for the first part, so that a failure before it is answered with its own status. */
async function begin(parts: AsyncIterable<Part>): Promise<StreamedAnswer> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return {
    statusCode: 200,
    // No proxy may store the stream: each event reaches the reader when it is sent.
    headers: { 'content-type': `${eventStreamType}; charset=utf-8`, 'cache-control': 'no-store' },
    body: textOf(first, iterator),
  };
}

async function* textOf(first: IteratorResult<Part>, rest: AsyncIterator<Part>): AsyncGenerator<string> {
  try {
    for (let part = first; !part.done; part = await rest.next())
      yield eventText(part.value.kind, part.value.data);
  } catch (error) {
    const { body = '{}' } = answerError(error);
    yield eventText('error', JSON.parse(body));
  }
}
