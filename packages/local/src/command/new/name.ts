/** The name of a new thing in each of its spellings. */

export interface Name {
  /** `listening-room`. */
  readonly kebab: string;
  /** `listeningRoom`. */
  readonly camel: string;
  /** `ListeningRoom`. */
  readonly pascal: string;
  /** `Listening room`. */
  readonly title: string;
}

/** @returns undefined if the text is not a name in lower case with hyphens */
export function parseName(text: string): Name | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return undefined;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const words = text.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: text,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(words.join(' ')),
  };
}
