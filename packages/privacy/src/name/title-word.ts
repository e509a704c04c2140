/** Titles and forms of address before a name, as people in Singapore write them. */
import { hashesOf } from '../lexicon/lexicon.ts';
import { isWord } from '../text/evidence.ts';
import { gapBefore } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

export const titleWords =
  'Mr Mrs Ms Miss Mdm Madam Dr Prof Professor Uncle Auntie Aunty Encik Puan Cik Tuan Cikgu Ustaz Ustazah Haji Hajji Hajah Hajjah Pakcik Makcik Pak Bu Mas Mbak Bang Abang Abg Kak Kakak Nenek Datuk Tok Ate Kuya Mang Aling Coach Pastor Officer Inspector Insp Sgt Sergeant Corporal Cpl Capt Captain Major Colonel Lieutenant Recruit'.split(
    ' ',
  );

const titles = hashesOf(titleWords);

/** Returns whether a title is directly before word `i`. */
export const isBehindTitle = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i - 1) && tokens.gap[i] === gapBefore.blank && titles.has(tokens.hash[i - 1] as number);
