import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { sampleMarket } from '@cgdx/core/merkle/testing/sample-certificate.ts';
import { soldFiles } from '@cgdx/core/purchase/testing/sold-files.ts';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

/** Far from this repository: nothing of it is found from there. */
const directory = mkdtempSync(join(tmpdir(), 'cgdx-verify-package-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

test('the built command checks an archive with nothing of this repository, and says what is wrong', async () => {
  await build({ root, logLevel: 'silent', build: { outDir: directory, emptyOutDir: true } });
  const { files } = await soldFiles();
  const bytes = await zipOf(
    [...files].map(([path, data]) => ({ path, data })),
    { compress: false },
  );
  const file = join(directory, 'data.zip');
  const verify = () =>
    run(
      process.execPath,
      [
        'cgdx-verify.js',
        file,
        ...['--rpc', 'http://127.0.0.1:1', '--chain', String(sampleMarket.chainId)],
        ...['--marketplace', sampleMarket.marketplace],
      ],
      { cwd: directory },
    ).then(
      ({ stdout }) => stdout,
      ({ code, stderr }) => `${code}: ${stderr}`,
    );
  writeFileSync(file, bytes);
  // Everything but the chain holds, and no node answers there.
  expect(await verify()).toContain(
    '1: The node at http://127.0.0.1:1 cannot be reached. The archive holds by itself',
  );
  const at = bytes.indexOf('PAR1') + 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(await verify()).toMatch(/^1: spotify\/[0-9a-f]{64}\/play\.parquet has another checksum/);
});
