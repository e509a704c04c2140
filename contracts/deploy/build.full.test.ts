import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFile, contractNames } from '../abi/artifact.ts';
import { compile } from './build.ts';

test('the sources compile to the committed contracts, byte for byte', async () => {
  const into = mkdtempSync(join(tmpdir(), 'cgdx-built-'));
  try {
    await compile(into);
    for (const contract of contractNames) {
      const anew = readFileSync(builtFile(contract, into), 'utf8');
      expect(anew === readFileSync(builtFile(contract), 'utf8'), contract).toBe(true);
    }
  } finally {
    rmSync(into, { recursive: true });
  }
});
