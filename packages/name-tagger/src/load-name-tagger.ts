/** Reads the weights from disk, once per process and only when they are needed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileKernel } from './kernel/compiled-kernel.ts';
import { createNameTagger, type NameTagger } from './name-tagger.ts';

let loaded: NameTagger | undefined;

/** @throws Error if there are no weights: without them text would keep its names */
export function loadNameTagger(): NameTagger {
  const read = (name: string) => new Uint8Array(readFileSync(join(weightsFolder(), name)));
  loaded ??= createNameTagger({
    words: read('words.bin'),
    asian: read('asian.bin'),
    characters: read('characters.bin'),
    trees: read('trees.bin'),
    kernel: compileKernel(read('kernel.wasm')),
  });
  return loaded;
}

/** Returns the folder of weights beside the sources, or, in a bundle, beside the bundle. */
function weightsFolder(): string {
  const own = ['../weights', './weights'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  // NAME_WEIGHTS names another folder, to measure other weights.
  const { NAME_WEIGHTS: other } = process.env;
  const folders = other === undefined ? own : [other, ...own];
  const found = folders.find((folder) => existsSync(join(folder, 'words.bin')));
  if (found === undefined)
    throw new Error(`There are no weights of the name tagger in ${folders.join(' or ')}.`);
  return found;
}
