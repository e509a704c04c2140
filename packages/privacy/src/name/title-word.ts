/** Titles and forms of address before a name, as people in Singapore write them. */
import { hashesOf } from '../lexicon/lexicon.ts';
import { isWord } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

export const titleWords =
  'Mr Mrs Ms Miss Mdm Madam Mam Maam Sir Dr Doctor Prof Professor Principal Nurse Cher Uncle Auntie Aunty Encik Puan Cik Tuan Cikgu Ustaz Ustazah Haji Hajji Hajah Hajjah Pakcik Makcik Wak Pak Bu Mas Mbak Teh Ci Bang Abang Abg Kak Kakak Adik Cousin Nanay Tatay Inay Nenek Datuk Tok Ate Kuya Mang Aling Tita Tito Lolo Lola Ninang Ninong Thatha Paati Chacha Coach Pastor Father Bro Brother Sis Sister Officer Inspector Insp Sgt Sergeant Corporal Cpl Capt Captain Major Colonel Lieutenant Recruit Supervisor'.split(
    ' ',
  );
/** Forms of address behind a name. */
export const titlesBehind =
  "aunty|auntie|uncle|anna|annan|akka|thambi|thatha|paati|mama|mami|bhai|bhaiya|didi|ji|sir|ma'?am|madam|teacher|cikgu|kor|jie";

const titles = hashesOf(titleWords);

/** Returns whether a title is directly before word `i`. */
export const isBehindTitle = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i - 1) && tokens.gap[i] === gapBefore.blank && titles.has(tokens.hash[i - 1] as number);
