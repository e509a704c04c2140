/** Distinguishes dates, times, scores and ranges from telephone numbers. */

const year = '(?:1\\d|20)\\d\\d';
const month = '(?:1[0-2]|0?[1-9])';
const day = '(?:3[01]|[12]\\d|0?[1-9])';
const month2 = '(?:1[0-2]|0[1-9])';
const day2 = '(?:3[01]|[12]\\d|0[1-9])';
const hour = '(?:2[0-4]|1\\d|0?\\d)';
const sixty = '[0-5]\\d';

/** Forms with one sign between all three parts; a blank may follow a full stop. */
const parted = ['-', '/', '\\. ?', '–']
  .flatMap((sign) => [
    `${year}${sign}${month}${sign}${day}`,
    `${day}${sign}${month}${sign}${year}`,
    `${month}${sign}${day}${sign}${year}`,
  ])
  .join('|');
const glued = `(?:19|20)\\d\\d${month2}${day2}`;
const time = `${hour}[.]${sixty}(?:[.]${sixty})?`;
const gluedTime = `(?:2[0-4]|[01]\\d)${sixty}(?:${sixty})?`;
/** A date, a date and a time, or a range of days. */
const date = `(?:(?:${parted})(?: ${time}| ${gluedTime})?|${glued}(?:[ -]?${gluedTime})?)`;

/** Forms with blanks, which count only if nothing else is beside them. */
const spaced = `${year} ${month} ${day}|${day} ${month} ${year}|${month} ${day} ${year}`;
const to = ' ?[-–/] ?';
const dayRange = `${day}\\.?(?:${month}\\.?)?${to}(?:${parted})|(?:${parted})${to}${day}(?:[./-]${month})?`;
const recentYear = '(?:1[5-9]|20)\\d\\d';
const years = `${recentYear}(?: ?[-–/ ] ?${recentYear})+`;
const timeRange = `${time}${to}${time}`;
/** `6-4 7-5`, `101-99 98-87`: no score has two hundred points or more, nor begins with a zero. */
const points = '(?:1\\d\\d|[1-9]?\\d)';
const result = `${points} ?[-–] ?${points}(?: ?\\(\\d{1,2}\\))?`;
const score = `${result}(?:(?: ?/ ?| )${result})+`;
/** `1000-2000`, from one round number to another. */
const roundRange = `[1-9]\\d*000${to}[1-9]\\d*000`;

const whole = new RegExp(
  `^(?:${date}(?:${to}${date})?|${spaced}|${dayRange}|${years}|${timeRange}|${score}|${roundRange})\\.?$`,
);
/** Eight digits before a blank: a telephone number hardly continues after them. */
const inside = new RegExp(`^${glued}(?= )|(?<!\\d|[.,/:–-] ?)(?:${parted})(?: ${time})?(?!\\d|[./:–-] ?\\d)`);
const partedDate = new RegExp(`^(?:${parted})(?: ${time})?(?:${to}(?:${parted})(?: ${time})?)?\\.?$`);

/** Returns whether the whole value is a date, a time, a score or a range. */
export const isCalendar = (value: string): boolean => whole.test(value);

/**
 * Returns whether it is a date with signs between its parts, with or without a time, or two dates: such a value
 * is never dialled.
 */
export const isPartedDate = (value: string): boolean => partedDate.test(value);

/** Returns the offsets of the first date beside other numbers, end exclusive; undefined if there is none. */
export function dateWithin(value: string): { readonly from: number; readonly to: number } | undefined {
  const found = inside.exec(value);
  return found === null ? undefined : { from: found.index, to: found.index + found[0].length };
}
