/** The record of one language: everything that the search knows about texts in it. */
import type { PersonalType } from '../placeholder/personal-type.ts';

/** Kinds of words by their context. Words of one kind from all languages are recognised in every text. */
export type RoleWord =
  /** Follows a street's name, or ends it: `Bond Street`. */
  | 'streetEnd'
  /** Precedes a street's name: `rue Victor Hugo`. */
  | 'streetStart'
  /** A word for a flat or a floor. */
  | 'unit'
  /** Ends the name of a firm or an institution. */
  | 'firmEnd'
  | 'title'
  /** Joins the parts of a name or a street. */
  | 'particle'
  /** Joins the parts of a person's name. */
  | 'nameParticle'
  /** A word that a place follows. */
  | 'placeCue'
  /** A word that an address follows. */
  | 'addressCue'
  /** A word that a birth date follows. */
  | 'birthCue'
  /** A word for a post office box, which its number follows. */
  | 'box'
  /** Precedes a word that is not a name: `the bill`. */
  | 'article'
  /** A word in a list of names that is hardly ever a name. */
  | 'notName';

/** Words of each kind, folded, separated by blanks. */
export type RoleWords = Readonly<Partial<Record<RoleWord, string>>>;

/** How a language writes names; each rule is off by default. */
export interface NameRule {
  /** True if nouns are capitalised, as in German: a capital is weak evidence of a name. */
  readonly areNounsCapital?: boolean;
  /** True if case is too weak as evidence: only listed names count. */
  readonly areNamesListed?: boolean;
  /** True if one letter with a full stop is a title: `M. Dupont`. */
  readonly isInitialTitle?: boolean;
  /** False if a word of one letter announces no place: `a` means "to" in other languages, but not in English. */
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
  /** Words that address people without a name: `guys`. Folded. */
  readonly addressee?: string;
  /** Labels before a colon: `Name:`. */
  readonly label?: string;
  /** Titles that are also titles in lower case. */
  readonly smallTitle?: string;
  /** Words before the last of several names. */
  readonly and?: string;
  /** The end, after the apostrophe, of a word that is not a name: `don't`. */
  readonly contraction?: string;
}

/** Words around a place's name. */
export interface PlaceCues {
  /** Labels before a colon: `City:`. */
  readonly label?: string;
  /** Words before a place cue such as "to", "in" or "from": any capitalised word that follows is a place. */
  readonly going?: string;
}

/** Endings and words by which lower-case streets are recognised. */
export interface SmallStreets {
  /** Endings that hardly any other word has. */
  readonly sure?: string;
  /**
   * Endings that other words have, too: they count only beside a town, a house number with a letter, or a word
   * that announces an address.
   */
  readonly likely?: string;
  /** Words with such an ending that are not streets. */
  readonly none?: string;
  /** Kinds of streets before a name in lower case: `calle mayor`. */
  readonly before?: string;
  /** Kinds of streets after a lower-case name that follows the house number: `42 elm street`. */
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
  /** Endings after the number of a day: `1st`. */
  readonly dayEnding?: string;
  /** A month that is also a verb, and the words that follow the verb: `May the year bring peace`. */
  readonly monthVerb?: { readonly verb: string; readonly subject: string };
}

/** Types of values that are recognised by a word beside them. */
export type LabelledType = Extract<PersonalType, 'DRIVER_LICENCE' | 'NATIONAL_ID' | 'DEVICE_ID' | 'ADDRESS'>;

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Its letters other than a to z, in lower case. */
  readonly letters: string;
  /** Its words, and the endings of their forms. Without a dictionary, an unlisted word is no evidence. */
  readonly dictionary?: { readonly words: string; readonly endings: string };
  readonly rule: NameRule;
  /**
   * Added to the log odds that a word must reach to count as a person's name: lower if words are strong
   * evidence, as with a dictionary, higher if capitals are weak evidence.
   */
  readonly nameOdds?: number;
  /**
   * Added to the log odds that a word must reach to count as a place: for languages in which organisations are
   * named after their town.
   */
  readonly placeOdds?: number;
  /**
   * Articles, folded, that precede names of other things (`la Jeanne d'Arc`), and the amount added to a
   * person's log odds after one.
   */
  readonly nameArticle?: { readonly words: string; readonly odds: number };
  /** Frequent words, folded: they identify the language of a text, and are not names. */
  readonly functionWords: string;
  readonly roleWords: RoleWords;
  readonly nameCue: NameCues;
  readonly placeCue?: PlaceCues;
  readonly street?: {
    /** Kinds of streets that need no house number: `Bond Street`. Folded. */
    readonly kind?: string;
    /** Endings of street names that include the kind: `Hauptstraße`. */
    readonly ending?: string;
    /** Endings by which lower-case streets are recognised. */
    readonly small?: SmallStreets;
  };
  readonly date: DateWords;
  /** Things that are numbered like houses: `Level 4`, `Season 2`. Folded. */
  readonly countedThing?: string;
  /** Words beside a number of that type, folded. */
  readonly valueLabel?: Readonly<Partial<Record<LabelledType, string>>>;
  /** Words for a password. */
  readonly password?: string;
  /** Words for "is" between a password's label and the password. */
  readonly is?: string;
  /** The digits from zero to nine in words; `/` separates two words for one digit. */
  readonly digit?: string;
  /** Words before a telephone number. */
  readonly phoneCue?: string;
}
