/** Decides from its letters, digits and signs alone whether a value is the number of an order, a permit or a case. */

/** Kinds of numbers in print: standards, updates, products with several parts. */
export const isPrinted =
  /^(?:iso|iec|en|ieee|rfc|cve|kb|img|vid|ptt|aud|stk|dsc|pxl|sku|isbn|covid|v|ddr|rtx|gtx|wh|wf|b7|a3)[-\d]/i;
/** "80x28x202", "1920X1080P". */
export const isMeasured = /^\d+(?:[x×]\d+)+\p{L}{0,2}$/iu;
/** A year of the living. */
export const isYear = /^(?:19[3-9]\d|20[0-4]\d)$/;
/** Nothing is measured in seven digits: "53390117d" is a firm's number. */
export const isUnit = /^\d{1,6}(?:\.\d+)?\p{Ll}{1,4}$/u;
/** "08/10/2000", "2000-10-08" */
const day = String.raw`\d{1,2}(?<part>[-/.])\d{1,2}\k<part>(?:\d\d){1,2}|\d{4}(?<sign>[-/.])\d{1,2}\k<sign>\d{1,2}`;
const time = String.raw`\d{1,2}(?:[.:]\d\d)?`;
/** A time or two, a decimal, a date, a score or a month. */
export const isMeasure = new RegExp(
  String.raw`^(?:\d{1,2}[.:]\d\d(?:[ap]m)?|${time}(?:[ap]m)?-${time}[ap]m|\d+\.\d+|${day}|\d{1,3}[-/]\d{1,3}|\d{1,2}\/\d{4})$`,
  'i',
);
/** "7-9PM", "10AM-12PM/2PM-5PM", "2D1N": each part begins with a digit and ends with a unit. */
const unit =
  '(?:[.]\\d{1,2})?(?:[ap]m|[dnkmgswvhpxl]|k[mg]|[gmt]b|m[lm]|cm|hz|st|nd|rd|th|hrs?|min|yrs?|fps|kwh|mah)?';
export const isOfUnits = new RegExp(`^\\d{1,6}${unit}(?:[-/]\\d{1,6}${unit})*$`, 'i');
/** "01-Feb-02", "Jan-21-2015" */
const isDate =
  /^(?:\d{1,4}-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}-\d{1,4}(?:-\d{1,4})?$/i;
/** "7-Tage-Frist", "Durashift-6-tronic" */
const isCompound = /^(?=\D*\d\D*$)(?=.*\p{L}{4}).*-/u;
/** Two years, a day: "1920-1925", "08/10/2000". */
const isOfYears = new RegExp(String.raw`^(?:(?:1[5-9]\d\d|20[0-2]\d)[-/](?:\d\d){1,2}|${day})$`);
/** "12.95", "v2.3.1", "8.45pm" */
const isDecimal = /^v?\d{1,4}(?:\.\d{1,3})+(?:[ap]m)?$/i;
/** A price: "480000". */
const isRound = /^[1-9]\d{1,3}000$/;

/** Returns whether it is written like the dates, measures and compounds of any text, which number nothing of anybody's. */
export const isInPrint = (value: string): boolean =>
  isDate.test(value) ||
  isOfYears.test(value) ||
  isDecimal.test(value) ||
  isRound.test(value) ||
  isCompound.test(value) ||
  (isOfUnits.test(value) && hasLetter(value.slice(-1)));
/** Stages of a disease, rows of seats: `T1N0M0`. */
const isPairs = /^(?:[A-Z]\d)+$/;
const beginsWithDate = /^(?:19|20)\d\d[-/]?(?:0\d|1[0-2])[-/]?[0-3]\d(?!\d)/;

/** The fewest digits of a value that is recognised by its shape. */
export const fewestDigits = 7;
/** The fewest of one with two signs or more. */
const fewestOfParts = 4;
const fewestChanges = 4;
const shortestMixed = 6;
/** The least length of a value that `isIdByShape` recognises. */
export const shortestByShape = shortestMixed;

export const digitsOf = (value: string): number => value.replace(/\D/g, '').length;
export const hasLetter = (value: string): boolean => /\p{L}/u.test(value);
const hasSmall = (value: string): boolean => /\p{Ll}/u.test(value);

/** How often letters and digits alternate. */
const changesOf = (value: string): number => value.match(/\d(?=[A-Z])|[A-Z](?=\d)/g)?.length ?? 0;

/**
 * Returns whether nothing else looks like it: `SF1280533600977`, `ACT-B-204654`, `R7KD2W`. Products have fewer digits
 * (`WH-1000XM5`), measures no letters before their digits.
 */
export function isIdByShape(value: string): boolean {
  if (!hasLetter(value) || value.includes('.') || isPrinted.test(value)) return false;
  if (
    isMeasured.test(value) ||
    isOfUnits.test(value) ||
    beginsWithDate.test(value) ||
    isDate.test(value) ||
    isPairs.test(value)
  )
    return false;
  const digits = digitsOf(value);
  if (hasSmall(value)) return isOfSmallLetters(value, digits);
  if (digits >= fewestDigits) return true;
  if (/^(?:[A-Z]{1,5}[-#]\d{5,}|[A-Z]{2}\d{6})$/.test(value)) return true;
  const parts = value.split(/[-/#]/);
  if (parts.length > 3 && digits >= fewestOfParts && /[A-Z]{2}/.test(value)) return true;
  if (parts.length > 2)
    return parts.some(isLongNumber) && (digits >= fewestOfParts || parts.some(isLongWord));
  return parts.length === 1 && changesOf(value) >= fewestChanges && value.length >= shortestMixed;
}

const isLongNumber = (part: string): boolean => /^\d{3,}[A-Z]?$/.test(part);
const isLongWord = (part: string): boolean => /^[A-Z]{3,}$/.test(part);

/** `p2620981`, `e7PQ-20931`, `LT/439/ck/98`: a letter or two, or several parts. */
const isOfSmallLetters = (value: string, digits: number): boolean =>
  /^[a-wyz]\d{7}$/.test(value) ||
  (/^[a-z]{2,4}[-/]/.test(value) && digits >= fewestDigits) ||
  (/[A-Z]/.test(value) &&
    value.split(/[-/#]/).length > 1 &&
    digits >= fewestOfParts &&
    /[-/]\d{2,}$/.test(value));
