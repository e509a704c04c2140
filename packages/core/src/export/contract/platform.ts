/** Says what a platform is to the person whose data it holds: how its exports are known, and how to get one. */
import type { PoolId } from '../../pool/pool.ts';
import type { CountedNames } from '../source/part/file-series.ts';

/** A sign in an archive of the platform it is from. */
export type PlatformMark = readonly [
  /** Weights add up; 2 are enough. */
  weight: number,
  /** Matches the whole lower-case path of a file. */
  path: RegExp,
];

/** How to get an export that earns more, in the words of the platform's own menus. */
export interface QualityTip {
  /** For an export that lacks what a fuller one of the platform has. */
  readonly fuller: string;
  /** For one with few records. */
  readonly more: string;
  /** For one with so few that all of it is worth less or nothing. */
  readonly larger: string;
  /** For a kind of export that covers a while, if another covers all the time. */
  readonly longer?: { readonly variant: RegExp; readonly tip: string };
}

/** How to get an export, step by step. */
export interface RetrievalGuide {
  /** What to ask for and how long it takes. */
  readonly intro: string;
  /** What makes an export useless, said before it is made. */
  readonly important: string;
  readonly phone: readonly string[];
  readonly desktop: readonly string[];
}

export interface Platform {
  readonly id: PoolId;
  readonly marks: readonly PlatformMark[];
  /** Files that it counts: a gap says that one is missing. */
  readonly countedNames?: readonly CountedNames[];
  /** One sentence for a person whose file was refused. */
  readonly howToGet: string;
  readonly tip: QualityTip;
  readonly guide: RetrievalGuide;
}

/** What `important` says if no format can be chosen. */
export const keepUnopened =
  'Keep the .zip as it came: do not unpack it, rename files in it or pack it again.';
