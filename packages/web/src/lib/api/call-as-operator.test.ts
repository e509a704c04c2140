import { afterEach, expect, it, vi } from 'vitest';
import { callAsOperator } from './call-as-operator.ts';

vi.mock('../session/session.ts', () => ({ idToken: async () => 'a-token' }));
vi.mock('../config/config.ts', () => ({ pageConfig: () => ({ apiUrl: 'https://api.test' }) }));
afterEach(() => vi.unstubAllGlobals());

/** Responds with each of the statuses in turn; 0 for no response. @returns a function that counts the requests */
function answering(...statuses: readonly number[]): () => number {
  let requests = 0;
  vi.stubGlobal('fetch', async () => {
    const status = statuses[requests++] ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(status === 200 ? { workflows: [] } : {}), { status });
  });
  return () => requests;
}
const discard = () =>
  callAsOperator('POST /operator/dead-letters/{letterId}/discard', {
    path: { letterId: 'l-1' },
    body: { reason: 'A test.' },
  });

it.each([0, 429, 500, 503, 504])(
  'an action that fails with %i is not retried automatically',
  async (status) => {
    const requests = answering(status, 409);
    await expect(discard()).rejects.toMatchObject({ status });
    expect(requests()).toBe(1);
  },
);
it('a call that only reads is retried', async () => {
  const requests = answering(503, 200);
  expect(await callAsOperator('GET /operator/workflows', {})).toEqual({ workflows: [] });
  expect(requests()).toBe(2);
});
