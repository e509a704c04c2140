/**
 * Keeps names in titles that identify no private person: an artist in any script, a work that is named like a
 * person, a given name alone.
 */
import { foldWord } from '@cgdx/name-tagger/word/fold-word.ts';
import { artists as artistNames, artistsAsWritten, namedWorks } from '../gazetteer/artist.ts';
import { splitPhrases, splitWords } from '../language/language-word.ts';
import { hashWord, lookUp, word } from '../lexicon/lexicon.ts';
import type { PersonalSpan } from '../placeholder/personal-type.ts';
import { matchesOf } from '../text/matches-of.ts';

const works = new Set(splitPhrases(namedWorks));
/** Artists with several words: a name of one word may be anybody's. */
const artistsOfWords = new Set(splitPhrases(artistNames).filter((name) => name.includes(' ')));
const anyArtist = new RegExp(splitWords(artistsAsWritten).join('|'), 'gu');
/** Additions of uploaders: "(Official Video)", "[4K]", "ft. X", "season 4". */
const addition = /\s*(?:[([|【（].*|\b(?:ft|feat|official|live|lyrics?|season|chapter|ep)\b.*)$/iu;

const wordsOf = (title: string): string[] => title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const isGivenName = (name: string): boolean => (lookUp(hashWord(name)) & (word.given | word.nickname)) !== 0;

interface TextPart {
  readonly start: number;
  readonly end: number;
}

const artistsIn = (title: string): TextPart[] =>
  matchesOf(anyArtist, title).map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

/** Returns the parts of a title that are withheld for its language, without those that are only an artist. */
export const withoutArtists = <Part extends TextPart>(title: string, withheld: readonly Part[]): Part[] =>
  withheld.filter(({ start, end }) => title.slice(start, end).replace(anyArtist, '').trim() !== '');

const anyArtistName = new Set(splitPhrases(artistNames));

/** Returns the side of a dash whose other side is a listed artist: the song of "Adele - Hello". */
function besideArtist(title: string): TextPart[] {
  const dash = /\s[-–|]\s/u.exec(title);
  if (dash === null) return [];
  const sides = [
    { start: 0, end: dash.index },
    { start: dash.index + dash[0].length, end: title.length },
  ];
  const isArtist = ({ start, end }: TextPart) => {
    const side = title.slice(start, end).replace(addition, '');
    return (
      anyArtistName.has(wordsOf(side).map(foldWord).join(' ')) || side.replace(anyArtist, '').trim() === ''
    );
  };
  return sides.filter((_, n) => isArtist(sides[1 - n] as TextPart));
}

/** Returns the findings without public names. `known`: the names of this export, which are always masked. */
export function withoutPublicNames(
  title: string,
  found: PersonalSpan[],
  known: ReadonlySet<PersonalSpan>,
): PersonalSpan[] {
  if (!found.some(({ type }) => type === 'PERSON' || type === 'PLACE')) return found;
  const words = wordsOf(title.replace(addition, '')).map(foldWord);
  const isWork = works.has(words.join(' '));
  const artists = artistsIn(title);
  const isAlone = words.length === 1;
  const songs = besideArtist(title);
  const isPublic = ({ start, end, type }: PersonalSpan): boolean => {
    if (type !== 'PERSON' && type !== 'PLACE') return false;
    const name = title.slice(start, end);
    if (isWork || artistsOfWords.has(wordsOf(name).map(foldWord).join(' '))) return true;
    if (artists.some((artist) => artist.start <= start && end <= artist.end)) return true;
    if (songs.some((song) => song.start <= start && end <= song.end)) return true;
    // A name beside an artist is a song.
    if (artists.length > 0 && !/\s/.test(name)) return true;
    return isAlone && type === 'PERSON' && isGivenName(name);
  };
  return found.filter((span) => known.has(span) || !isPublic(span));
}
