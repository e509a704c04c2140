import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { watchCode } from './code-version.ts';

const root = mkdtempSync(join(tmpdir(), 'cgdx-code-'));
mkdirSync(join(root, 'store/merkle'), { recursive: true });
mkdirSync(join(root, 'node_modules/left'), { recursive: true });
writeFileSync(join(root, 'store/merkle/head.ts'), '1');
const code = watchCode([root, join(root, 'absent')]);
afterAll(() => {
  code.stop();
  rmSync(root, { recursive: true, force: true });
});

async function expectChange(change: () => void): Promise<void> {
  const before = code.version();
  change();
  await expect.poll(() => code.version()).not.toBe(before);
}

test('a changed, a new and a removed file change the version, at any depth', async () => {
  await expectChange(() => writeFileSync(join(root, 'store/merkle/head.ts'), '2'));
  await expectChange(() => writeFileSync(join(root, 'store/new.ts'), '1'));
  await expectChange(() => rmSync(join(root, 'store/new.ts')));
});

test('a folder that is created later is watched, too', async () => {
  await expectChange(() => mkdirSync(join(root, 'chain')));
  await expectChange(() => writeFileSync(join(root, 'chain/lane.ts'), '1'));
});

test('changes below node_modules do not change the version', async () => {
  await expectChange(() => writeFileSync(join(root, 'last.ts'), '1'));
  const before = code.version();
  writeFileSync(join(root, 'node_modules/left/index.js'), '1');
  // Changes are reported in order: when this one arrives, an earlier one would have arrived.
  await expectChange(() => writeFileSync(join(root, 'store/merkle/head.ts'), '3'));
  expect(Number(code.version()) - Number(before)).toBeLessThanOrEqual(2);
});
