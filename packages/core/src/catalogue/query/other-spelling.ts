/** Other forms of a word that stemming leaves apart: American and British spellings, and the plurals of short words and of irregular ones. */

const pairs: readonly (readonly [RegExp, string])[] = [
  [/s$/, 'ses'],
  [/fe?$/, 'ves'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/man$/, 'men'],
  [/men$/, 'man'],
  [/re$/, 'er'],
  [/er$/, 're'],
  [/our(?=$|s$|ed$|ing$|ful$|ite$)/, 'or'],
  [/or(?=$|s$|ed$|ing$|ful$|ite$)/, 'our'],
  [/ence$/, 'ense'],
  [/ense$/, 'ence'],
  [/is(?=e$|es$|ed$|ing$|ation$)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|ation$)/, 'is'],
  [/ogue$/, 'og'],
  [/og$/, 'ogue'],
  [/ll(?=ed$|ing$|er$)/, 'l'],
  [/l(?=ed$|ing$|er$)/, 'll'],
  [/ae/, 'e'],
  [/grey/, 'gray'],
  [/gray/, 'grey'],
];

/** @returns spellings that may not exist */
export const otherSpellings = (word: string): readonly string[] =>
  pairs.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
