/** Replaces people in a text whom its title or tags name: "Happy birthday, Anna" below "wrote on Anna Smith's timeline". */
import { separatePattern } from '@cgdx/privacy/separate-word.ts';
import { canBeName, longestName } from '../../activity/personal-words.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { mendText } from './escaped-text.ts';
import { itemsOf } from './media.ts';

const placeholder = '[PERSON]';

/** The most names that are replaced, since each is searched for in the whole text; nobody tags more people in a post. */
const mostNames = 50;
const mostParts = 8;
/** The longest title that is read: a title is one sentence with some names. */
const longestTitle = 2_000;

/** Consecutive capitalised words, each of letters with `'` and `-` between them. */
const names = /\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)*/gu;
const genitive = /['’]s?$/;

/** Words of Facebook's own titles that begin with a capital letter. */
const ofTitles = new Set(
  `Facebook Foto Fotos Photo Photos Video Videos Link Links Beitrag Beiträge Beitrags Kommentar Kommentare Chronik Status
  Album Alben Titelbild Profilbild Titelbilder Profilbilder Veranstaltung Gruppe Seite Umfrage Erinnerung Spiel Mobile
  Uploads Timeline You Du Der Die Das The Les Una Uno`.split(/\s+/),
);

/** Particles of names, in lower case. */
const particles = new Set(
  'van von der den del des dos das los las the and und bin ibn ter ten zum zur'.split(' '),
);

/**
 * Replaces every mention of the people named, and of each part of their names, by a placeholder. `known`: full names that the
 * mask will replace and number itself, so that a complete mention of them stays here; the first one is the owner's.
 */
export function withoutNamed(text: string | null, raw: RawRecord, known: ReadonlySet<string>): string | null {
  if (text === null) return null;
  const named = namesIn(raw);
  if (named.size === 0) return text;
  const [own = ''] = known;
  // not shortened here: the mask shortens long texts itself, and would miss a value that was cut here
  let without = text;
  for (const name of named) {
    if (name === own) continue;
    if (!known.has(name)) without = replaced(without, name);
    for (const part of name.split(/\s+/, mostParts)) {
      if (own.includes(part) || particles.has(part)) continue;
      without = replaced(without, part, known.has(name) ? name : undefined);
    }
  }
  return without;
}

/** `within`: a longer name inside which the name is not replaced. */
function replaced(text: string, name: string, within?: string): string {
  if (!canBeName(name) || ofTitles.has(name)) return text;
  // a person tagged in lower case may be mentioned in upper case; a capitalised name may be an ordinary word: "Will"
  const isSmall = !/\p{Lu}/u.test(name);
  if (!isSmall && !text.includes(name)) return text;
  const either =
    within === undefined ? separatePattern(name) : `${separatePattern(within)}|${separatePattern(name)}`;
  return text.replace(new RegExp(either, isSmall ? 'giu' : 'gu'), (found) =>
    found === within ? found : placeholder,
  );
}

/** Returns the names in tags, in any script, and text in a title that looks like a name. */
export function namesIn({ title, tags }: RawRecord): Set<string> {
  const found = new Set<string>();
  for (const tag of itemsOf(tags)) {
    if (found.size >= mostNames) break;
    const name: unknown = typeof tag === 'string' ? tag : rawRecord(tag)?.name;
    if (typeof name === 'string' && name.length <= 2 * longestName) found.add(mendText(name).trim());
  }
  if (typeof title !== 'string') return found;
  for (const [name] of mendText(title.slice(0, longestTitle)).matchAll(names)) {
    if (found.size >= mostNames) break;
    found.add(name.replace(genitive, ''));
  }
  return found;
}
