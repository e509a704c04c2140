/**
 * Keeps names in titles that identify no private person: an artist in any script, a work that is named like a
 * person, a given name alone.
 */
import { foldWord } from '@cgdx/name-tagger/word/fold-word.ts';
import { artists as artistNames, artistsAsWritten, namedWorks } from '../gazetteer/artist.ts';
import { splitPhrases, splitWords } from '../language/language-word.ts';
import { hashWord, lookUp, role, word } from '../lexicon/lexicon.ts';
import { recall, recalledFlags, recalledRoles } from '../lexicon/recent-word.ts';
import type { PersonalSpan, PersonalType } from '../placeholder/personal-type.ts';
import { matchesOf } from '../text/matches-of.ts';
import { isCatalogueTitle, isPrivateTitle } from './catalogue-title.ts';

const works = new Set(splitPhrases(namedWorks));
const artists = new Set(splitPhrases(artistNames));
const anyArtist = new RegExp(splitWords(artistsAsWritten).join('|'), 'gu');
/** Additions of uploaders: "(Official Video)", "[4K]", "ft. X", "season 4". */
const addition = /\s*(?:[([|【（].*|\b(?:ft|feat|official|live|lyrics?|season|chapter|ep)\b.*)$/iu;

const wordsOf = (title: string): string[] => title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Whether a list of names, or of syllables of names, has the word. */
const isListedName = (name: string): boolean => {
  const at = recall(hashWord(name));
  const isName = (recalledFlags(at) & (word.given | word.surname | word.nickname)) !== 0;
  return isName || (recalledRoles(at) & role.syllable) !== 0;
};
const isGivenName = (name: string): boolean => (lookUp(hashWord(name)) & (word.given | word.nickname)) !== 0;

/** "December Avenue" is a band. */
const named = new Set<PersonalType>(['PERSON', 'PLACE', 'ADDRESS']);

const isLatin = /^[\p{sc=Latin}\s'’.-]+$/u;

interface TextPart {
  readonly start: number;
  readonly end: number;
}

const artistsIn = (title: string): TextPart[] =>
  matchesOf(anyArtist, title).map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

/** Returns the parts of a title that are withheld for its language, without artists and their works. */
export const withoutArtists = <Part extends TextPart>(title: string, withheld: readonly Part[]): Part[] =>
  withheld.length === 0 || isCatalogueTitle(title)
    ? []
    : withheld.filter(({ start, end }) => title.slice(start, end).replace(anyArtist, '').trim() !== '');

/** Returns the findings without public names. `known`: the names of this export, which are always masked. */
export function withoutPublicNames(
  title: string,
  found: PersonalSpan[],
  known: ReadonlySet<PersonalSpan>,
): PersonalSpan[] {
  if (!found.some(({ type }) => named.has(type))) return found;
  const words = wordsOf(title.replace(addition, '')).map(foldWord);
  const isWork = works.has(words.join(' '));
  const written = artistsIn(title);
  const isAlone = words.length === 1;
  const isOfCatalogue = isCatalogueTitle(title);
  const mayBePublic = !isPrivateTitle(title);
  const hasPeople = found.some(({ type }) => type === 'PERSON');
  const isPublic = ({ start, end, type }: PersonalSpan): boolean => {
    if (!named.has(type)) return false;
    const name = title.slice(start, end);
    if (isOfCatalogue && !/\p{N}/u.test(name)) return true;
    if (type === 'ADDRESS') return false;
    if (mayBePublic && type === 'PLACE' && !hasPeople) return true;
    // "Tak Ingin Usai": a word of a language whose words no list has.
    const own = wordsOf(name);
    if (
      mayBePublic &&
      type === 'PERSON' &&
      own.length < words.length &&
      isLatin.test(name) &&
      !own.some(isListedName)
    )
      return true;
    if (isWork || artists.has(own.map(foldWord).join(' '))) return true;
    if (written.some((artist) => artist.start <= start && end <= artist.end)) return true;
    // A name beside an artist is a song.
    if (written.length > 0 && !/\s/.test(name)) return true;
    return isAlone && type === 'PERSON' && isGivenName(name);
  };
  return found.filter((span) => known.has(span) || !isPublic(span));
}
