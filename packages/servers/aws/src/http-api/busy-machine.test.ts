import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startHttpApi } from './http-api.ts';

vi.mock('../process/stall.ts', () => ({ slownessNow: () => 1_000_000 }));

test('an answer that a busy machine delays still arrives', async () => {
  const timeoutMs = 20;
  const api = await startHttpApi({
    port: 0,
    allowOrigin: [],
    timeoutMs,
    longestLoadMs: timeoutMs,
    routes: { 'GET /slow': { fn: 'slow', access: 'anyone' } },
    verify: () => undefined,
    invoke: async (_fn, _payload, { onReady }) => {
      onReady();
      await sleep(20 * timeoutMs);
      return { payload: '{"ok":true}' };
    },
  });
  const answer = await fetch(`${api.url}/slow`);
  expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
  await api.stop();
});
