/** Loads the name tagger, which finds names that are in no list: some megabytes, needed only for a sample. */
import { createNameTagger, type NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import charactersUrl from '@cgdx/name-tagger/weights/characters.bin?url';
import treesUrl from '@cgdx/name-tagger/weights/trees.bin?url';
import wordsUrl from '@cgdx/name-tagger/weights/words.bin?url';
import { NotLoaded } from './not-loaded.ts';

/** @throws NotLoaded */
export async function loadTagger(): Promise<NameTagger> {
  const [words, characters, trees] = await Promise.all([load(wordsUrl), load(charactersUrl), load(treesUrl)]);
  return createNameTagger({ words, characters, trees });
}

async function load(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new NotLoaded('The lists of names could not be loaded.', { cause });
  }
  throw new NotLoaded('The lists of names could not be loaded.');
}
