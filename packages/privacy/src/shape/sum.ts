/** Distinguishes sums, amounts, rows and numbers of laws from telephone numbers. */

const year = '(?:1\\d|20)\\d\\d';

const patterns = [
  // 1.186.180, 1 186 180
  String.raw`[1-9]([. ])\d{3}\1\d{3}`,
  // 200-220 000, 600-1.000
  String.raw`[1-9]\d{0,2} ?[-–] ?[1-9]\d{0,2}[ .]000`,
  // 79.45 319.48: two amounts or more
  String.raw`[1-9]\d{0,5}[.,]\d\d(?: \d{1,6}[.,]\d\d)+`,
  // 98765432.50
  String.raw`[1-9]\d{6,12}\.\d\d?`,
  // 215/2001, 2003/634: a law and its year
  `[1-9]\\d{0,3} ?/ ?${year}`,
  `${year} ?/ ?[1-9]\\d{0,3}`,
  // 1951 -- 1957
  `${year} ?(?:--|[-–]) ?${year}`,
  // 3.14159265
  String.raw`\d\.\d{6,}`,
  // 4.4.2.1.1.0.2: a version
  String.raw`\d(?:\.\d{1,2}){6,}`,
  // 275000 (1960)
  `[1-9]\\d{2,6} \\(${year}\\)`,
];
const whole = new RegExp(`^(?:${patterns.join('|')})$`);

export const isSum = (value: string): boolean => whole.test(value) || isCounted(value);

/** Fewer numbers may be a telephone number in pairs. */
const fewestCounted = 4;
const firstOfSteps = new Set([1, 2, 5, 10, 100]);

/** Returns true for "1 2 3 4 5 6 7" and "10 20 30 40": a count. */
function isCounted(value: string): boolean {
  if (!/^[1-9]\d*(?: [1-9]\d*)+$/.test(value)) return false;
  const numbers = value.split(' ').map(Number);
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  if (numbers.length < fewestCounted || !(step === 1 || (step === first && firstOfSteps.has(first))))
    return false;
  return numbers.every((number, i) => number === first + i * step);
}
