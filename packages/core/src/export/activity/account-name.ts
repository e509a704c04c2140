/** Tells which names of people the name of an account may hold: `anna.quill92` is Anna Quill. */
import { longestName } from './personal-words.ts';

const mostWords = 4;
const shortestWord = 3;
/** Shorter ones of no list are often no names: `bts`, `kpop`. */
const shortestAlone = 5;

/** Letters on both sides of digits: a number of the platform's, or no name. */
const isId = /\p{L}\d+\p{L}/u;
const notLetters = /[^\p{L}\p{M}'’]+/u;

/** Returns the words of an account's name, each with a capital; none of an id. */
function wordsOf(account: string): string[] {
  const name = account
    .trim()
    .replace(/^spotify:user:/, '')
    .replace(/^@/, '');
  if (name.length > longestName || isId.test(name)) return [];
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(notLetters)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/** Returns the whole name and its words, among them some that are nobody's. */
export function namesInAccount(account: string): string[] {
  // a name with blanks is as its owner wrote it
  if (/\S\s+\S/.test(account)) return account.length > longestName ? [] : [account.trim()];
  const words = wordsOf(account);
  if (words.length > mostWords) return [];
  const alone = words.filter((part) => part.length >= shortestWord);
  return words.length > 1 ? [words.join(' '), ...alone] : alone;
}

/** Returns the words by which somebody close to the person is known: long ones, in no list or in one of names. */
export const wordsOfFriend = (account: string): string[] =>
  wordsOf(account).filter((part) => part.length >= shortestAlone);

/** Returns the account's name if it is one word. */
export function singleWord(account: string): string[] {
  const words = wordsOf(account);
  return words.length === 1 ? words.filter((part) => part.length >= shortestAlone) : [];
}
