/** Takes people out of a text whom its title or tags name: "wrote on Anna Smith's timeline" above "Happy birthday, Anna". */

import { type RawRecord, rawRecord } from '../raw-value.ts';
import { mendText } from './escaped-text.ts';
import { itemsOf } from './media.ts';

const placeholder = '[PERSON]';

/** Shorter ones would hit ordinary words. */
const shortest = 3;

/** Capitalised words one after another, each of letters alone but for `'` and `-` within. */
const names = /\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*/gu;
const genitive = /['’]s?$/;

/** Words of Facebook's own titles that begin with a capital letter, or stand at the beginning. */
const ofTitles = new Set(
  `Facebook Foto Fotos Photo Photos Video Videos Link Links Beitrag Beiträge Beitrags Kommentar Kommentare Chronik Status
  Album Alben Titelbild Profilbild Titelbilder Profilbilder Veranstaltung Gruppe Seite Umfrage Erinnerung Spiel Mobile
  Uploads Timeline You Du Der Die Das The Les Una Uno`.split(/\s+/),
);

/**
 * Every mention of them, and of each part of their names, becomes a placeholder. `known`: full names that whoever
 * masks the text knows and numbers, so they are left where they stand whole; the first is the owner's.
 */
export function withoutNamed(text: string | null, raw: RawRecord, known: ReadonlySet<string>): string | null {
  if (text === null) return null;
  const [own = ''] = known;
  let without = text;
  for (const name of namesIn(raw)) {
    if (name === own) continue;
    if (!known.has(name)) without = replaced(without, name);
    const rest = known.has(name) ? without.replaceAll(name, '') : without;
    for (const part of name.split(' ')) {
      if (own.includes(part) || !rest.includes(part)) continue;
      without = replaced(without, part, known.has(name) ? name : undefined);
    }
  }
  return without;
}

/** `within`: not where it stands in this longer name. */
function replaced(text: string, name: string, within?: string): string {
  if (name.length < shortest || ofTitles.has(name) || !text.includes(name)) return text;
  const pattern = (word: string) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
  const either = within === undefined ? pattern(name) : `${pattern(within)}|${pattern(name)}`;
  return text.replace(new RegExp(either, 'gu'), (found) => (found === within ? found : placeholder));
}

function namesIn({ title, tags }: RawRecord): string[] {
  const texts = [
    title,
    ...itemsOf(tags).map((tag) => (typeof tag === 'string' ? tag : rawRecord(tag)?.name)),
  ];
  return texts.flatMap((text) =>
    typeof text === 'string'
      ? [...mendText(text).matchAll(names)].map(([name]) => name.replace(genitive, ''))
      : [],
  );
}
