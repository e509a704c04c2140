import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyState, mendStateFile } from './state-file.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-state-'));
  file = join(directory, 'chain.json');
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
});

const state = (block: number): string => JSON.stringify({ accounts: {}, best_block_number: block });
/** Writes the file as anvil would have done `secondsAgo`. */
function write(text: string, secondsAgo: number): void {
  writeFileSync(file, text);
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(file, at, at);
}
const blockNow = (): number => JSON.parse(readFileSync(file, 'utf8')).best_block_number;

test('a readable state, or a missing one without copies, is not changed', () => {
  expect(mendStateFile(directory)).toBeUndefined();
  write(state(7), 1);
  expect(mendStateFile(directory)).toBeUndefined();
  expect(blockNow()).toBe(7);
});

test.each(['', '{"accounts":{"0x00":{"nonce":0', 'null', '{}'])(
  'a state that was truncated to "%s" is moved aside, and the newest copy is restored with a notice',
  (cut) => {
    write(state(1), 9);
    let last = copyState(directory, '');
    write(state(2), 6);
    last = copyState(directory, last);
    write(cut, 3);
    expect(copyState(directory, last)).toBe(last);
    expect(mendStateFile(directory)).toContain('was restored');
    expect(blockNow()).toBe(2);
    expect(readFileSync(join(directory, 'chain.unreadable.json'), 'utf8')).toBe(cut);
  },
);

test('if the newest copy is damaged, too, the previous copy is restored', () => {
  write(state(1), 9);
  const last = copyState(directory, '');
  write(state(2), 6);
  copyState(directory, last);
  writeFileSync(join(directory, 'chain.copy-1.json'), '{');
  write('', 1);
  mendStateFile(directory);
  expect(blockNow()).toBe(1);
});

test('a lost state is restored from its copy, with a notice', () => {
  write(state(3), 9);
  copyState(directory, '');
  rmSync(file);
  expect(mendStateFile(directory)).toContain('was restored');
  expect(blockNow()).toBe(3);
});

test('without a copy the chain starts from scratch, with a notice', () => {
  write('', 1);
  expect(mendStateFile(directory)).toContain('starts from scratch');
  expect(existsSync(file)).toBe(false);
});

test('a state that is being written is not copied, and an unchanged one is copied only once', () => {
  writeFileSync(file, state(1).slice(0, -1));
  expect(copyState(directory, '')).toBe('');
  writeFileSync(file, state(1));
  const last = copyState(directory, '');
  copyState(directory, last);
  expect(existsSync(join(directory, 'chain.copy-1.json'))).toBe(true);
  expect(existsSync(join(directory, 'chain.copy-2.json'))).toBe(false);
});
