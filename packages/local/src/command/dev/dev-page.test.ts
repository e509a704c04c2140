import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Stack, writeEndpoints } from '../../ground/endpoints.ts';
import { pageFolder, writeDevPageConfig } from './dev-page-config.ts';

const stack: Stack = {
  stage: 'local',
  region: 'ap-southeast-1',
  accountId: '000000000000',
  endpoints: {
    s3: 'http://127.0.0.1:1001',
    'cognito-idp': 'http://127.0.0.1:1002',
    'cognito-identity': 'http://127.0.0.1:1003',
  },
  env: {},
  tables: {},
  buckets: { UnverifiedBucket: 'a-bucket' },
  userPoolId: 'ap-southeast-1_pool',
  userPoolClientId: 'a-client',
  identityPoolId: 'ap-southeast-1:identities',
  stateMachines: {},
  functions: {},
  eventBus: { name: 'a-bus', arn: 'arn:aws:events:ap-southeast-1:000000000000:event-bus/a-bus' },
  chain: {
    rpcUrl: 'http://127.0.0.1:1004',
    chainId: 1337,
    contracts: { cgdx: '0x1', marketplace: '0x2', appender: '0x3', payer: '0x4', settler: '0x5' },
  },
  webUrl: 'http://127.0.0.1:1005',
  apiUrl: 'http://127.0.0.1:1006',
};

const directory = mkdtempSync(join(tmpdir(), 'cgdx-dev-'));
let vite: ViteDevServer;
let pages: Service;

beforeAll(async () => {
  writeEndpoints(directory, stack);
  vi.stubEnv('CGDX_PAGE_CONFIG', writeDevPageConfig(directory).env.CGDX_PAGE_CONFIG);
  vite = await createServer({
    root: pageFolder,
    cacheDir: join(directory, 'vite'),
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false },
    // Third-party packages are not bundled, as nothing here runs them.
    optimizeDeps: { noDiscovery: true },
  });
  pages = await listen(createHttpServer(vite.middlewares), 0);
});
afterAll(async () => {
  await pages?.stop();
  await vite?.close();
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true, force: true });
});

const get = (path: string) => fetch(pages.url + path, { headers: { accept: 'text/html,*/*' } });

test.each(['/', '/datapool'])('%s is the page, with the addresses of the running cloud', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const [, json = ''] =
    /<script type="application\/json" id="config">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    mode: 'local',
    apiUrl: stack.apiUrl,
    s3Endpoint: stack.endpoints.s3,
    userPoolId: stack.userPoolId,
    marketplaceAddress: stack.chain.contracts.marketplace,
  });
});

test('the page’s first module is compiled on request', async () => {
  const html = await (await get('/')).text();
  const [, entry = ''] = /<script type="module"[^>]*src="(\/src\/[^"]+)"/.exec(html) ?? [];
  const main = await get(entry);
  expect(main.headers.get('content-type')).toContain('javascript');
  const code = await main.text();
  const own = [...code.matchAll(/from "(\/src\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(own).toContain('/src/app/app.tsx');
  for (const path of own) expect((await get(path)).status, path).toBe(200);
});
