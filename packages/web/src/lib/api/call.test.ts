import { afterEach, describe, expect, it, vi } from 'vitest';
import { explain } from './api-error.ts';
import { call } from './call.ts';

vi.mock('../session/session.ts', () => ({ idToken: async () => 'a-token' }));
vi.mock('../config/config.ts', () => ({ pageConfig: () => ({ apiUrl: 'https://api.test' }) }));
afterEach(() => vi.unstubAllGlobals());

/** Sets the server's next response. @returns the requests that the server gets */
function answering(status: number, body: unknown): { url: string; init: RequestInit }[] {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  });
  return requests;
}

const pool = { dataPoolId: 'x', dataPoolName: 'X', price: 4, availableForPurchase: true, maxIncentive: 200 };

describe('a call', () => {
  it('writes the route’s input into path, query and body', async () => {
    const requests = answering(202, { contributionId: 'c-1' });
    const query = { title: 'x', ObjectLocation: 'YS9i', userId: 's-1' };
    expect(await call('POST /upload_v2', { query })).toEqual({ contributionId: 'c-1' });
    expect(requests[0], 'proves call.bearer-authorization-id').toMatchObject({
      url: 'https://api.test/upload_v2?title=x&ObjectLocation=YS9i&userId=s-1',
      init: { method: 'POST', headers: { authorization: 'Bearer a-token' } },
    });

    const linked = answering(200, { address: '0x1' });
    await call('POST /wallet/link', { body: { message: 'm', signature: '0x2' } });
    expect(linked[0]?.init.body).toBe('{"message":"m","signature":"0x2"}');

    const named = answering(200, []);
    await call('GET /upload/{username}', { path: { username: 'a/b@example.com' } });
    expect(named[0]?.url).toBe('https://api.test/upload/a%2Fb%40example.com');
  });

  it('is never answered from a cache', async () => {
    const requests = answering(200, [pool]);
    await call('GET /data-pool', {});
    expect(
      requests.map(({ init }) => init.cache),
      'proves call.never-cached-answer',
    ).toEqual(['no-store']);
  });

  it('returns only the fields that the route’s schema declares: a newer server may send more', async () => {
    answering(200, [{ ...pool, founded: 2006 }]);
    expect(await call('GET /data-pool', {})).toEqual([pool]);
  });

  it('fails if the response lacks a declared field, or has an undeclared status', async () => {
    answering(200, [{ ...pool, price: 'four' }]);
    const refusal = await call('GET /data-pool', {}).catch((error: unknown) => error);
    expect(explain(refusal)).toBe('The server sent an unexpected response. Reload the page and try again.');
    expect((refusal as Error).cause).toMatchObject({ issues: [{ path: [0, 'price'] }] });
    answering(201, [pool]);
    await expect(call('GET /data-pool', {})).rejects.toMatchObject({ code: 'UnknownAnswer', status: 201 });
  });

  it('fails with the sentence, the code and the advice of the server', async () => {
    answering(409, { message: 'Nothing is left.', code: 'NothingToClaim', advice: 'Come again.' });
    const body = { userId: 's-1', dataPoolId: 'x', clientAccountAddress: '0x1' };
    await expect(call('POST /smart-contract/upload-incentive', { body })).rejects.toMatchObject({
      message: 'Nothing is left.',
      code: 'NothingToClaim',
      advice: 'Come again.',
      status: 409,
    });
  });
});
