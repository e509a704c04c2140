/** Joins the tokens of a corpus into the original text, without blanks where people write none. */
import type { Corpus } from './corpora.ts';

const closes = /^(?:[.,;:!?%)\]}…»”]+|'(?:s|t|re|ve|ll|m|d)|’(?:s|t|re|ve|ll|m|d)|n['’]t)$/i;
const opens = /^(?:[([{«“„@#$€£]|(?:l|d|qu|j|n|s|c|m|t|un|dell|nell|all|dall|sull|quest)['’])$/i;

export function joinTokens(
  tokens: readonly string[],
  script: Corpus['script'],
): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  let isQuoted = false;
  let before = '';
  for (const token of tokens) {
    const isQuote = token === '"';
    const joins =
      text === '' ||
      (script === 'characters' && !areWords(before, token)) ||
      closes.test(token) ||
      opens.test(before) ||
      (isQuote && isQuoted) ||
      (before === '"' && isQuoted);
    if (isQuote) isQuoted = !isQuoted;
    if (!joins) text += ' ';
    starts.push(text.length);
    text += token;
    before = token;
  }
  return { text, starts };
}

/** Returns whether both are words of letters; in a corpus of characters each token is one character. */
const areWords = (before: string, token: string): boolean =>
  before.length + token.length > 2 && /[a-z0-9]$/i.test(before) && /^[a-z0-9]/i.test(token);
