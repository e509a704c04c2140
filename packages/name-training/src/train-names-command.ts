/** `npm run train-names -- FOLDER`: trains on the corpora in that folder, and writes the weights that the product ships. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { characterPlan, trainCharacters } from './train-characters.ts';
import { trainWords, wordPlan } from './train-words.ts';

const shipped = fileURLToPath(new URL('../../name-tagger/weights/', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Languages to leave out, to measure how the tagger does in an unknown one. */
    without: { type: 'string', default: '' },
    out: { type: 'string', default: shipped },
    /** `words` or `characters`. */
    only: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'Usage: npm run train-names -- FOLDER [--without da,tr] [--out FOLDER] [--only words|characters]',
  );
  process.exit(1);
}

const note = (sentence: string) =>
  console.log(`${sentence} (${Math.round(process.cpuUsage().user / 1e6)} s of CPU)`);
const without = values.without.split(',').filter((language) => language !== '');
const write = (name: string, bytes: Uint8Array) => {
  writeFileSync(`${values.out}/${name}`, bytes);
  note(`${name}: ${bytes.length} bytes`);
};
if (values.only !== 'characters') write('words.bin', trainWords(folder, wordPlan, without, note));
if (values.only !== 'words') write('characters.bin', trainCharacters(folder, characterPlan, note));
