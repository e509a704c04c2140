import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataReadme } from './data-readme.ts';
import { soldFiles } from './testing/sold-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-readme-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Debian's Python, unless `CGDX_PYTHON` names another. */
const python = process.env.CGDX_PYTHON ?? 'python3';
let blocks: string[];

beforeAll(async () => {
  const { files, folder } = await soldFiles();
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), bytes);
  }
  const upload = { uploadHash: '0x', dataPoolId: 'spotify', quality: 7, folder, records: { play: 3 } };
  blocks = [...dataReadme([upload], true).matchAll(/```python\n([\s\S]*?)```/g)].map(
    ([, lines = '']) => lines,
  );
});

test.for([
  ['Polars reads the Parquet', 0, ['polars']],
  ['pandas reads the Parquet', 1, ['pandas', 'pyarrow']],
  ['pandas reads the certified files', 2, ['pandas']],
] as const)('with the program in the README %s of every upload', ([, at, modules], { skip }) => {
  expect(blocks).toHaveLength(3);
  const has = spawnSync(python, ['-c', `import ${modules.join(', ')}`]).status === 0;
  if (!has) skip(`${python} has no ${modules.join(' and ')} here: set CGDX_PYTHON to one that has.`);
  const shown = `${blocks[at]}\nprint(len(data), int(data['msPlayed'].sum()), str(data['time'].min())[:10])`;
  expect(execFileSync(python, ['-c', shown], { cwd: directory, encoding: 'utf8' })).toBe(
    '3 6000 2026-01-01\n',
  );
});
