/** Attaches the case endings that Tamil writes as one word with a name, in its own script and in Latin letters. */
import type { Random } from './random/random.ts';

const virama = '்';
const frontVowel = /(?:ி|ீ|ெ|ே|ை)$/;
const frontLetter = /[eiy]$/i;
const roundLetter = /[aou]$/i;

/** Endings that begin with a vowel, in their spelling after a consonant: dative, accusative, of, with, by, at, also. */
const joinedEndings = ['ுக்கு', 'ை', 'ோட', 'ின்', 'ுடன்', 'ால்', 'ிடம்', 'ும்', 'ுக்கும்', 'ோடு', 'ுக்காக', 'ிடமிருந்து'];
const behindAnyName = ['கிட்ட', 'தான்', 'னு', 'கூட', 'கிட்டயும்', 'கிட்டேர்ந்து'];
const joinedLatin = ['ku', 'ukku', 'a', 'ai', 'oda', 'in', 'udan', 'aala', 'um', 'ukum'];
const behindLatin = ['kitta', 'thaan', 'nu', 'kooda'];

/** The share of names that have an ending. */
const ended = 0.4;
/** Among these names, the share whose ending changes nothing in the name. */
const unchanged = 0.25;

/** Returns a Tamil name for use in a sentence: alone, or with a randomly chosen ending. */
export function endName(name: string, random: Random): string {
  if (random.next() >= ended) return name;
  const isTamil = /\p{sc=Tamil}/u.test(name);
  const pick = (endings: readonly string[]): string => endings[random.below(endings.length)] as string;
  if (random.next() < unchanged) return name + pick(isTamil ? behindAnyName : behindLatin);
  return isTamil ? joinTamil(name, pick(joinedEndings)) : joinLatin(name, pick(joinedLatin));
}

function joinTamil(name: string, ending: string): string {
  if (frontVowel.test(name)) return ending.startsWith('ுக்க') ? name + ending.slice(1) : `${name}ய${ending}`;
  if (!name.endsWith(virama)) return `${name}வ${ending}`;
  const stem = name.slice(0, -1);
  if (stem.endsWith('ம') && ending !== 'ும்') return `${stem.slice(0, -1)}த்த${ending}`;
  return stem + ending;
}

function joinLatin(name: string, ending: string): string {
  if (ending === 'ku') return name + ending;
  if (frontLetter.test(name)) return ending.startsWith('uk') ? name + ending.slice(1) : `${name}y${ending}`;
  return roundLetter.test(name) ? `${name}v${ending}` : name + ending;
}
