/** The description of a platform: how its exports are recognised, and how a person gets one. */
import type { PlatformId } from '../../pool/platform-id.ts';

/** File names that a platform numbers without gaps, from `first` on. Groups: the text before the number, the number, the rest. */
export type CountedNames = readonly [first: number, pattern: RegExp];

/** A file whose presence suggests that an archive is from the platform. */
export type PlatformMark = readonly [
  /** The weights of all matches are added; a sum of 2 is enough. */
  weight: number,
  /** Matches the whole lower-case path of a file. */
  path: RegExp,
];

/** Advice on how to get an export that earns more, in the words of the platform's own menus. */
export interface QualityTip {
  /** For an export that lacks data that a fuller export of the platform has. */
  readonly fuller: string;
  /** For an export with few records. */
  readonly more: string;
  /** For an export with so few records that it is worth less or nothing. */
  readonly larger: string;
  /** For a variant that covers only part of the history, if another variant covers all of it. */
  readonly longer?: { readonly variant: RegExp; readonly tip: string };
}

/** How to get an export, step by step. */
export interface RetrievalGuide {
  /** What to request and how long it takes. */
  readonly intro: string;
  /** A warning about what makes an export useless, shown before the request. */
  readonly important: string;
  readonly phone: readonly string[];
  readonly desktop: readonly string[];
}

/** The contents of a masked dataset of the pool, in words that people search for. */
export interface DatasetWords {
  readonly description: string;
  readonly topics: readonly string[];
}

/** How the platform names the files and the parts of an export. */
export interface FileNames {
  /** The words of its file names in all languages, lower case and without accents: a name of only such words may be shown. */
  readonly words: readonly string[];
  /** Matches the name of a numbered part without its suffix. Groups: before the number, the number, the rest. */
  readonly numberedPart?: RegExp;
  /** Matches the text that the names of all parts of one export have in common. */
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

/** The `important` text for platforms without a choice of format. */
export const keepUnopened =
  'Keep the .zip as it came: do not unpack it, rename files in it or pack it again.';
