/** Derives the owner's name from the beginning of most titles ("Anna Quill likes a photo"), for exports without a profile. */

import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import { mendText } from './escaped-text.ts';
import type { FacebookFile } from './facebook-file.ts';
import { readLists } from './read-facebook.ts';

/** The fewest titles that show a name, and the most that are read. */
const fewestTitles = 10;
const mostTitles = 500;
const mostNameWords = 5;
const longestTitle = 300;
/** The share of titles that must begin with the name. */
const leastShare = 0.6;

/** The first words of Facebook's sentences that do not name the owner. */
const ofFacebook = new Set('You Du Sie Vous Tú Tu Usted Você Je Jij Hai Hey'.split(' '));

/** A capitalised word, or a word in a script without capitals. */
const nameWord = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;

const lists = new Set(['post', 'comment', 'reaction']);

/** Returns an empty text if most titles do not begin with a name. */
export function ownerOfTitles(titles: readonly string[]): string {
  if (titles.length < fewestTitles) return '';
  const counts = new Map<string, number>();
  for (const title of titles) {
    const words = title.slice(0, longestTitle).split(' ', mostNameWords + 1);
    let name = '';
    // the last word of a title is never part of the name
    for (const word of words.slice(0, Math.min(mostNameWords, words.length - 1))) {
      if (!nameWord.test(word) || (name === '' && ofFacebook.has(word))) break;
      name = name === '' ? word : `${name} ${word}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const [owner = ''] = [...counts]
    .filter(([, count]) => count >= leastShare * titles.length)
    .map(([name]) => name)
    .sort((a, b) => b.length - a.length);
  return owner;
}

/** Reads the titles of the person's actions. Throws `ExportRejected`. */
export async function readTitles(files: readonly FacebookFile[]): Promise<string[]> {
  const titles: string[] = [];
  for (const file of files) {
    if (!lists.has(file.list.kind)) continue;
    for await (const { records } of untilNotUnderstood(readLists(file, () => {}))) {
      for (const { title } of records) if (typeof title === 'string') titles.push(mendText(title));
      if (titles.length >= mostTitles) return titles.slice(0, mostTitles);
    }
  }
  return titles;
}
