/** Distinguishes sums, amounts and numbers of laws from numbers that are dialled. */

const year = '(?:1\\d|20)\\d\\d';

const patterns = [
  // 1.186.180
  String.raw`[1-9]\.\d{3}\.\d{3}`,
  // 200-220 000, 600-1.000
  String.raw`[1-9]\d{0,2} ?[-–] ?[1-9]\d{0,2}[ .]000`,
  // 79.45 319.48: two amounts or more
  String.raw`[1-9]\d{0,5}[.,]\d\d(?: \d{1,6}[.,]\d\d)+`,
  // 215/2001, 2003/634: a law and its year
  `[1-9]\\d{0,3} ?/ ?${year}`,
  `${year} ?/ ?[1-9]\\d{0,3}`,
  // 1951 -- 1957
  `${year} ?(?:--|[-–]) ?${year}`,
  // 275000 (1960)
  `[1-9]\\d{2,6} \\(${year}\\)`,
];
const whole = new RegExp(`^(?:${patterns.join('|')})$`);

export const isSum = (value: string): boolean => whole.test(value);
