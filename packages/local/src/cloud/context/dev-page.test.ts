import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admitDevPage, devPageOf, dismissDevPage } from './dev-page.ts';

describe('the origin of the development pages', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'dev-page-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('is admitted while they are served', () => {
    expect(devPageOf(directory)).toBeUndefined();
    admitDevPage(directory, 'http://127.0.0.1:5173');
    expect(devPageOf(directory)).toBe('http://127.0.0.1:5173');
    dismissDevPage(directory);
    expect(devPageOf(directory)).toBeUndefined();
  });

  it.each(['https://example.com', 'http://127.0.0.1.example.com:80', 'http://10.0.0.1:80', '*'])(
    'is not admitted if the file says %s',
    (url) => {
      admitDevPage(directory, url);
      expect(devPageOf(directory)).toBeUndefined();
    },
  );
});
