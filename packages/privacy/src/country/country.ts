/** The record of one country: the values that people there have, in whatever language they write. */
import type { PersonalType } from '../placeholder/personal-type.ts';

/** A value that its own shape identifies. Sources of patterns are for the flags `iu`. */
export interface CountryShape {
  readonly type: PersonalType;
  readonly pattern: string;
  /** The lengths that its first group of digits may have: this saves trying the pattern. */
  readonly digits: readonly number[];
  /** The most letters with which it begins, directly before the digits or with a blank between; none by default. */
  readonly letters?: number;
  /** The signs that may follow the first group of digits; any by default. */
  readonly signs?: string;
  /** Validates the value without blanks and signs; `written`: with them. */
  readonly accept?: (value: string, written: string) => boolean;
  /** True if nothing else looks so: it is found also where a letter touches it. */
  readonly isBeside?: boolean;
}

/** A value that a word beside it identifies. */
export interface CountryLabel {
  readonly type: PersonalType;
  /** Words of any language, divided by blanks; accents and capitals say nothing. */
  readonly words: string;
  /** What stands between the word and the value: words for "is" and "number" by default. */
  readonly between?: string;
  readonly value: string;
  /** Validates the value as written. */
  readonly accept?: (value: string) => boolean;
  /** True if the value stands before the word. */
  readonly isBefore?: boolean;
  /** True if the word is part of the value: `Blk 12`. */
  readonly isWithWord?: boolean;
}

/** A value in Chinese text, which has no blanks, or in Tamil, whose words have endings. */
export interface CountryScript {
  readonly type: PersonalType;
  /** What announces the value, or nothing. */
  readonly cue?: string;
  readonly value: string;
  readonly accept?: (value: string) => boolean;
}

export interface Country {
  /** ISO 3166-1. */
  readonly code: string;
  readonly shapes: readonly CountryShape[];
  readonly labels?: readonly CountryLabel[];
  readonly han?: readonly CountryScript[];
  readonly tamil?: readonly CountryScript[];
  /** What says who a person is, near a name: sources of patterns; the last group is the value. */
  readonly besidePerson?: readonly {
    readonly type: PersonalType;
    /** Each value has one of these words, or is beside it; undefined in Chinese, which has no blanks, and in Tamil, whose words have endings. */
    readonly words?: string;
    readonly pattern: string;
    readonly flags: 'u' | 'iu';
  }[];
  /** What a `#` begins: a flat. */
  readonly behindHash?: { readonly type: PersonalType; readonly value: string };
  /** Plates of cars, behind a word for one. */
  readonly plates: readonly string[];
  /** Telephone numbers as people dial them at home, and from abroad without a plus: digits alone. */
  readonly dialled?: string;
  /** A postcode that is known by itself, in capitals: in lower case it is words. */
  readonly postcode?: string;
  /** Words before a post office box, folded. */
  readonly boxes?: string;
}
