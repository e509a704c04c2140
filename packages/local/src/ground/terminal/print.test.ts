import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { linesOf } from '../../command/operator-view/show.ts';
import { complain, print, printCsv, visible } from './print.ts';

afterEach(() => void vi.restoreAllMocks());

const hostile = [
  ['an escape sequence that deletes the line above', 'fine\u001b[1A\u001b[2K'],
  ['a carriage return', 'refund\rnothing'],
  ['backspaces', 'pay 900\b\b\b1'],
  ['a line break that starts a new line', 'fine\n2026-11-28  alice  released'],
  ['C1 controls', 'fine\u009b2K\u0085next'],
  ['a bidirectional override', 'paid \u202e001'],
  ['an isolate', '\u2066hidden\u2069'],
  ['line and paragraph separators', 'a\u2028b\u2029c'],
  ['zero-width characters', 'pay\u200bpal\ufeff'],
  ['tag characters beyond the first plane', 'ok\u{e0041}'],
  ['half of a character', 'ok\ud800'],
] as const;

test.each(hostile)('%s is printed as text, on one line', (_title, text) => {
  const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  print(text);
  complain(text);
  for (const spy of said) {
    const [line = ''] = spy.mock.calls[0] ?? [];
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    expect(line).toContain('\\u');
  }
});

test.each(hostile)('%s: a line of JSON parses to the same value', (_title, text) => {
  expect(JSON.parse(visible(JSON.stringify({ text })))).toEqual({ text });
});

test('ordinary text of any language is printed unchanged', () => {
  for (const text of ['S$ 12, “ok” – fine', '价格', 'Preço', 'எண்', '👍🏽 ✓', '\\u001b as text'])
    expect(visible(text)).toBe(text);
});

test('the audit log has one line per entry, whatever text the reasons contain', () => {
  const entry = { at: '2026-11-28', actor: 'alice', action: 'pause', target: 'x', outcome: 'done' };
  const entries = hostile.map(([, reason]) => ({ ...entry, reason }));
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  print(...linesOf('audit', { entries }));
  const lines = String(said.mock.calls[0]?.[0]).split('\n');
  expect(lines.filter((line) => line.startsWith('2026-11-28'))).toHaveLength(entries.length);
});

test.each([
  ['ledger/ledger-command.ts', ['--help']],
  ['operate/operate-command.ts', []],
  ['operate/operate-command.ts', ['dance']],
])('ownLines divides at line breaks: %s %j', (command, args) => {
  const file = join(import.meta.dirname, '../../command', command);
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  expect((stdout + stderr).trim().split('\n').length).toBeGreaterThan(1);
  expect(stdout + stderr).not.toContain('\\u00');
});

test('a table in CSV keeps its line ends, and cells add no line breaks', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printCsv('time,entry\r\n1,fine\u001b[1A\r\n');
  expect(said.mock.calls).toEqual([['time,entry\r\n1,fine\\u001b[1A']]);
});

test('commands print only through this file', () => {
  const root = join(import.meta.dirname, '../..');
  // These commands also show the output of another program that the person asked for: a test runner, a build, a page's
  // server.
  const own = /^command\/(test|docs|dev|start)\//;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !own.test(file) &&
      file !== join('ground', 'terminal', 'print.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter((file) =>
    /\bconsole\.(?:log|error|info|warn)\b|\bstd(?:out|err)\.write\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(others).toEqual([]);
});
