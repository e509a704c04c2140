import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@cgdx/aws/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './site.ts';

const parent = mkdtempSync(join(tmpdir(), 'cgdx-site-'));
const directory = join(parent, 'dist');
let site: Service;
let isUp = true;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'not for the web');
  writeFileSync(join(parent, 'dist-secret.txt'), 'not for the web');
  writeFileSync(
    join(directory, 'index.html'),
    '<html><script type="application/json" id="config">{}</script></html>',
  );
  writeFileSync(join(directory, 'assets/index-abc.js'), 'export {}');
  const shown = { config: { api: 'http://x', evil: '</script>' }, headers: { 'x-frame-options': 'DENY' } };
  site = await startSite({ port: 0, directory, site: () => (isUp ? shown : undefined) });
});
afterAll(async () => {
  await site.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Sends a raw path, which `fetch` would normalise. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request(`${site.url}`, { path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.on('error', reject);
    call.end();
  });

test('every page gets the configuration, which cannot end its own script', async () => {
  for (const path of ['/', '/datapool/contribute/spotify?role=buy', '/index.html', '/%E0%A4%A']) {
    const { status, body } = await raw(path);
    expect(status).toBe(200);
    expect(body).toContain('{"api":"http://x","evil":"\\u003c/script>"}');
  }
});

test('built files are served with their type and may be kept for good', async () => {
  const response = await fetch(`${site.url}/assets/index-abc.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe('export {}');
});

test('a file that the browser has already is not sent again', async () => {
  const etag = (await fetch(`${site.url}/assets/index-abc.js`)).headers.get('etag') ?? '';
  expect((await raw('/assets/index-abc.js', { 'if-none-match': etag })).status).toBe(304);
});

test('a file that is not there is a 404, not a page in disguise', async () => {
  expect((await raw('/assets/gone.js')).status).toBe(404);
});

test('nothing outside of the built pages can be reached', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/../dist-secret.txt',
    '/%2e%2e/dist-secret.txt',
    '/..%2fdist-secret.txt',
  ]) {
    expect((await raw(path)).body).not.toContain('not for the web');
  }
});

test('while the cloud comes up there is no page yet, and the answer says so', async () => {
  isUp = false;
  expect(await raw('/')).toEqual({ status: 503, body: 'Still coming up.' });
  isUp = true;
});
