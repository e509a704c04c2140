/** Names of employers and schools in the person's own details: where somebody works or learnt tells who it is. */

/** Matches what a name is often written without: the form of a firm, and the word for a school. */
const ending =
  /[\s,]+(?:\(?(?:pte|private|sdn)\)?\.?[\s,]+)?(?:ltd|limited|bhd|llp|llc|inc|corp|gmbh|school)\.?$/i;

const shortOf = (name: string): string => name.trim().replace(ending, '');

/** Returns the same key for a name with and without its ending. */
export const organizationKey = (name: string): string => shortOf(name).toLowerCase();

/** Matches a short form that is no name: "The High". */
const noName = /^the\s+\S+$/i;

/** Returns the names as they are written in a text, without single words: many of these are ordinary ones ("Grab"). */
export function organizationWords(names: readonly string[]): string[] {
  const written = new Set(names.flatMap((name) => [name.trim(), shortOf(name)]));
  return [...written].filter((name) => /\S\s+\S/.test(name) && !noName.test(name));
}
