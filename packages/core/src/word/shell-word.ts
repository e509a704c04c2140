/** Quotes a word of a command that a person copies into a shell. */

/** Returns the word as it is if a POSIX shell reads nothing into it, and in single quotes otherwise. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
