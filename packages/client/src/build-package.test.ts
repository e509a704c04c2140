import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { sampleMarket } from '@cgdx/core/merkle/testing/sample-certificate.ts';
import { soldFiles } from '@cgdx/core/purchase/testing/sold-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../build-package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The temporary folder lies inside the package, so that Node finds ethers from it. */
mkdirSync(join(root, 'dist'), { recursive: true });
const directory = mkdtempSync(join(root, 'dist', 'test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeAll(() => buildPackage(directory));

test('the built client imports only ethers, and no module of Node', () => {
  const files = readdirSync(directory).filter((name) => name.endsWith('.js'));
  expect(files).toContain('cgdx-client.js');
  const texts = files.map((name) => readFileSync(join(directory, name), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/^import .* from "([^"]+)"/gm)].map(([, of]) => of),
  );
  expect([...new Set(imported.filter((of) => !of?.startsWith('./')))]).toEqual(['ethers']);
  for (const text of texts) expect(text).not.toMatch(/\bBuffer\.|\bprocess\.|\brequire\(/);
});

/** A program that replaces `fetch` by a network of its own. */
const program = `
  import { readFileSync } from 'node:fs';
  const { openMarket } = await import('./cgdx-client.js');
  const archive = new Blob([readFileSync('data.zip')]);
  globalThis.fetch = async (url, { headers = {} } = {}) => {
    if (String(url).startsWith('https://node')) throw new TypeError('away');
    const isOwn = headers.authorization === 'Bearer cgdx_key' && url === 'https://api/v1/pools/spotify/uploads';
    return Response.json(isOwn ? [] : { message: 'No.', code: 'NotFound' }, { status: isOwn ? 200 : 404 });
  };
  const chain = { ...${JSON.stringify(sampleMarket)}, cgdx: '', rpcUrl: 'https://node' };
  const market = openMarket({ url: 'https://api', key: 'cgdx_key', chain });
  const said = (error) => error.code + ': ' + error.message;
  console.log(await market.uploads('spotify'), await market.uploads('x').catch(said));
  console.log(await market.verify(archive).catch(said));
`;

test('the built client lists uploads and verifies an archive', async () => {
  const { files } = await soldFiles();
  const entries = [...files].map(([path, data]) => ({ path, data }));
  writeFileSync(join(directory, 'data.zip'), await zipOf(entries, { compress: false }));
  writeFileSync(join(directory, 'program.mjs'), program);
  const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs'], { cwd: directory });
  // Every check passes except the one that asks the chain, since no node answers.
  expect(stdout.split('\n')).toEqual(['[] NotFound: No.', expect.stringMatching(/^ChainAway: The node/), '']);
});

/** The type check must find the mistake in each line under `@ts-expect-error`. */
const typed = `
  import { openMarket } from './cgdx-client.js';
  const market = openMarket({ url: 'https://api', key: 'cgdx_key' });
  const { cards } = await market.find('plays');
  const hash: string | undefined = cards[0]?.uploadHash;
  const { status } = await market.purchase('p');
  export const isThere: boolean = status === 'completed' && hash !== undefined;
  // @ts-expect-error no such state
  export const isLost = status === 'lost';
  // @ts-expect-error the licence is agreed to
  await market.quote({ uploadHashes: ['AAAA'] });
  // @ts-expect-error a number is no id
  await market.purchase(1);
  // @ts-expect-error no such field
  export const none = cards[0]?.price;
`;

test('its types file needs no other file, and has the types of the routes', async () => {
  writeFileSync(join(directory, 'typed.ts'), typed);
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024'];
  const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript/package.json')));
  const run = promisify(execFile)(process.execPath, [tsc, ...flags, '--ignoreConfig', 'typed.ts'], {
    cwd: directory,
  });
  expect(
    await run.then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    ),
  ).toBe('');
});
