import { request as rawRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Service } from '../service.ts';
import { startHttpApi } from './http-api.ts';

interface Called {
  readonly fn: string;
  readonly event: {
    readonly headers: Record<string, string>;
    readonly requestContext: {
      readonly time: string;
      readonly timeEpoch: number;
      readonly authorizer?: object;
    };
    readonly body?: string;
    readonly isBase64Encoded?: boolean;
    readonly queryStringParameters?: object;
    readonly pathParameters?: object;
  };
}

let api: Service;
let called: Called[] = [];
let said: { payload: string; functionError?: string };
let reply: (onReady?: () => void) => Promise<{ payload: string; functionError?: string }>;
const returns = (value: unknown) => {
  reply = async () => ({ payload: JSON.stringify(value) });
};

const start = (timeoutMs: number, longestLoadMs = timeoutMs): Promise<Service> =>
  startHttpApi({
    port: 0,
    allowOrigin: ['http://localhost:4800'],
    timeoutMs,
    longestLoadMs,
    routes: {
      'POST /upload_v2': { fn: 'upload', access: 'person' },
      'GET /upload/{username}': { fn: 'by-user', access: 'person' },
      'GET /upload/datapool/{poolId}': { fn: 'by-pool', access: 'anyone' },
      'GET /upload/all': { fn: 'all', access: 'anyone' },
      'ANY /files/{path+}': { fn: 'files', access: 'anyone' },
      'PUT /files/{name}': { fn: 'put-file', access: 'anyone' },
      'POST /v1/{thing}': { fn: 'thing', access: 'key' },
    },
    authorizer: 'keys',
    verify: async (token) =>
      token === 'good'
        ? { sub: 's-1', email_verified: true, auth_time: 5, 'cognito:groups': ['a', 'b'] }
        : undefined,
    invoke: async (fn, payload, { onReady }) => {
      called.push({ fn, event: JSON.parse(payload) });
      return fn === 'keys' ? said : reply(onReady);
    },
  });
beforeAll(async () => {
  api = await start(600_000);
});
afterAll(() => api.stop());
beforeEach(() => {
  called = [];
  returns({ ok: true });
});

const call = (path: string, init: RequestInit = {}) => fetch(`${api.url}${path}`, init);
const asPerson = { headers: { authorization: 'Bearer good' } };

describe('a request', () => {
  it('becomes an event of payload format 2.0', async () => {
    await call('/upload/J%C3%BCrgen%20K?a=1&b=x%20y&a=2&c=', {
      headers: {
        Authorization: 'Bearer good',
        Cookie: 'one=1; two=2',
        'X-Thing': 'Value',
        'User-Agent': 'test/1',
      },
    });
    const { fn, event } = called[0]!;
    expect(fn).toBe('by-user');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /upload/{username}',
      rawPath: '/upload/Jürgen K',
      rawQueryString: 'a=1&b=x%20y&a=2&c=',
      cookies: ['one=1', 'two=2'],
      headers: { 'x-thing': 'Value', host: new URL(api.url).host },
      queryStringParameters: { a: '1,2', b: 'x y', c: '' },
      pathParameters: { username: 'Jürgen K' },
      isBase64Encoded: false,
      requestContext: {
        accountId: '000000000000',
        stage: '$default',
        routeKey: 'GET /upload/{username}',
        http: { method: 'GET', path: '/upload/Jürgen K', protocol: 'HTTP/1.1', userAgent: 'test/1' },
        authorizer: {
          jwt: {
            claims: { sub: 's-1', email_verified: 'true', auth_time: '5', 'cognito:groups': '[a b]' },
            scopes: null,
          },
        },
      },
    });
    expect(event.headers.cookie).toBeUndefined();
    expect(event.body).toBeUndefined();
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(Math.abs(event.requestContext.timeEpoch - Date.now())).toBeLessThan(60_000);
  });

  it('contains text unchanged, and any other body in base64', async () => {
    const post = (type: string, body: string) =>
      call('/upload_v2', { method: 'POST', body, headers: { authorization: 'good', 'content-type': type } });
    await post('application/json', '{"a":"ü"}');
    await post('application/octet-stream', 'bytes');
    expect(called.map(({ event }) => [event.body, event.isBase64Encoded])).toEqual([
      ['{"a":"ü"}', false],
      [Buffer.from('bytes').toString('base64'), true],
    ]);
    expect(called[0]?.event.queryStringParameters).toBeUndefined();
    expect(called[0]?.event.pathParameters).toBeUndefined();
  });

  it('of more than 10 MB is refused', async () => {
    const answer = await call('/upload_v2', {
      method: 'POST',
      body: Buffer.alloc(10 * 1024 * 1024 + 1),
      ...asPerson,
    });
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
    expect(called).toEqual([]);
  });
});

describe('a route for keys', () => {
  const post = (headers: Record<string, string> = { authorization: 'Bearer k-1' }) =>
    call('/v1/x%20y?a=1', { method: 'POST', body: '{"secret":1}', headers });

  it('calls its function with the request without its body, and passes on the answer', async () => {
    said = { payload: JSON.stringify({ isAuthorized: true, context: { userSub: 's-1', of: 2 } }) };
    expect((await post()).status).toBe(200);
    expect(called.map(({ fn }) => fn)).toEqual(['keys', 'thing']);
    const [asked, done] = called.map(({ event }) => event);
    expect(asked).toMatchObject({
      ...{ version: '2.0', type: 'REQUEST', routeKey: 'POST /v1/{thing}', identitySource: ['Bearer k-1'] },
      ...{ rawPath: '/v1/x y', rawQueryString: 'a=1', pathParameters: { thing: 'x y' } },
      routeArn: expect.stringMatching(/^arn:aws:execute-api:.*\/\$default\/POST\/v1\/x y$/),
      headers: { authorization: 'Bearer k-1' },
    });
    expect(asked?.body).toBeUndefined();
    expect(asked?.requestContext.authorizer).toBeUndefined();
    expect(done?.requestContext.authorizer).toEqual({ lambda: { userSub: 's-1', of: 2 } });
    expect(done?.body).toBe('{"secret":1}');
  });

  it.each([
    ['is refused by the authorizer', { payload: '{"isAuthorized":false}' }, 403, 'Forbidden'],
    ['gets a malformed answer', { payload: '{"principalId":"me"}' }, 500, 'Internal Server Error'],
    ['meets its failure', { payload: '{}', functionError: 'Unhandled' }, 500, 'Internal Server Error'],
  ])('calls no other function if the caller %s', async (_what, answer, status, message) => {
    said = answer;
    const refused = await post();
    expect([refused.status, await refused.json()]).toEqual([status, { message }]);
    expect(called.map(({ fn }) => fn)).toEqual(['keys']);
  });

  it('is not called for a request without the header', async () => {
    const refused = await post({});
    expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthorized' }]);
    expect(called).toEqual([]);
  });
});

describe('a route', () => {
  it.each([
    ['GET', '/upload/all', 'all'],
    ['GET', '/upload/datapool/x', 'by-pool'],
    ['DELETE', '/files/a/b/c', 'files'],
    ['PUT', '/files/a', 'put-file'],
    ['GET', '/files/a', 'files'],
  ])('%s %s goes to %s', async (method, path, fn) => {
    await call(path, { method });
    expect(called.map((each) => each.fn)).toEqual([fn]);
  });

  it('puts the rest of the path into a greedy variable', async () => {
    await call('/files/a/b%20c');
    expect(called[0]?.event.pathParameters).toEqual({ path: 'a/b c' });
  });

  it.each([
    ['GET', '/'],
    ['GET', '/upload'],
    ['GET', '/upload/'],
    ['POST', '/upload/x'],
    ['GET', '/upload/x/'],
    ['GET', '/files'],
  ])('for %s %s there is none', async (method, path) => {
    const answer = await call(path, { method, ...asPerson });
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not Found' }]);
    expect(called).toEqual([]);
  });
});

describe('the authoriser', () => {
  it.each([
    [undefined, 'Bearer'],
    ['Bearer bad', /^Bearer .*error="invalid_token"/],
  ])('turns %s away', async (authorization, challenge) => {
    const answer = await call('/upload/x', authorization ? { headers: { authorization } } : {});
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
    expect(answer.headers.get('www-authenticate')).toMatch(challenge);
    expect(called).toEqual([]);
  });

  it('is not required on open routes', async () => {
    expect((await call('/upload/all')).status).toBe(200);
    expect(called[0]?.event.requestContext.authorizer).toBeUndefined();
  });
});

describe('an answer', () => {
  const get = async () => {
    const answer = await call('/upload/all');
    return { answer, text: await answer.text() };
  };

  it('has the status, headers, cookies and body that the function returns', async () => {
    returns({
      statusCode: 201,
      headers: { 'X-A': 'b', 'Content-Type': 'text/html' },
      cookies: ['a=1', 'b=2'],
      body: 'hi',
    });
    const { answer, text } = await get();
    expect([answer.status, answer.headers.get('x-a'), answer.headers.get('content-type'), text]).toEqual([
      201,
      'b',
      'text/html',
      'hi',
    ]);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('apigw-requestid')).toMatch(/^.{15}=$/);
  });

  it('may be binary', async () => {
    returns({ statusCode: 200, body: Buffer.from([0, 255]).toString('base64'), isBase64Encoded: true });
    const answer = await call('/upload/all');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255]);
  });

  it.each([
    [{ a: 1 }, '{"a":1}'],
    ['plain', 'plain'],
    [[1, 2], '[1,2]'],
    [null, 'null'],
  ])('without a status code, %j is the body', async (value, body) => {
    returns(value);
    const { answer, text } = await get();
    expect([answer.status, answer.headers.get('content-type'), text]).toEqual([
      200,
      'application/json',
      body,
    ]);
  });

  it.each([
    ['a function that failed', async () => ({ payload: '{"errorType":"E"}', functionError: 'Unhandled' })],
    ['a function that could not be run', () => Promise.reject(new Error('no'))],
    ['an invalid status code', async () => ({ payload: '{"statusCode":"fine"}' })],
  ])('of %s is an internal error without details', async (_, failing) => {
    reply = failing;
    const { answer, text } = await get();
    expect([answer.status, text]).toEqual([500, '{"message":"Internal Server Error"}']);
  });

  it.each([
    ['times out', 200, 600_000],
    ['times out if the function is never loaded', 600_000, 200],
  ])('that %s is 503', async (_, timeoutMs, longestLoadMs) => {
    reply = (onReady) => {
      if (timeoutMs < longestLoadMs) onReady?.();
      return new Promise(() => {});
    };
    const impatient = await start(timeoutMs, longestLoadMs);
    const answer = await fetch(`${impatient.url}/upload/all`);
    expect([answer.status, await answer.text()]).toEqual([503, '{"message":"Service Unavailable"}']);
    await impatient.stop();
  });

  it('may take its time from when the function is loaded, however long loading takes', async () => {
    const loadingMs = 300;
    reply = async (onReady) => {
      await sleep(loadingMs);
      onReady?.();
      return { payload: '{"ok":true}' };
    };
    const impatient = await start(loadingMs / 3, 600_000);
    const answer = await fetch(`${impatient.url}/upload/all`);
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
    await impatient.stop();
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    call('/upload_v2', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('of an allowed origin get the permitted methods and headers, without a token', async () => {
    const answer = await preflight('http://localhost:4800');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4800');
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(called).toEqual([]);
  });

  it('of any other origin are refused, and nothing is called for them', async () => {
    const origin = 'https://elsewhere.example';
    const answers = [
      await preflight(origin),
      await call('/upload_v2', { method: 'POST', headers: { origin } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(called).toEqual([]);
  });

  it('may read errors, too, and a function cannot change this', async () => {
    const headers = { origin: 'http://localhost:4800' };
    const refused = await call('/upload_v2', { method: 'POST', headers });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      401,
      headers.origin,
    ]);
    returns({
      statusCode: 200,
      headers: { 'Access-Control-Allow-Origin': 'https://evil.example' },
      body: '',
    });
    const answer = await call('/upload/all', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin);
  });
});

it('a path that cannot be decoded is used unchanged', async () => {
  await new Promise<void>((resolve, reject) => {
    rawRequest(`${api.url}/files/%zz`, (response) => {
      response.resume();
      response.on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
  expect(called[0]?.event.pathParameters).toEqual({ path: '%zz' });
});
