/** The taggers, of words and of characters. */
import { type CharacterTagger, createCharacterTagger } from './character/character-tagger.ts';
import { readModel } from './network/model-file.ts';
import { type NameTrees, readNameTrees } from './tree/boosted-trees.ts';
import { createWordTagger, type WordTagger } from './word/word-tagger.ts';

export interface NameTagger {
  /** For Latin, Cyrillic and Greek text, cut as `cutTokens` does. */
  readonly words: WordTagger;
  /** The same for languages of Southeast Asia; undefined in a browser, which does not load its weights. */
  readonly asian: WordTagger | undefined;
  /** For Chinese and Japanese text, cut as `cutCharacters` does. */
  readonly characters: CharacterTagger;
  /** Decide from what is known of a word whether it is a name. */
  readonly trees: NameTrees;
}

/** The files of weights; see `weights/`. */
export interface NameWeights {
  readonly words: Uint8Array;
  readonly asian?: Uint8Array;
  readonly characters: Uint8Array;
  readonly trees: Uint8Array;
}

/** Takes some tens of milliseconds. A tagger caches words, so each thread needs its own. */
export const createNameTagger = ({ words, asian, characters, trees }: NameWeights): NameTagger => ({
  words: createWordTagger(readModel(words)),
  asian: asian && createWordTagger(readModel(asian)),
  characters: createCharacterTagger(readModel(characters)),
  trees: readNameTrees(trees),
});
