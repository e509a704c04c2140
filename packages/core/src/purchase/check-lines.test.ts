import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sampleCertificate } from '../merkle/testing/sample-certificate.ts';
import { dataReadme } from './data-readme.ts';
import { soldFiles } from './testing/sold-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-lines-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The folder from which Node resolves packages. */
const here = dirname(fileURLToPath(import.meta.url));

test('the program in the README accepts a valid folder and rejects a changed one', async () => {
  const { files, folder } = await soldFiles();
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), bytes);
  }
  const upload = { uploadHash: '0x', dataPoolId: 'spotify', quality: 7, folder, records: { play: 3 } };
  const lines = /```js\n([\s\S]*?)```/.exec(dataReadme([upload], true))?.[1] ?? '';
  const run = () =>
    execFileSync(process.execPath, ['--input-type=module', '-', join(directory, folder)], {
      cwd: here,
      input: lines,
      encoding: 'utf8',
    });
  expect(run()).toMatch(/^holds; ask the chain for 0x[0-9a-f]{64} in 0x/);
  writeFileSync(join(directory, folder, 'play.ndjson.gz'), 'another');
  expect(run()).toBe('does not hold\n');
  for (const [name, bytes] of files) writeFileSync(join(directory, name), bytes);
  const { uploadHash, ...rest } = JSON.parse(
    String(Buffer.from(files.get(`${folder}certificate.json`) ?? [])),
  );
  const certify = (certificate: object) =>
    writeFileSync(join(directory, folder, 'certificate.json'), JSON.stringify(certificate));
  certify({ ...rest, uploadHash, quality: rest.quality + 1 });
  expect(run()).toBe('does not hold\n');
  certify({ ...rest, ...(await sampleCertificate(true, uploadHash)) });
  expect(run()).toMatch(/^holds/);
});
