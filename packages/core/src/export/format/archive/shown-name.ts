/** Decides which file names inside an archive may be shown: people rename files, and a file's name can contain a person's. */

/** Returns the name if it may be shown, and undefined otherwise. */
export type ShowName = (name: string) => string | undefined;

/** A file in an archive, for naming it in messages. */
export interface NamedFile {
  readonly name: string;
  /** The name if messages may show it, else undefined. */
  readonly shownName?: string | undefined;
}

/** Words that programs add to the name of a copy. */
const copyWords = ['copy'];

const dataFile = /\.(json|csv|js|html?|txt)$/i;

/** The longest number in a shown name: enough for parts, years and months; longer ones may be an account or a telephone number. */
const mostDigits = 4;
const mostNumbers = 3;

/** The longest name that is shown; no platform writes longer ones. */
const longestName = 120;

/**
 * Returns a function that shows names consisting of platforms' words and a few short numbers.
 * @param platformWords lower case, without accents
 */
export function showNamesOf(platformWords: Iterable<string>): ShowName {
  const words = new Set([...platformWords, ...copyWords]);
  return (name) => {
    const ending = dataFile.exec(name);
    if (ending === null || name.length > longestName) return undefined;
    const plain = name.slice(0, ending.index).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // only the separators that platforms and copies use may be between words
    if (!/^[\p{L}\d _()'-]+$/u.test(plain)) return undefined;
    const found = plain.match(/\p{L}+/gu) ?? [];
    const numbers = plain.match(/\d+/g) ?? [];
    // without words: "0.html" of an album, or a month
    if (found.length === 0 && !/^\d{4}_\d\d$|^\d{1,4}$/.test(plain)) return undefined;
    if (numbers.length > mostNumbers || numbers.some(({ length }) => length > mostDigits)) return undefined;
    return found.every((word) => words.has(word)) ? name : undefined;
  };
}

/** Returns for example `.csv file`, which may be shown for any name. */
function kindOfFile(name: string): string {
  const ending = dataFile.exec(name)?.[0].toLowerCase();
  return ending === undefined ? 'file' : `${ending} file`;
}

/** Returns the beginning of a sentence: `The file comments.json`, or `A .json file`. */
export function theFile({ name, shownName }: NamedFile): string {
  return shownName === undefined ? `A ${kindOfFile(name)}` : `The file ${shownName}`;
}

/** Returns the name, or the kind with an article, for use within a sentence: `comments.json`, or `a .json file`. */
export const aFile = ({ name, shownName }: NamedFile): string => shownName ?? `a ${kindOfFile(name)}`;

/** Returns the name, or the kind without an article, for use within a sentence: `comments.json`, or `.json file`. */
export function nameOrKind({ name, shownName }: NamedFile): string {
  return shownName ?? kindOfFile(name);
}
