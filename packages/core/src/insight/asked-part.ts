/** Finds the part of the day, the week or the year, or the value, that a question names: its share is the answer. */
import { itemsNamed } from './item-list.ts';
import { cellLabel } from './label.ts';
import type { Query } from './query.ts';
import { namedKinds, namedValues } from './query-shape.ts';

export interface AskedPart {
  /** As a phrase behind a verb, such as "in the night (0 to 6 h)". */
  readonly name: string;
  readonly has: (bucket: string) => boolean;
}

/** Words for a part of the day with its name, its first hour and the hour at which it ends; multiples of three. */
const dayParts: readonly (readonly [words: RegExp, name: string, from: number, to: number])[] = [
  [/\b(?:office|working|work|business) hours\b/i, 'in office hours', 9, 18],
  [/\bmidnight\b/i, 'after midnight', 0, 3],
  [/\b(?:lunch(?:time)?|noon|midday)\b/i, 'at midday', 12, 15],
  [/\bmornings?\b/i, 'in the morning', 6, 12],
  [/\bafternoons?\b/i, 'in the afternoon', 12, 18],
  [/\bevenings?\b/i, 'in the evening', 18, 24],
  [/\bnights?\b/i, 'in the night', 0, 6],
];
/** The hours by which hours are counted. */
const step = 3;
/** Times of a clock, such as "9pm" and "21:30". */
const clock = /\b(?:(1[0-2]|0?[1-9])(?:[:.][0-5]\d)? ?([ap])\.?m\b|([01]?\d|2[0-3])(?::[0-5]\d| ?h)\b)/gi;
/** What joins two times to a range, and the first of a range such as "8-10pm". */
const joins = /^ ?(?:[-–—]|to|till|until) ?$/i;
const bareHour =
  /\b(1[0-2]|0?[1-9])(?= ?(?:[-–—]|to|till|until|and) ?(1[0-2]|0?[1-9])(?:[:.][0-5]\d)? ?([ap])\.?m\b)/gi;

/** Returns "8pm-10pm" for "8-10pm", and "11am to 2pm" for "11 to 2pm". */
const withHalves = (prompt: string): string =>
  prompt.replace(bareHour, (hour: string, first: string, last: string, half: string) => {
    const isOther = Number(first) % 12 > Number(last) % 12;
    return `${hour}${isOther === (half.toLowerCase() === 'p') ? 'am' : 'pm'}`;
  });

/** Returns the prompt with each time of a clock as the word "hour". */
export const withoutClock = (prompt: string): string => withHalves(prompt).replace(clock, ' hour ');

/** Returns the hours that are counted around the times of a prompt, "9pm" is "from 21 to 24 h"; two of them may be a range. */
function clockParts(prompt: string): readonly AskedPart[] {
  const text = withHalves(prompt);
  const times = [...text.matchAll(clock)].map((found) => ({
    hour: hourOf(found[1], found[2], found[3]),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const [first, last, ...others] = times;
  if (first === undefined || others.length > 0) return [];
  const one = partFrom(first.hour);
  if (last === undefined) return [one];
  const between = text.slice(first.end, last.start);
  const isRange = joins.test(between) || (/^ and $/i.test(between) && /\bbetween\b/i.test(text));
  if (isRange) return [partFrom(first.hour, last.hour)];
  const other = partFrom(last.hour);
  return one.name === other.name ? [one] : [one, other];
}

const hourOf = (twelve: string | undefined, half = '', hour = ''): number =>
  twelve === undefined ? Number(hour) : (Number(twelve) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

function partFrom(first: number, last?: number): AskedPart {
  const from = step * Math.floor(first / step);
  const end = last !== undefined && last <= first ? last + 24 : last;
  const to = end === undefined ? from + step : step * Math.ceil(end / step);
  return {
    name: `from ${from} to ${to > 24 ? to - 24 : to} h`,
    has: (bucket) => (Number(bucket) - from + 24) % 24 < to - from,
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const says = (prompt: string, word: string): boolean =>
  new RegExp(`\\b${word.replaceAll('-', '[ -]').replace(/y$/, '(?:y|ie)')}(?:e?s|ed|ing)?\\b`, 'i').test(
    prompt,
  );

const partsOf = (prompt: string, query: Query): readonly AskedPart[] => {
  const { measure } = query;
  switch (measure.kind) {
    case 'hours':
      return clockParts(prompt).concat(
        dayParts
          .filter(([words]) => words.test(prompt))
          .map(([, name, from, to]) => ({
            name: `${name} (${from} to ${to} h)`,
            has: (bucket) => Number(bucket) >= from && Number(bucket) < to,
          })),
      );
    case 'weekdays':
      return days
        .filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(prompt))
        .map((day) => ({ name: `on ${day}s`, has: (bucket) => bucket === day }));
    case 'months':
      return months.flatMap((month, at) =>
        // "May" is a verb as well: only with a capital letter it is the month.
        new RegExp(`\\b${month}\\b`, month === 'May' ? '' : 'i').test(prompt)
          ? [
              {
                name: `in ${month}`,
                has: (bucket: string) => bucket.endsWith(`-${String(at + 1).padStart(2, '0')}`),
              },
            ]
          : [],
      );
    case 'values':
    case 'record-kinds':
      return (measure.kind === 'values' ? namedValues(measure.values) : namedKinds)
        .filter((value) => says(prompt, value))
        .map((value) => ({ name: `“${cellLabel(query, value)}”`, has: (bucket) => bucket === value }));
    case 'items':
      return itemsNamed(prompt, query.pools).map((item) => ({
        name: `“${item}”`,
        has: (bucket) => bucket === item,
      }));
    default:
      return [];
  }
};

/** @returns undefined if the question does not name exactly two parts, which the answer compares */
export function askedPair(prompt: string, query: Query): readonly [AskedPart, AskedPart] | undefined {
  const [one, other, ...more] = partsOf(prompt, query);
  return one && other && more.length === 0 ? [one, other] : undefined;
}

/** @returns undefined if the question names no part, or several, which the answer compares or ranks */
export function askedPart(prompt: string, query: Query): AskedPart | undefined {
  const [only, ...others] = partsOf(prompt, query);
  return others.length === 0 ? only : undefined;
}
