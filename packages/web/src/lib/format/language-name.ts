/** Names languages in English. `Intl` keeps it out of the first script. */

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** @param codes BCP 47, or `other` for languages that are not told apart, which comes last */
export const languageNames = (codes: readonly string[]): string =>
  [
    ...codes.filter((code) => code !== 'other').map((code) => names.of(code)),
    ...(codes.includes('other') ? ['others'] : []),
  ].join(', ');

/** The language of an export's files. @param code BCP 47; `und` if the files do not tell it */
export const exportLanguage = (code: string): string =>
  code === 'und' ? 'its file names do not tell' : languageNames([code]);
