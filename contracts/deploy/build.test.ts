import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFile, contractNames } from '../abi/artifact.ts';
import { isStale } from './build.ts';

const ours = fileURLToPath(new URL('..', import.meta.url));
let root: string;
let folder: string;

/** A folder with sources and with built contracts. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cgdx-build-'));
  folder = join(root, 'contracts');
  mkdirSync(folder);
  for (const part of ['src', 'built', 'foundry.toml']) {
    cpSync(join(ours, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ours, '../node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the committed contracts were compiled from these sources, with this compiler and these settings', () => {
  expect(isStale(folder)).toBe(false);
});

test('a changed source, a changed setting and a missing contract each make the build stale', () => {
  const setting = (from: string, to: string) => {
    const file = join(folder, 'foundry.toml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    expect(isStale(folder), to).toBe(true);
    writeFileSync(file, text);
  };
  setting('optimizer_runs = 10_000', 'optimizer_runs = 200');
  setting('via_ir = true', 'via_ir = false');
  setting('evm_version = "cancun"', 'evm_version = "paris"');
  expect(isStale(folder)).toBe(false);
  const source = join(folder, 'src/library/LeanMerkle.sol');
  const text = readFileSync(source);
  appendFileSync(source, '\n');
  expect(isStale(folder)).toBe(true);
  writeFileSync(source, text);
  rmSync(builtFile('CGDX', join(folder, 'built')));
  expect(isStale(folder)).toBe(true);
});

test("each contract's code ends with the hash of the metadata that names its sources", () => {
  for (const contract of contractNames) {
    const { deployedBytecode, rawMetadata } = JSON.parse(readFileSync(builtFile(contract), 'utf8'));
    expect(deployedBytecode.object, contract).toContain(ipfsHash(Buffer.from(rawMetadata)).toString('hex'));
  }
});

/** Returns the IPFS hash of a file in one block: https://docs.soliditylang.org/en/latest/metadata.html#encoding-of-the-metadata-hash-in-the-bytecode. */
function ipfsHash(content: Buffer): Buffer {
  const varint = (value: number): number[] =>
    value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
  const field = (tag: number, bytes: Buffer) =>
    Buffer.concat([Buffer.from([tag, ...varint(bytes.length)]), bytes]);
  const file = [
    Buffer.from([0x08, 0x02]),
    field(0x12, content),
    Buffer.from([0x18, ...varint(content.length)]),
  ];
  const block = field(0x0a, Buffer.concat(file));
  return Buffer.concat([Buffer.from([0x12, 0x20]), createHash('sha256').update(block).digest()]);
}
