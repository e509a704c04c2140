/** The name tagger: one tagger for words and one for characters, and the trees that decide about names. */
import { createCharacterTagger } from './character/character-tagger.ts';
import type { KernelHost } from './kernel/word-kernel.ts';
import { readModel } from './network/model-file.ts';
import { type NameTrees, readNameTrees } from './tree/boosted-trees.ts';
import type { TokenSpans, WordSpans } from './word/token-span.ts';
import { createWordTagger, type Tagger } from './word/word-tagger.ts';

export interface NameTagger {
  /** For Latin, Cyrillic and Greek text, cut as `cutTokens` does. */
  readonly words: Tagger<WordSpans>;
  /** As `words`, for languages of Southeast Asia; undefined in a browser, which does not load these weights. */
  readonly asian: Tagger<WordSpans> | undefined;
  /** For Chinese and Japanese text, cut as `cutCharacters` does. */
  readonly characters: Tagger<TokenSpans>;
  /** Decide from a word's figures whether it is a name. */
  readonly trees: NameTrees;
}

/** The files of weights; see `weights/`. */
export interface NameWeights {
  readonly words: Uint8Array;
  readonly asian?: Uint8Array;
  readonly characters: Uint8Array;
  readonly trees: Uint8Array;
  /** Absent in a browser, whose content policy forbids WebAssembly. */
  readonly kernel?: KernelHost;
}

/** Takes some tens of milliseconds. A tagger caches words, so each thread needs a tagger of its own. */
export const createNameTagger = ({ words, asian, characters, trees, kernel }: NameWeights): NameTagger => ({
  words: createWordTagger(readModel(words), kernel),
  asian: asian && lazily(() => createWordTagger(readModel(asian), kernel)),
  characters: lazily(() => createCharacterTagger(readModel(characters))),
  trees: readNameTrees(trees),
});

/** Most texts need neither Chinese nor Malay: their weights are read when a text does. */
function lazily<Spans extends TokenSpans>(create: () => Tagger<Spans>): Tagger<Spans> {
  let made: Tagger<Spans> | undefined;
  return {
    tag(tokens, first, behind, out) {
      made ??= create();
      made.tag(tokens, first, behind, out);
    },
  };
}
