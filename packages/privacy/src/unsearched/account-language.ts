/**
 * Decides from all texts of an account whether they are in a language that is not searched: one text is often
 * too short for that.
 */
import { natureOf } from '../text/text-nature.ts';
import { tokenise } from '../text/tokenise.ts';
import { findUnsearchedLanguages } from './unsearched-language.ts';

export interface AccountLanguage {
  /** Adds a text of the account, before anything is masked. `isTagged`: the tagger will search it. */
  add(text: string, isTagged: boolean): void;
  /** Returns whether most of the text with a known language is in one that is not searched. */
  isForeign(): boolean;
}

/**
 * The fewest texts for a decision; the second value is for texts that are all in a language that is not
 * searched.
 */
const fewestTexts = 10;
const fewestOfOne = 3;
/** The fewest letters of a text that shows its language. */
const fewestLetters = 20;
const leastShare = 0.5;

export function createAccountLanguage(): AccountLanguage {
  let texts = 0;
  let foreign = 0;
  return {
    add(text, isTagged) {
      if (text.length < fewestLetters) return;
      const tokens = tokenise(text);
      const { isCapitals } = natureOf(tokens);
      const { unsearched } = findUnsearchedLanguages(tokens, {
        isCapitals,
        isTagged,
        isAsianTagged: isTagged,
        isForeign: false,
      });
      texts++;
      if (unsearched.length > 0) foreign++;
    },
    isForeign: () =>
      texts >= fewestTexts ? foreign >= leastShare * texts : texts >= fewestOfOne && foreign === texts,
  };
}
