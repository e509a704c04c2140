/** Extracts people's names from the names of accounts: `anna.quill92` may be Anna Quill. */
import { longestName } from './personal-words.ts';

const mostWords = 4;
const shortestWord = 3;
/** The shortest word that counts as a name although no list has it: shorter ones often are none, such as `bts` and `kpop`. */
const shortestAlone = 5;

/** Letters on both sides of digits mark an id of the platform, which is not a name. */
const isId = /\p{L}\d+\p{L}/u;
const notLetters = /[^\p{L}\p{M}'’]+/u;

/** Returns the words of an account's name, capitalised; none if the name is an id. */
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

/** Returns the whole name and its words; some of the words may not be people's names. */
export function namesInAccount(account: string): string[] {
  // a name with blanks is a display name and is not split
  if (/\S\s+\S/.test(account)) return account.length > longestName ? [] : [account.trim()];
  const words = wordsOf(account);
  if (words.length > mostWords) return [];
  const alone = words.filter((part) => part.length >= shortestWord);
  return words.length > 1 ? [words.join(' '), ...alone] : alone;
}

/** Returns the words of a friend's account that identify them: long words that are in a list of names or in no list at all. */
export const wordsOfFriend = (account: string): string[] =>
  wordsOf(account).filter((part) => part.length >= shortestAlone);

/** Returns the account's name if it is a single word, else nothing. */
export function singleWord(account: string): string[] {
  const words = wordsOf(account);
  return words.length === 1 ? words.filter((part) => part.length >= shortestAlone) : [];
}
