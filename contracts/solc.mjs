#!/usr/bin/env node
// Offers forge the command line of a native solc, with the compiler of npm: nothing is downloaded.
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
  // The version is read from the package, since loading the compiler takes half a second.
  const { version } = require('solc/package.json');
  console.log(
    `solc, the solidity compiler commandline interface\nVersion: ${version}+commit.npm.Emscripten.clang`,
  );
} else {
  rememberTable();
  process.stdout.write(require('solc').compile(readFileSync(0, 'utf8'), { import: readImport }));
}

/** Caches the function table: the compiler looks a function up at every call that may throw, which took a third of its time. */
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
