/** `npm run train-names -- FOLDER`: trains on the corpora in that folder, and writes the weights that the product ships. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { characterPlan, trainCharacters } from './train-characters.ts';
import { folds, trainTrees, treePlan } from './train-trees.ts';
import { trainWords, wordPlan } from './train-words.ts';

const shipped = fileURLToPath(new URL('../../name-tagger/weights/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Languages and corpora to leave out, to measure how the tagger does on text that it does not know. */
    without: { type: 'string', default: '' },
    out: { type: 'string', default: shipped },
    /** `words`, `characters` or `trees`. */
    only: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run train-names -- FOLDER [--without da,wnut17-en] [--out FOLDER] [--only words|characters|trees]',
  );
  process.exit(1);
}

const note = (sentence: string) =>
  console.log(`${sentence} (${Math.round(process.cpuUsage().user / 1e6)} s of CPU)`);
const without = values.without.split(',').filter((name) => name !== '');
const isWanted = (name: string) => values.only === undefined || values.only === name;
const write = (name: string, bytes: Uint8Array) => {
  writeFileSync(`${values.out}/${name}`, bytes);
  note(`${name}: ${bytes.length} bytes`);
};

if (isWanted('words')) write('words.bin', trainWords(folder, wordPlan, { names: without }, note));
if (isWanted('characters')) write('characters.bin', trainCharacters(folder, characterPlan, note));
if (isWanted('trees')) {
  const taggers = folds.map(({ names, fold }) =>
    trainWords(folder, wordPlan, { names: [...names, ...without], fold }, note),
  );
  write('trees.bin', trainTrees(folder, treePlan, taggers, without, note));
}
