/** Decides which names of files inside an archive may be shown: people rename files, and a name can contain a person's. */

/** Returns the name if it may be shown, and undefined otherwise. */
export type ShowName = (name: string) => string | undefined;

/** A file in an archive, as messages name it. */
export interface NamedFile {
  readonly name: string;
  /** The name if it may be shown: messages use no other. */
  readonly shownName?: string | undefined;
}

/** What a second copy is called beside the words of its original. */
const copyWords = ['copy'];

const dataFile = /\.(json|csv|js|html?|txt)$/i;

/** Enough for numbers of parts, years and months; longer ones may be an account or a telephone number. */
const mostDigits = 4;
const mostNumbers = 3;

/** Longer than any name that a platform writes. */
const longestName = 120;

/**
 * Returns a function that shows names of platforms' words and a few short numbers.
 * @param platformWords without accents and case
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
    // "0.html" of an album
    if (found.length === 0 && !/^\d{4}_\d\d$|^\d{1,4}$/.test(plain)) return undefined;
    if (numbers.length > mostNumbers || numbers.some(({ length }) => length > mostDigits)) return undefined;
    return found.every((word) => words.has(word)) ? name : undefined;
  };
}

/** Returns `.csv file`, which may be shown for every name. */
function kindOfFile(name: string): string {
  const ending = dataFile.exec(name)?.[0].toLowerCase();
  return ending === undefined ? 'file' : `${ending} file`;
}

/** Returns the beginning of a sentence: `The file comments.json`, or `A .json file`. */
export function theFile({ name, shownName }: NamedFile): string {
  return shownName === undefined ? `A ${kindOfFile(name)}` : `The file ${shownName}`;
}

/** Returns the same within a sentence: `the file` or `a .json file`. */
export const aFile = ({ name, shownName }: NamedFile): string => shownName ?? `a ${kindOfFile(name)}`;

/** Returns the same within a sentence, without an article: `comments.json`, or `.json file`. */
export function nameOrKind({ name, shownName }: NamedFile): string {
  return shownName ?? kindOfFile(name);
}
