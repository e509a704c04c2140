/** Tells months and days from people who are called like them: "Jan 16", "30 Mei", "late May", "on Friday". */
import { hashWord, word } from '../lexicon/lexicon.ts';
import { beginsSentence, has, isCapital, isNumber, isSign, isWord } from './evidence.ts';
import { gapBefore, type Tokens } from './tokenise.ts';

const hashesOf = (words: string): ReadonlySet<number> => new Set(words.split(/\s+/).map(hashWord));

/** Of the languages that are searched, in the cases that follow a day. */
export const months = hashesOf(
  `jan january januar januari janvier enero janeiro gennaio feb february februar februari fevrier febrero fevereiro febbraio
  mar march mars mart maret marzo marco maart marz apr april abril avril aprile aprill may mai mei mayo maio maj maggio
  jun june juni junio juin junho giugno jul july juli julio juillet julho luglio aug august augustus augusti agosto aout
  sep sept september septembre septiembre setembro settembre oct october okt oktober octubre octobre outubro ottobre
  nov november novembre noviembre novembro dec december dez dezember des desember decembre diciembre dezembro dicembre
  ocak subat nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie
  tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
  sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca
  januara februara marca aprila maja juna jula avgusta augusta septembra oktobra novembra decembra
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря`,
);
const weekdays = hashesOf('monday tuesday wednesday thursday friday saturday sunday');

/** Words that precede a month more often than a person. */
const monthCues = hashesOf('in late early mid until till im since');
const ordinals = hashesOf('st nd rd th');

/** "May the year bring peace": what follows the verb. */
const may = hashWord('may');
const wishes = hashesOf(
  'i you he she it we they all everyone everybody your our my his her their the this these god allah lord',
);

export const isMonth = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && months.has(tokens.hash[i] as number);

/** Returns whether it is a month beside a number or behind "in", or a day of the week that no name continues. */
export function isDated(tokens: Tokens, i: number): boolean {
  if (!isWord(tokens, i)) return false;
  const hash = tokens.hash[i] as number;
  if (months.has(hash))
    return isBehindDay(tokens, i) || isBeforeDay(tokens, i) || isCued(tokens, i) || isWish(tokens, i);
  return weekdays.has(hash) && !isNameBeside(tokens, i - 1, i) && !isNameBeside(tokens, i + 1, i + 1);
}

const isNear = (tokens: Tokens, i: number): boolean => (tokens.gap[i] as number) <= gapBefore.blank;

/** "16 Jan", "12th Jan". */
const isBehindDay = (tokens: Tokens, i: number): boolean =>
  isNear(tokens, i) &&
  (isNumber(tokens, i - 1) ||
    (isWord(tokens, i - 1) &&
      ordinals.has(tokens.hash[i - 1] as number) &&
      tokens.gap[i - 1] === gapBefore.none &&
      isNumber(tokens, i - 2)));

/** "Jan 16", "Jan. 16", "Jan-16". */
function isBeforeDay(tokens: Tokens, i: number): boolean {
  const next = i + 1;
  if (isNumber(tokens, next)) return isNear(tokens, next);
  const isJoined = isSign(tokens, next, 0x2e) || isSign(tokens, next, 0x2d);
  return isJoined && tokens.gap[next] === gapBefore.none && isNumber(tokens, i + 2) && isNear(tokens, i + 2);
}

/** "In Jan", but not "in Jan Vermeer". */
const isCued = (tokens: Tokens, i: number): boolean =>
  tokens.gap[i] === gapBefore.blank &&
  isWord(tokens, i - 1) &&
  monthCues.has(tokens.hash[i - 1] as number) &&
  !isNameBeside(tokens, i + 1, i + 1);

const isWish = (tokens: Tokens, i: number): boolean =>
  tokens.hash[i] === may &&
  beginsSentence(tokens, i) &&
  isWord(tokens, i + 1) &&
  tokens.gap[i + 1] === gapBefore.blank &&
  wishes.has(tokens.hash[i + 1] as number);

const ordinary = word.dictionary | word.functionWord | word.known;

/** Returns whether a capital that is no ordinary word is there, a blank away. `second`: the later of the two tokens. */
const isNameBeside = (tokens: Tokens, i: number, second: number): boolean =>
  isCapital(tokens, i) && tokens.gap[second] === gapBefore.blank && !has(tokens, i, ordinary);
