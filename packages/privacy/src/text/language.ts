/** Decides which language a text is in, by the function words it has: each language has its own rules for capitals. */
import { functionWord, word } from '../gazetteer/lexicon.ts';
import { type Tokens, tokenKind } from './tokenise.ts';

export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'unknown';

export interface TextNature {
  readonly language: Language;
  /** No word has a capital: names stand in small letters, too. */
  readonly isSmall: boolean;
  /** No word has small letters: capitals tell nothing. */
  readonly isCapitals: boolean;
}

/** Words looked at: the rest of a long text is in the same language. */
const sampleWords = 200;
/** Less tells nothing. */
const fewest = 0.6;

const otherThanEnglish = functionWord & ~word.functionEn;

export function natureOf(tokens: Tokens): TextNature {
  const { count, kind, flags, wordCase } = tokens;
  let words = 0;
  let capitals = 0;
  let smalls = 0;
  let en = 0;
  let es = 0;
  let fr = 0;
  let de = 0;
  let pt = 0;
  let it = 0;
  let nl = 0;
  for (let i = 0; i < count && words < sampleWords; i++) {
    if (kind[i] !== tokenKind.word) continue;
    words++;
    if ((wordCase[i] as number) > 0) capitals++;
    if (wordCase[i] !== 2 && (tokens.end[i] as number) - (tokens.start[i] as number) > 1) smalls++;
    const flag = flags[i] as number;
    // "ON" is a province, "DE" a country
    if (wordCase[i] === 2 && (flags[i] as number) & functionWord && i > 0 && wordCase[i - 1] !== 2) continue;
    // "van de" of a name is no Dutch text
    if (
      flag & word.particle &&
      i + 2 < count &&
      ((wordCase[i + 1] as number) > 0 || (wordCase[i + 2] as number) > 0)
    )
      continue;
    if (flag & functionWord) {
      // "a", "me" and "no" are words of others, too
      if (flag & word.functionEn) en += flag & otherThanEnglish ? 0.6 : 1;
      if (flag & word.functionEs) es++;
      if (flag & word.functionFr) fr++;
      if (flag & word.functionDe) de++;
      if (flag & word.functionPt) pt++;
      if (flag & word.functionIt) it++;
      if (flag & word.functionNl) nl++;
    }
    // an English word counts a little, so that three words tell
    if (flag & word.english && (wordCase[i] as number) === 0) en += 0.35;
  }
  let language: Language = 'unknown';
  let most = fewest;
  const prefer = (name: Language, points: number) => {
    if (points <= most) return;
    most = points;
    language = name;
  };
  prefer('en', en);
  prefer('es', es);
  prefer('fr', fr);
  prefer('de', de);
  prefer('pt', pt);
  prefer('it', it);
  prefer('nl', nl);
  return { language, isSmall: capitals === 0 && words > 0, isCapitals: smalls === 0 && words > 0 };
}
