/** Titles and forms of address before a name, as people in Singapore write them. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import { isBehindAny } from '../text/evidence.ts';
import { gapBefore, tokenKind, wordCase } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

export const titleWords =
  'Mr Mrs Ms Miss Mdm Madam Mam Maam Sir Dr Doctor Prof Professor Principal Nurse Cher Uncle Auntie Aunty Encik Puan Cik Tuan Cikgu Ustaz Ustazah Haji Hajji Hajah Hajjah Pakcik Makcik Wak Pak Bu Mas Mbak Teh Ci Bang Abang Abg Kak Kakak Adik Cousin Nanay Tatay Inay Nenek Datuk Tok Ate Kuya Mang Aling Tita Tito Lolo Lola Ninang Ninong Thatha Paati Chacha Coach Pastor Father Bro Brother Sis Sister Officer Inspector Insp Sgt Sergeant Corporal Cpl Capt Captain Major Colonel Lieutenant Recruit Supervisor'.split(
    ' ',
  );
/** Forms of address behind a name. */
export const titlesBehind =
  "aunty|auntie|uncle|anna|annan|akka|thambi|thatha|paati|mama|mami|bhai|bhaiya|didi|ji|sir|ma'?am|madam|teacher|cikgu|kor|jie";

/** Titles that hardly stand without a name: not "bro", "miss" and "uncle". */
const sure = hashesOf(
  'mr mrs ms mdm madam dr prof professor encik puan cik cikgu ustaz ustazah pakcik makcik kak kakak abg abang adik nanay tatay nenek datuk ate kuya mang aling tita tito lolo lola thatha paati'.split(
    ' ',
  ),
);
const ofEnglish = hashesOf('uncle auntie aunty'.split(' '));

const all = hashesOf(titleWords);

/** Returns whether a title is directly before word `i`, behind which an unlisted word is hardly an ordinary one. */
export const isBehindTitle = (tokens: Tokens, i: number): boolean => isBehindAny(sure, tokens, i);

/** The same, or "uncle" and "auntie", behind which also verbs and things stand. */
export const isBehindAnyTitle = (tokens: Tokens, i: number): boolean =>
  isBehindTitle(tokens, i) || isBehindAny(ofEnglish, tokens, i);

/** Returns whether any title is before it: in languages of Southeast Asia also "sir" and "ci" stand before names. */
export const isBehindAsianTitle = (tokens: Tokens, i: number): boolean => isBehindAny(all, tokens, i);

/** Words that a person alone stands before or behind, so that even a place's or a nickname's syllables are somebody. */
const beforePerson = hashesOf(splitWords('call tell ask text pm remind thank invite saw met'));
const behindPerson = hashesOf(
  splitWords('say says said treat treats told wan wants asked called texted forgot owes owe lend'),
);
/** What may follow whom one calls; a noun shows a place: "call hong kong branch". */
const behindCalled = hashesOf(
  splitWords('pls please plz ah lah leh lor to and for if when n or first again'),
);

/** "call boon keng pls", "lim kok wah say": in lower case, where a capital tells nothing. */
export function isSomebody(
  { hash, kind, wordCase: cases, gap, count }: Tokens,
  first: number,
  last: number,
): boolean {
  if (cases[first] !== wordCase.small) return false;
  const next = last + 1;
  const ends = next >= count || kind[next] === tokenKind.sign || (gap[next] as number) > gapBefore.blank;
  if (!ends && behindPerson.has(hash[next] as number)) return true;
  const isCalled = gap[first] === gapBefore.blank && beforePerson.has(hash[first - 1] as number);
  return isCalled && (ends || behindCalled.has(hash[next] as number));
}
