/** A platform from a person's view: how its exports are recognised, and how to get one. */
import type { PlatformId } from '../../pool/platform-id.ts';

/** Names that a platform numbers without gaps, from `first` on. Groups: the text before the number, the number, the rest. */
export type CountedNames = readonly [first: number, pattern: RegExp];

/** A sign in an archive that it is from the platform. */
export type PlatformMark = readonly [
  /** Weights are added; a sum of 2 is enough. */
  weight: number,
  /** Matches the whole lower-case path of a file. */
  path: RegExp,
];

/** How to get an export that earns more, in the words of the platform's own menus. */
export interface QualityTip {
  /** For an export that lacks what a fuller one of the platform has. */
  readonly fuller: string;
  /** For an export with few records. */
  readonly more: string;
  /** For an export with so few records that it is worth less or nothing. */
  readonly larger: string;
  /** For a kind of export that covers some time, if another covers all of it. */
  readonly longer?: { readonly variant: RegExp; readonly tip: string };
}

/** How to get an export, step by step. */
export interface RetrievalGuide {
  /** What to ask for and how long it takes. */
  readonly intro: string;
  /** What makes an export useless, said before it is requested. */
  readonly important: string;
  readonly phone: readonly string[];
  readonly desktop: readonly string[];
}

/** What a masked dataset of the pool holds, in the words that people look for it with. */
export interface DatasetWords {
  readonly description: string;
  readonly topics: readonly string[];
}

/** How the platform names the files of an export, and its parts. */
export interface FileNames {
  /** Words in the names of its files, in all languages, without accents and case: messages may show a name of such words. */
  readonly words: readonly string[];
  /** Matches the name of a numbered part without its suffix. Groups: before the number, the number, the rest. */
  readonly numberedPart?: RegExp;
  /** Matches what the names of all parts of one export have in common. */
  readonly exportId?: RegExp;
}

export interface Platform {
  readonly id: PlatformId;
  readonly marks: readonly PlatformMark[];
  readonly fileNames: FileNames;
  /** Numbered files: a gap in the numbers means that one is missing. */
  readonly countedNames?: readonly CountedNames[];
  /** One sentence for a person whose file was refused. */
  readonly howToGet: string;
  readonly tip: QualityTip;
  readonly guide: RetrievalGuide;
  readonly dataset: DatasetWords;
}

/** The `important` text if no format can be chosen. */
export const keepUnopened =
  'Keep the .zip as it came: do not unpack it, rename files in it or pack it again.';
