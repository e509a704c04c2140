/** Says what one record per language holds: everything that the search knows about texts in it. */
import type { PersonalType } from '../personal-type.ts';

/** Kinds of words that say what stands beside them. Words of one kind from all languages are known in every text. */
export type RoleWord =
  /** Stands behind the name of a street, or ends it: `Bond Street`. */
  | 'streetEnd'
  /** Stands before the name of a street: `rue Victor Hugo`. */
  | 'streetStart'
  /** A flat, a floor. */
  | 'unit'
  /** Ends the name of a firm or an institution. */
  | 'firmEnd'
  | 'title'
  /** Joins the parts of a name or a street. */
  | 'particle'
  /** Joins the parts of a person's name. */
  | 'nameParticle'
  /** A place follows. */
  | 'placeCue'
  /** An address follows. */
  | 'addressCue'
  /** A birth date follows. */
  | 'birthCue'
  /** A post office box: its number follows. */
  | 'box'
  /** Before a word, it says that the word is no name: `the bill`. */
  | 'article'
  /** Stands in a list of names, and is hardly ever one. */
  | 'notName';

/** Words of each kind, folded, divided by blanks. */
export type RoleWords = Readonly<Partial<Record<RoleWord, string>>>;

/** How a language writes names; each rule is off unless it is said. */
export interface NameRule {
  /** Nouns have capitals inside a sentence, as in German: a capital says little. */
  readonly areNounsCapital?: boolean;
  /** Capitals and small words say too little: only names in the lists count. */
  readonly areNamesListed?: boolean;
  /** One letter with a full stop is a title: `M. Dupont`. */
  readonly isInitialTitle?: boolean;
  /** False if a word of one letter announces no place: `a` is "to" elsewhere, but not in English. */
  readonly isLetterPlaceCue?: boolean;
}

/** Words around a name of a person. */
export interface NameCues {
  /** Phrases of one or two words, divided by `|`: what follows is a name, with a capital or without. */
  readonly sure?: string;
  /** The same; what follows is a name if it has a capital. */
  readonly likely?: string;
  /** The same, between people who know each other: a listed given name follows in small letters, too. */
  readonly greeting?: string;
  /** Before a colon: `Name:`. */
  readonly label?: string;
  /** Titles that are titles without a capital, too. */
  readonly smallTitle?: string;
  /** Words that divide the last of several names. */
  readonly and?: string;
  /** Behind a name somebody does something. */
  readonly verb?: string;
  /** What stands behind the apostrophe of a word that is no name: `don't`. */
  readonly contraction?: string;
}

/** Words around a name of a place. */
export interface PlaceCues {
  /** Before a colon: `City:`. */
  readonly label?: string;
  /** Before a place cue such as "to", "in" or "from": whatever word with a capital follows is a place. */
  readonly going?: string;
}

/** Types of values that a word beside them gives away. */
export type LabelledType = Extract<PersonalType, 'DRIVER_LICENCE' | 'NATIONAL_ID' | 'DEVICE_ID' | 'ADDRESS'>;

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Its letters beside a to z, small. */
  readonly letters: string;
  /** Its words, and the endings of their forms. Without it a word that no list knows tells nothing. */
  readonly dictionary?: { readonly words: string; readonly endings: string };
  readonly rule: NameRule;
  /** Frequent words, folded: they tell which language a text is in, and are no names. */
  readonly functionWords: string;
  readonly roleWords: RoleWords;
  readonly nameCue: NameCues;
  readonly placeCue?: PlaceCues;
  readonly street?: {
    /** Kinds of streets that need no number: `Bond Street`. Folded. */
    readonly kind?: string;
    /** How a name of a street ends if its kind is part of the name: `Hauptstraße`. */
    readonly ending?: string;
  };
  /** Words beside a number of that type, folded. */
  readonly valueLabel?: Readonly<Partial<Record<LabelledType, string>>>;
  /** Words for a password. */
  readonly password?: string;
  /** "Is", between a password's label and the password. */
  readonly is?: string;
  /** Say that the number behind them is dialled. */
  readonly phoneCue?: string;
}
