/** Takes from account details what the person is called, so that it can be masked wherever else it stands. */

/** Shorter words would mask ordinary text. */
const minimumLength = 3;
const longest = 200;

/** Real details have 5 levels; what is deeper is not looked into, lest it be deeper than the stack. */
export const deepestDetail = 32;

/** Every text in `details` that can be a name, a user name or an address; longest first. */
export function personalWordsOf(details: readonly unknown[]): string[] {
  const words = new Set<string>();
  const collect = (value: unknown, depth = 0): void => {
    if (typeof value === 'string') add(value.trim(), words);
    else if (typeof value === 'object' && value !== null && depth < deepestDetail)
      for (const item of Object.values(value)) collect(item, depth + 1);
  };
  for (const value of details) collect(value);
  return [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function add(text: string, words: Set<string>): void {
  const isWord =
    text.length >= minimumLength &&
    text.length <= longest &&
    !/^(true|false|null|none|n\/a|https?:.*|\d{1,4})$/i.test(text);
  if (!isWord) return;
  words.add(text);
  for (const part of text.split(/[\s,@]+/))
    if (part.length > minimumLength && /^\p{Lu}/u.test(part)) words.add(part);
}
