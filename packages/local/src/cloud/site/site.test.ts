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
  const place = '<script type="application/json" id="config">{}</script>';
  for (const name of ['index', 'app', 'datapool', 'D-GPT']) {
    writeFileSync(join(directory, `${name}.html`), `<html id="${name}">${place}${' '.repeat(2000)}</html>`);
  }
  writeFileSync(join(directory, 'assets/long-abc.js'), `export default '${'a'.repeat(5000)}'`);
  writeFileSync(join(directory, 'assets/index-abc.js'), 'export {}');
  const shown = { config: { api: 'http://x', evil: '</script>' }, headers: { 'x-frame-options': 'DENY' } };
  site = await startSite({ port: 0, directory, site: () => (isUp ? shown : undefined) });
});
afterAll(async () => {
  await site.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Sends a raw path, which `fetch` would normalize. */
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

test('a path with its own page gets that page, and every other path the frame', async () => {
  const files = {
    '/': 'index',
    '/datapool': 'datapool',
    '/datapool?role=buy': 'datapool',
    '/datapool.html': 'datapool',
    '/D-GPT': 'D-GPT',
    '/d-gpt': 'app',
    '/DataPool': 'app',
    '/datapool/': 'app',
    '/datapool/buy/x': 'app',
    '/account': 'app',
  };
  for (const [path, name] of Object.entries(files)) {
    // proves route.first-pages-prerendered
    expect((await raw(path)).body, path).toContain(`<html id="${name}">`);
  }
});

test('long responses are compressed if the browser accepts that, short ones are not', async () => {
  const encodingOf = async (path: string, accepted: string) => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': accepted } });
    await response.arrayBuffer();
    return response.headers.get('content-encoding');
  };
  expect(await encodingOf('/', 'gzip, br'), 'proves route.compressed-kept-browsers').toBe('br');
  expect(await encodingOf('/assets/long-abc.js', 'gzip, deflate, br')).toBe('br');
  expect(await encodingOf('/assets/long-abc.js', 'gzip')).toBe('gzip');
  expect(await encodingOf('/assets/long-abc.js', 'identity')).toBeNull();
  expect(await encodingOf('/assets/index-abc.js', 'br')).toBeNull();
});

test('built files are served with their type and may be cached for ever', async () => {
  const response = await fetch(`${site.url}/assets/index-abc.js`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe('export {}');
});

test('a file that the browser has cached is not sent again', async () => {
  const etag = (await fetch(`${site.url}/assets/index-abc.js`)).headers.get('etag') ?? '';
  expect((await raw('/assets/index-abc.js', { 'if-none-match': etag })).status).toBe(304);
});

test('a missing file is answered with 404, not with a page', async () => {
  expect((await raw('/assets/gone.js')).status).toBe(404);
});

test('no file outside the built pages is served', async () => {
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

test('while the cloud starts there is no page yet, and the answer says so', async () => {
  isUp = false;
  expect(await raw('/')).toEqual({ status: 503, body: 'Still coming up.' });
  isUp = true;
});
