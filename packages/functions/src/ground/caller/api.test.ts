import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { api, publicApi } from './api.ts';

const routeKey = 'GET /merkle-tree/{uploadHash}';
const eventOf = (change: object) =>
  ({
    routeKey,
    requestContext: { timeEpoch: 0 },
    ...change,
  }) as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;

/** Returns the route's answer, or throws its error. */
async function answered(change: object, route: () => unknown = () => ({})) {
  const handler = publicApi({ [routeKey]: async () => ({ status: 200, body: route() as never }) });
  const { statusCode, headers, body } = await handler(eventOf(change));
  return { statusCode, headers, body: JSON.parse(body ?? '') };
}

describe('an address', () => {
  it('takes a path of 128 characters and a query of 4,096', async () => {
    const { statusCode } = await answered({
      pathParameters: { uploadHash: 'a'.repeat(128) },
      queryStringParameters: { location: 'a'.repeat(4_096) },
    });
    expect(statusCode).toBe(200);
  });

  it.each([
    ['path', { pathParameters: { uploadHash: 'a'.repeat(129) } }],
    ['query', { queryStringParameters: { location: 'a'.repeat(4_097) } }],
    ['name in a query', { queryStringParameters: { ['a'.repeat(4_097)]: '' } }],
  ])('with a longer %s is refused before anything is looked up', async (_which, change) => {
    const never = () => {
      throw new Error('looked up');
    };
    expect(await answered(change, never)).toMatchObject({ statusCode: 400, body: { code: 'TooLong' } });
  });
});

describe('a checkout as the specification writes it', () => {
  const checkout = 'POST /stripe/create-checkout-session';
  const fields = { amount: 8, currency: 'sgd', userSub: 'u-1' };
  const told = async (body: object) => {
    const never = () => Promise.reject(new Error('called'));
    const claims = { sub: 'u-1', jti: 'j', token_use: 'id' };
    const event = eventOf({
      routeKey: checkout,
      requestContext: { timeEpoch: 0, authorizer: { jwt: { claims } } },
      headers: {
        authorization: `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`,
      },
      body: JSON.stringify(body),
    });
    const { statusCode, body: text } = await api({ [checkout]: never })(event);
    return [statusCode, JSON.parse(text ?? '').message];
  };

  it('gets an answer that names the call to make first', async () => {
    expect(await told(fields)).toEqual([400, expect.stringMatching(/call POST \/quotes .* first/)]);
  });

  it('with an invalid quote id gets an answer that names the field', async () => {
    expect(await told({ ...fields, quoteId: 7 })).toEqual([400, 'Missing or invalid: quoteId.']);
  });
});

describe('a call at a busy time', () => {
  it('gets the time to try again, in a header and in a sentence', async () => {
    const { statusCode, headers, body } = await answered({}, () => {
      throw new MarketError('busy', 'TooMany', 'Many people do this.', {
        advice: 'Try again soon.',
        retryAfterSeconds: 7,
      });
    });
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'retry-after': '7' });
    expect(body).toEqual({
      message: 'Many people do this.',
      code: 'TooMany',
      advice: 'Try again soon.',
      retryAfterSeconds: 7,
    });
  });
});
