/** `npm run train-names -- FOLDER`: trains on the corpora in that folder, and writes the weights that the product ships. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { partsOf } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { characterPlan, trainCharacters } from './train-characters.ts';
import { trainInstitutions } from './train-institutions.ts';
import { folds, trainTrees, treePlan } from './train-trees.ts';
import { asian, asianPlan, trainWords, wordPlan } from './train-words.ts';
import { joinTrees } from './tree/write-trees.ts';

const shipped = fileURLToPath(new URL('../../../name-tagger/weights/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Languages and corpora to leave out, to measure the tagger on text that it has not been trained on. */
    without: { type: 'string', default: '' },
    out: { type: 'string', default: shipped },
    /** `words`, `asian`, `characters`, `trees` or `institutions`, which replaces only the trees for those. */
    only: { type: 'string' },
    /** Writes nothing, and reports whether the shipped weights are identical. */
    check: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run train-names -- FOLDER [--without da,wnut17-en] [--out FOLDER] [--only words|asian|characters|trees|institutions] [--check]',
  );
  process.exit(1);
}

const note = (sentence: string) =>
  console.log(`${sentence} (${Math.round(process.cpuUsage().user / 1e6)} s of CPU)`);
const without = values.without.split(',').filter((name) => name !== '');
const isWanted = (name: string) => values.only === undefined || values.only === name;
const write = (name: string, bytes: Uint8Array) => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  note(`${name}: ${bytes.length} bytes, sha256 ${sha256}`);
  if (!values.check) return writeFileSync(`${values.out}/${name}`, bytes);
  const isSame = readFileSync(`${values.out}/${name}`).equals(bytes);
  note(isSame ? `${name} is identical.` : `${name} differs from the one in ${values.out}.`);
  if (!isSame) process.exitCode = 1;
};

if (isWanted('words')) write('words.bin', trainWords(folder, wordPlan, { names: without }, note));
if (isWanted('asian')) write('asian.bin', trainWords(folder, asianPlan, { names: without }, note, asian));
if (isWanted('characters')) write('characters.bin', trainCharacters(folder, characterPlan, note));
const writeTrees = (ofNames: readonly Uint8Array[]) => {
  const ofInstitutions = trainInstitutions(folder, loadNameTagger(), note);
  write('trees.bin', joinTrees([...ofNames, ...ofInstitutions]));
};
if (values.only === 'institutions') {
  const [people, places] = partsOf(readFileSync(`${shipped}/trees.bin`));
  if (people !== undefined && places !== undefined) writeTrees([people, places]);
}
if (isWanted('trees')) {
  const taggers = folds.map(({ names, fold }) =>
    trainWords(folder, wordPlan, { names: [...names, ...without], fold }, note),
  );
  writeTrees(trainTrees(folder, treePlan, taggers, without, note));
}
