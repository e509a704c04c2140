/** `npm run train-names -- FOLDER`: trains on the corpora in that folder, and writes the weights that the product ships. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { type NameTrees, partsOf, readNameTrees, treeKinds } from '@cgdx/name-tagger/tree/boosted-trees.ts';
import { characterPlan, trainCharacters } from './train-characters.ts';
import { trainInstitutions } from './train-institutions.ts';
import { trainNumbers } from './train-numbers.ts';
import { trainSmallPeople } from './train-small-people.ts';
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
    /**
     * One of the networks, or of the trees: `trees` for people and places, `small` for people in small letters. What reads
     * them is not trained again.
     */
    only: { type: 'string' },
    /** Writes nothing, and reports whether the shipped weights are identical. */
    check: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run train-names -- FOLDER [--without da,wnut17-en] [--out FOLDER] [--only words|asian|characters|trees|small|numbers|institutions] [--check]',
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

/** The trees that were trained now. */
const trained = new Map<keyof NameTrees, Uint8Array>();
/** Returns the trees of each kind: those trained now, else the shipped ones. */
const allTrees = (): Uint8Array[] => {
  const parts = partsOf(readFileSync(`${shipped}/trees.bin`));
  return treeKinds.map((name, at) => trained.get(name) ?? parts[at] ?? new Uint8Array());
};

if (isWanted('trees')) {
  const taggers = folds.map(({ names, ...leftOut }) =>
    trainWords(folder, wordPlan, { ...leftOut, names: [...names, ...without] }, note),
  );
  const [person, place] = trainTrees(folder, treePlan, taggers, without, note);
  trained.set('person', person).set('place', place);
}
/** Returns the shipped networks with the trees that were trained now: later ones read what earlier ones say. */
const taught = (): NameTagger => ({ ...loadNameTagger(), trees: readNameTrees(joinTrees(allTrees())) });
if (isWanted('small')) trained.set('smallPerson', trainSmallPeople(folder, taught(), note));
if (isWanted('numbers')) trained.set('number', trainNumbers(folder, taught(), note));
if (isWanted('institutions')) {
  const [institution, institutionAgain] = trainInstitutions(folder, taught(), note);
  trained.set('institution', institution).set('institutionAgain', institutionAgain);
}
if (trained.size > 0) write('trees.bin', joinTrees(allTrees()));
