/**
 * Makes patterns for text in Latin letters. `\p{L}` has 700 ranges: each pattern with it takes one to two milliseconds to
 * compile, and a process compiles hundreds before it has masked its first texts.
 */

/** Of the Vietnamese letters, all count as small ones, and some also as capitals. */
const ranges: Readonly<Record<string, string>> = {
  L: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ',
  Lu: 'A-ZÀ-ÖØ-ÞĀĂĐĨŌŨŪƠƯẠẤẦẨẮẰẾỀỂỄỆỐỒỔỚỜỞỨỪỬỮỰ',
  Ll: 'a-zß-öø-ɏḀ-ỿ',
  N: '0-9',
};

/** Returns the pattern with ranges instead of `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}`, in a class and alone. */
export function narrowLetters(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{(L|Lu|Ll|N)\}|\\.|[[\]]/gsu, (part, kind: string | undefined) => {
    if (part === '[') isInClass = true;
    else if (part === ']') isInClass = false;
    if (kind === undefined) return part;
    return isInClass ? (ranges[kind] ?? part) : `[${ranges[kind]}]`;
  });
}
