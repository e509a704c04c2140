import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOfEachKind } from './file-kind.ts';

test('each file is its own kind, except many similar files of one folder or of sibling folders, which are one kind', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-kinds-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const write = (path: string, bytes: number): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), Buffer.alloc(bytes));
  };
  for (const path of ['secrets.json', 'operator.json', 'stripe/webhook.json', 's3/metadata.sqlite'])
    write(path, 1);
  for (let n = 0; n < 9; n++) write(`lambda/log/function-${n}.log`, n === 4 ? 9 : 3);
  for (let n = 16; n < 32; n++) write(`s3/blob/${n.toString(16)}/${n.toString(16)}ab`, n === 20 ? 9 : 3);
  for (const name of 'abcdef') write(`${name}.json`, 1);
  expect(filesOfEachKind(directory).sort()).toEqual([
    ...[...'abcdef'].map((name) => `${name}.json`),
    'lambda/log/function-4.log',
    'operator.json',
    's3/blob/14/14ab',
    's3/metadata.sqlite',
    'secrets.json',
    'stripe/webhook.json',
  ]);
});
