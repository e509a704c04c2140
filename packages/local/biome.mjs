#!/usr/bin/env node
/**
 * Runs Biome from npm's package for this platform. Biome's own package depends on the packages of all platforms, and
 * npm writes an incomplete lockfile if a registry lacks one of them.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const file = process.platform === 'win32' ? 'biome.exe' : 'biome';
const name = `@biomejs/cli-${process.platform}-${process.arch}`;
let program = process.env.BIOME_BINARY;
try {
  program ??= createRequire(import.meta.url).resolve(`${name}/${file}`);
} catch {
  console.error(
    `Biome is not installed for ${process.platform}-${process.arch}. Install it with: npm install --no-save ${name}@2.6.8\n` +
      'or name its program in BIOME_BINARY (https://biomejs.dev/guides/manual-installation/).',
  );
  process.exit(1);
}
const { status, error } = spawnSync(program, process.argv.slice(2), { stdio: 'inherit' });
if (error) console.error(error.message);
process.exit(status ?? 1);
