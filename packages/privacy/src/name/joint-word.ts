/** Recognises words that stand between two names, capitalised in titles: "Serena Quill Vs Simona Brandt". */
import { hashesOf } from '../lexicon/lexicon.ts';
import { isCapital, isInCapitals, isSign } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const joints = hashesOf(['vs', 'versus', 'ft']);
/** Féat is also a family name, so a full stop is required. */
const shortened = hashesOf(['feat']);
const fullStop = 0x2e;

/** Returns false for the initials in "Anil VS Menon" and for the town Ft Worth. */
export function isJointWord(tokens: Tokens, i: number): boolean {
  const isShortened = isSign(tokens, i + 1, fullStop);
  const hash = tokens.hash[i] as number;
  if (!joints.has(hash) && !(isShortened && shortened.has(hash))) return false;
  const behind = isShortened ? i + 2 : i + 1;
  if (!isCapital(tokens, i - 1) || !isCapital(tokens, behind)) return false;
  return !isInCapitals(tokens, i) || (isInCapitals(tokens, i - 1) && isInCapitals(tokens, behind));
}
