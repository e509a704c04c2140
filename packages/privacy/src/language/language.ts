/** The record of one language: everything that the search knows about texts in it. */
import type { PersonalType } from '../placeholder/personal-type.ts';

/** Kinds of words by what is beside them. Words of one kind from all languages are recognised in every text. */
export type RoleWord =
  /** Follows the name of a street, or ends it: `Bond Street`. */
  | 'streetEnd'
  /** Precedes the name of a street: `rue Victor Hugo`. */
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
  /** Precedes a word that is not a name: `the bill`. */
  | 'article'
  /** In a list of names, but hardly ever one. */
  | 'notName';

/** Words of each kind, folded, divided by blanks. */
export type RoleWords = Readonly<Partial<Record<RoleWord, string>>>;

/** How a language writes names; each rule is off by default. */
export interface NameRule {
  /** True if nouns are capitalised, as in German: a capital says little. */
  readonly areNounsCapital?: boolean;
  /** True if capitals and lower case say too little: only names in the lists count. */
  readonly areNamesListed?: boolean;
  /** True if one letter with a full stop is a title: `M. Dupont`. */
  readonly isInitialTitle?: boolean;
  /** False if a word of one letter announces no place: `a` means "to" elsewhere, but not in English. */
  readonly isLetterPlaceCue?: boolean;
}

/** Words around a person's name. */
export interface NameCues {
  /** Phrases of one or two words, separated by `|`, that precede a name, capitalised or not. */
  readonly sure?: string;
  /** The same, but they precede a name only if it is capitalised. */
  readonly likely?: string;
  /** Greetings, which also precede a listed given name in lower case. */
  readonly greeting?: string;
  /** Words for people who are greeted without a name: `guys`. Folded. */
  readonly addressee?: string;
  /** Labels before a colon: `Name:`. */
  readonly label?: string;
  /** Titles that are also titles in lower case. */
  readonly smallTitle?: string;
  /** Words before the last of several names. */
  readonly and?: string;
  /** Verbs that follow a name. */
  readonly verb?: string;
  /** What follows the apostrophe of a word that is not a name: `don't`. */
  readonly contraction?: string;
}

/** Words around a place's name. */
export interface PlaceCues {
  /** Labels before a colon: `City:`. */
  readonly label?: string;
  /** Words before a place cue such as "to", "in" or "from": any capitalised word that follows is a place. */
  readonly going?: string;
}

/** Endings of streets in lower case. */
export interface SmallStreets {
  /** Hardly any other word ends so. */
  readonly sure?: string;
  /** Other words end so, too: only beside a town, a house with a letter, or a word that announces an address. */
  readonly likely?: string;
  /** Words that end so and are none. */
  readonly none?: string;
  /** Kinds of streets before a name in lower case: `calle mayor`. */
  readonly before?: string;
  /** Kinds of streets behind a name in lower case, after the house: `42 elm street`. */
  readonly behind?: string;
}

/** Words of dates: months and days are also people's names. Folded. */
export interface DateWords {
  /** Names of months and their short forms, in the case that follows a day. */
  readonly month: string;
  /** Days of the week that are also names. */
  readonly weekday?: string;
  /** Words that precede a month more often than a person: `in May`. */
  readonly monthCue?: string;
  /** What follows the number of a day: `1st`. */
  readonly dayEnding?: string;
  /** A month that is also a verb, and the words that follow the verb: `May the year bring peace`. */
  readonly monthVerb?: { readonly verb: string; readonly subject: string };
}

/** Types of values that a word beside them identifies. */
export type LabelledType = Extract<PersonalType, 'DRIVER_LICENCE' | 'NATIONAL_ID' | 'DEVICE_ID' | 'ADDRESS'>;

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Its letters other than a to z, in lower case. */
  readonly letters: string;
  /** Its words, and the endings of their forms. Without it, an unlisted word says nothing. */
  readonly dictionary?: { readonly words: string; readonly endings: string };
  readonly rule: NameRule;
  /**
   * Added to the log odds from which on a word is a person's: less where words tell much, as with a dictionary, more where
   * capitals tell little.
   */
  readonly nameOdds?: number;
  /** Added to the log odds from which on a word is a place's: where organisations are called after their town. */
  readonly placeOdds?: number;
  /** Articles, folded, behind which other names stand (`la Jeanne d'Arc`), and what is added to the log odds of a person there. */
  readonly nameArticle?: { readonly words: string; readonly odds: number };
  /** Words, folded, behind which an ordinary word says how something is: `the car is white`, `so young`. */
  readonly predicateCue?: string;
  /** Frequent words, folded: they identify the language of a text, and are not names. */
  readonly functionWords: string;
  readonly roleWords: RoleWords;
  readonly nameCue: NameCues;
  readonly placeCue?: PlaceCues;
  readonly street?: {
    /** Kinds of streets that need no number: `Bond Street`. Folded. */
    readonly kind?: string;
    /** Endings of street names that include the kind: `Hauptstraße`. */
    readonly ending?: string;
    /** Endings by which a street is known in lower case, too. */
    readonly small?: SmallStreets;
  };
  readonly date: DateWords;
  /** Things that are numbered like houses: `Level 4`, `Season 2`. Folded. */
  readonly countedThing?: string;
  /** Words beside a number of that type, folded. */
  readonly valueLabel?: Readonly<Partial<Record<LabelledType, string>>>;
  /** Words for a password. */
  readonly password?: string;
  /** "Is", between a password's label and the password. */
  readonly is?: string;
  /** The digits from zero to nine in words; `/` divides two words for one digit. */
  readonly digit?: string;
  /** Words before a number that is dialled. */
  readonly phoneCue?: string;
}
