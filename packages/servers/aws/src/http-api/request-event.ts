/** Converts a request into the event of payload format 2.0. */
import type { IncomingMessage } from 'node:http';
import { decode } from './route-table.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** A token's claims, or the context that an authorizer function returned. */
export type Authorizer =
  | { readonly claims: Claims }
  | { readonly context: Readonly<Record<string, unknown>> };

export interface ApiRequest {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The authorizer's result, as functions see it. */
  readonly authorizer: Authorizer | undefined;
  readonly requestId: string;
  readonly accountId: string;
  /** Unix ms. */
  readonly now: number;
}

const localApiId = 'local';
const textType = /^(text\/|application\/(json|javascript|xml|graphql)\b|[^;]*\+(json|xml)\b)/i;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a time as `12/Mar/2020:19:03:58 +0000`. */
function logTime(ms: number): string {
  const iso = new Date(ms).toISOString();
  return `${iso.slice(8, 10)}/${months[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

/** Joins repeated headers by commas and returns the cookies separately. */
function headersOf(request: IncomingMessage): { headers: Record<string, string>; cookies: string[] } {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const [name, values = []] of Object.entries(request.headersDistinct)) {
    if (name === 'cookie') cookies.push(...values.flatMap((value) => value.split(/;\s*/)));
    else headers[name] = values.join(',');
  }
  return { headers, cookies };
}

/** Joins repeated parameters by commas. */
function queryOf(rawQuery: string): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  }
  return rawQuery === '' ? undefined : query;
}

/** Returns a claim as text; a list is written `[a b]`. */
function claimText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(claimText).join(' ')}]`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function authorizerOf(authorizer: Authorizer | undefined): object {
  if (authorizer === undefined) return {};
  if ('context' in authorizer) return { authorizer: { lambda: authorizer.context } };
  const texts = Object.fromEntries(
    Object.entries(authorizer.claims).map(([name, value]) => [name, claimText(value)]),
  );
  return { authorizer: { jwt: { claims: texts, scopes: null } } };
}

function bodyOf(body: Buffer, headers: Record<string, string>): object {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textType.test(headers['content-type'] ?? 'text/plain') && !headers['content-encoding'];
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

export function requestEvent(of: ApiRequest): object {
  const { request, routeKey, pathParameters, requestId } = of;
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const rawQueryString = query.join('?');
  const { headers, cookies } = headersOf(request);
  const queryStringParameters = queryOf(rawQueryString);
  const rawPath = decode(path);
  const domainName = headers.host ?? '';
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(queryStringParameters ? { queryStringParameters } : {}),
    requestContext: {
      accountId: of.accountId,
      apiId: localApiId,
      ...authorizerOf(of.authorizer),
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: {
        method: request.method,
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: logTime(of.now),
      timeEpoch: of.now,
    },
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...bodyOf(of.body, headers),
  };
}

const keptForAuthorizer = [
  'rawPath',
  'rawQueryString',
  'cookies',
  'headers',
  'queryStringParameters',
] as const;

/**
 * Returns the event of payload format 2.0 for an authorizer function: the request without its body.
 * @param event the event of the same request for the route's function
 */
export function authorizerEvent(event: object, identity: string): object {
  const { requestContext, pathParameters, routeKey, ...more } = event as Readonly<Record<string, unknown>>;
  const { accountId, apiId, http } = requestContext as Readonly<Record<string, unknown>>;
  const { method, path } = http as Readonly<Record<string, unknown>>;
  const kept = keptForAuthorizer.filter((name) => more[name] !== undefined).map((name) => [name, more[name]]);
  return {
    ...{ version: '2.0', type: 'REQUEST', identitySource: [identity], routeKey },
    routeArn: `arn:aws:execute-api:local:${accountId}:${apiId}/$default/${method}${path}`,
    ...Object.fromEntries(kept),
    requestContext,
    ...(pathParameters !== undefined && { pathParameters }),
  };
}
