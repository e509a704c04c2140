#!/usr/bin/env node
// Speaks to forge as a native solc would, over the compiler that npm ships: nothing is downloaded.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const folders = process.argv.flatMap((option, at, all) =>
  option === '--base-path' || option === '--include-path' ? [all[at + 1] ?? '.'] : [],
);

function readImport(path) {
  const file = ['', ...folders].map((folder) => join(folder, path)).find((found) => existsSync(found));
  return file ? { contents: readFileSync(file, 'utf8') } : { error: `${path} was not found` };
}

if (process.argv.includes('--version')) {
  // Loading the compiler takes half a second; its package says the version.
  const { version } = require('solc/package.json');
  console.log(
    `solc, the solidity compiler commandline interface\nVersion: ${version}+commit.npm.Emscripten.clang`,
  );
} else {
  rememberTable();
  process.stdout.write(require('solc').compile(readFileSync(0, 'utf8'), { import: readImport }));
}

/** The compiler looks a function up in its table at every call that may throw, which took it a third of its time. */
function rememberTable() {
  const { get, set } = WebAssembly.Table.prototype;
  const known = [];
  WebAssembly.Table.prototype.get = function (index) {
    known[index] ??= get.call(this, index);
    return known[index];
  };
  WebAssembly.Table.prototype.set = function (index, value) {
    known[index] = value;
    set.call(this, index, value);
  };
}
