/** Tells words that people write on purpose from misspelt ones. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { IsWord } from '@cgdx/core/catalogue/query/query-term.ts';
import { dictionary } from '@cgdx/workflows/wiring/function/fn.ts';
import { pathOfPackaged } from '../ground/packaged-file.ts';

/** The most correct words that are tried for a misspelt one. */
const mostNear = 12;

async function load(): Promise<IsWord> {
  const [{ decodeTrie }, { isListedWord }] = await Promise.all([
    import('cspell-trie-lib'),
    import('@cgdx/core/catalogue/query/listed-word.ts'),
  ]);
  const words = decodeTrie(gunzipSync(readFileSync(pathOfPackaged(dictionary, 'words'))));
  const matchesCase = false;
  return Object.assign((word: string) => isListedWord(word) || words.hasWord(word, matchesCase), {
    // It suggests more if several are as near.
    near: (word: string) =>
      words.suggest(word, { numSuggestions: mostNear, ignoreCase: true }).slice(0, mostNear),
  });
}

let loaded: Promise<IsWord> | undefined;

/** Loads the dictionary once, when a prompt first has a word that the catalogue lacks: most prompts have none. */
export function realWords(): Promise<IsWord> {
  loaded ??= load();
  return loaded;
}
