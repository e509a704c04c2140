import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newMemory } from './memory.fixture.ts';

let page: typeof import('./browser-memory.ts');
/** Opens the page again: its in-memory values are gone. */
async function open() {
  vi.resetModules();
  page = await import('./browser-memory.ts');
}
beforeEach(open);

const full = (before = newMemory()) => ({
  ...before,
  get length() {
    return before.length;
  },
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

function deny(): void {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

const answers = [
  ['denies access', deny],
  ['has none', () => vi.stubGlobal('localStorage', undefined)],
  ['has null', () => vi.stubGlobal('localStorage', null)],
  ['has a quota of 0', () => vi.stubGlobal('localStorage', full())],
] as const;

describe.each(answers)('a browser that %s', (_, given) => {
  beforeEach(given);

  it('stores nothing, and values last while the page is open', async () => {
    const { browserMemory, roomyMemory, isLasting } = page;
    expect(isLasting()).toBe(false);
    browserMemory.setItem('a', '1');
    roomyMemory.setItem('b', '2');
    expect([browserMemory.getItem('a'), browserMemory.getItem('b'), roomyMemory.getItem('a')]).toEqual([
      '1',
      '2',
      '1',
    ]);
    expect([browserMemory.length, browserMemory.key(0), roomyMemory.length]).toEqual([2, 'a', 2]);
    browserMemory.removeItem('a');
    expect(browserMemory.getItem('a')).toBe(null);
    browserMemory.clear();
    expect(browserMemory.length).toBe(0);
    browserMemory.setItem('a', '1');
    await open();
    expect(page.browserMemory.getItem('a')).toBe(null);
  });
});

it('a browser that can store values is recognized, and the probe is removed', async () => {
  const memory = newMemory();
  vi.stubGlobal('localStorage', memory);
  expect(page.isLasting()).toBe(true);
  expect(memory.length).toBe(0);
  page.browserMemory.setItem('a', '1');
  await open();
  expect(page.browserMemory.getItem('a')).toBe('1');
});

it('with full storage no value is lost while the page is open, and values that must outlive it are refused', () => {
  const memory = newMemory();
  memory.setItem('old', '1');
  vi.stubGlobal('localStorage', full(memory));
  const { browserMemory, roomyMemory, isLasting } = page;
  expect(isLasting()).toBe(true);
  browserMemory.setItem('old', '2');
  expect([browserMemory.getItem('old'), browserMemory.length]).toEqual(['2', 1]);
  expect(() => roomyMemory.setItem('new', '3')).toThrow('no room');
  expect(browserMemory.getItem('new')).toBe(null);
});

it('no other file of the pages uses the browser’s storage', () => {
  const root = join(import.meta.dirname, '..');
  const asking = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !/\.(test|fixture)\.tsx?$/.test(file) &&
      /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|navigator\.storage|caches\.open)\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  );
  expect(asking).toEqual(['lib/browser-memory.ts']);
});
