/** Finds Malay short names, most of them also words, behind a form of address for relatives and elders: "kak ton". */
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';
import { isBehindAny } from '../text/evidence.ts';
import type { Findings } from '../text/finding.ts';
import type { Tokens } from '../text/tokenise.ts';

const kin = hashesOf(splitWords('abang abg atok bibik cik kak mak makcik nek nenek pak pakcik tok wak'));
/** Our own list, without words that follow "mak" for other reasons: "mak dah masak", "mak yang bawa". */
const shortNames = hashesOf(
  splitWords(`
ani bai bam bedah ben biah bib cah deli den deris din dol eda ein fiza gayah haji ina ita jah jai jan jat jib jijah
joyah ki kiah lan latip lela lim limah lin ma mad mah mail man mar mat melah mi mia miah min minah mun munah mus nab nah
nan nani nap nik nin nor pah piah pian rin rom ros sal sam sani sap semah siah siti som tam tim timah tini tipah tom ton
udin ujang yah yam yan yati yot yusop zah zai zam zan zul`),
);

/** "tik tok" is no elder. */
const ticks = hashesOf(['tik', 'tick']);

export function findKinNames(tokens: Tokens, findings: Findings): void {
  const { count, hash, taken } = tokens;
  for (let i = 1; i < count; i++)
    if (
      taken[i] === 0 &&
      shortNames.has(hash[i] as number) &&
      isBehindAny(kin, tokens, i) &&
      !ticks.has(hash[i - 2] as number)
    )
      findings.take(i, i, 'PERSON');
}
