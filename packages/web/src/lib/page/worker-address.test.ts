import { afterEach, expect, it, vi } from 'vitest';
import { workerAddress } from './worker-address.ts';

afterEach(() => vi.unstubAllGlobals());

it('the policy allows the workers of these pages and no other address', () => {
  vi.stubGlobal('location', new URL('https://cgdx.example/proof'));
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, rules: object) => rules });
  const url = '/assets/check-worker-Ab12_x.js';
  expect(workerAddress(url)).toBe(url);
  for (const other of [
    'https://evil.example/assets/check-worker-Ab12.js',
    '/assets/index-Ab12.js',
    '/assets/../a-worker.js',
    'data:text/javascript,1',
  ])
    expect(() => workerAddress(other)).toThrow('not the address of a worker');
});
