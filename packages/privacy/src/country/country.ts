/** The record of one country: the values that its people have, whatever language they write. */
import type { PersonalType } from '../placeholder/personal-type.ts';

/** A value that is recognised by its own shape. Sources of patterns are for the flags `iu`. */
export interface CountryShape {
  readonly type: PersonalType;
  readonly pattern: string;
  /** The possible lengths of its first group of digits; other numbers are skipped without trying the pattern. */
  readonly digits: readonly number[];
  /** The most letters before the digits, directly or with a blank between; none by default. */
  readonly letters?: number;
  /** The signs that may follow the first group of digits; any by default. */
  readonly signs?: string;
  /** One of these words follows within a few words; without one the pattern is not tried. */
  readonly words?: string;
  /** Validates the value. `value`: without blanks and signs; `written`: with them. */
  readonly accept?: (value: string, written: string) => boolean;
  /** True if nothing else has this shape: it is found even if a letter touches it. */
  readonly isBeside?: boolean;
}

/** A value that is recognised by a word beside it. */
export interface CountryLabel {
  readonly type: PersonalType;
  /** Words of any language, separated by blanks; accents and case are ignored. */
  readonly words: string;
  /** What may stand between the word and the value; nothing by default. */
  readonly between?: string;
  readonly value: string;
  /** Validates the value as written. */
  readonly accept?: (value: string) => boolean;
  /** True if the value precedes the word. */
  readonly isBefore?: boolean;
  /** True if the word is part of the value: `Blk 12`; with a number before it: `31 Lorong 27 Geylang`. */
  readonly isWithWord?: boolean | 'and number';
}

/** A value in Chinese, which has no blanks, or in Tamil, whose words have endings. */
export interface CountryScript {
  readonly type: PersonalType;
  /** Words that announce the value; may be absent. */
  readonly cue?: string;
  readonly value: string;
  readonly accept?: (value: string) => boolean;
}

/** A part that may precede an address. */
export interface AddressPart {
  /** Source of a pattern that matches the part at the end of the text before the address. */
  readonly pattern: string;
  readonly flags: 'u' | 'iu';
  /** True if a name in it is that of a street or a building: "at the tapestry, 57 Tampines Street". */
  readonly mayTakePeople: boolean;
}

export interface Country {
  /** ISO 3166-1. */
  readonly code: string;
  readonly shapes: readonly CountryShape[];
  readonly labels?: readonly CountryLabel[];
  readonly han?: readonly CountryScript[];
  readonly tamil?: readonly CountryScript[];
  /** Values near a name that show who the person is: sources of patterns, whose last group is the value. */
  readonly besidePerson?: readonly {
    readonly type: PersonalType;
    /**
     * Words of which each value contains one, or is beside one; undefined in Chinese, which has no blanks.
     */
    readonly words?: string;
    /** True if a number follows such a word, directly or after "of". */
    readonly isBeforeNumber?: boolean;
    readonly pattern: string;
    readonly flags: 'u' | 'iu';
  }[];
  /** The value that follows a `#`: a flat. */
  readonly behindHash?: { readonly type: PersonalType; readonly value: string };
  /** Sources of patterns for what an address is extended by, and for postal codes that stand alone in a text with one. */
  readonly addressParts?: {
    readonly behind: string;
    readonly before: readonly AddressPart[];
    /** What streets are, some of them everyday words. */
    readonly streets: string;
    readonly postcode: string;
    /** Words that show that a text has a postal code. */
    readonly postcodeWords: string;
  };
  /** Plates of cars, after a word for one. */
  readonly plates: readonly string[];
  /** Telephone numbers as people dial them at home, and from abroad without a plus: digits only. */
  readonly dialled?: string;
  /** A postcode that is recognised by itself in capitals; in lower case it would match words. */
  readonly postcode?: string;
  /** Words before a post office box, folded. */
  readonly boxes?: string;
}
