/** Makes one form of all spellings of a title, so that another spelling is not another thing. */

/** In letters and digits: so many tell titles apart, and the rest of a long text need not be read. */
const mostLetters = 24;

/** An array of numbers: those of typed arrays take longer to become a text. */
const letters: number[] = new Array<number>(mostLetters).fill(0);

/** Returns undefined if there is neither letter nor digit. */
export function itemWords(text: string): string | undefined {
  let count = 0;
  for (let at = 0; at < text.length && count < mostLetters; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return otherWords(text);
    // a to z, 0 to 9, A to Z
    if ((code > 0x60 && code < 0x7b) || (code > 0x2f && code < 0x3a)) letters[count++] = code;
    else if (code > 0x40 && code < 0x5b) letters[count++] = code + 0x20;
  }
  if (count === 0) return undefined;
  const all = count === mostLetters ? letters : letters.slice(0, count);
  return String.fromCharCode.apply(null, all);
}

/** Does the same for a text that is not in ASCII up to there: without accents, in every script. */
function otherWords(text: string): string | undefined {
  // nearly always enough: the rest of a long text takes time
  const begun = lettersOf(text.slice(0, 2 * mostLetters));
  const plain = begun.length > mostLetters ? begun : lettersOf(text.slice(0, 4 * mostLetters));
  return plain === '' ? undefined : plain.slice(0, mostLetters);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
