/** Words for the cells of answers, as people read them. */
import { spanBands, volumeBands } from './measure.ts';
import type { Query } from './query.ts';
import type { Cell } from './release.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (hour: number): string => String(hour).padStart(2, '0');

/** @param month 2024-03 */
export function monthLabel(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}

const grouped = (value: number): string => value.toLocaleString('en');

/** The band that follows `to` ends it. */
function band(bands: readonly number[], { from, to }: Pick<Cell, 'from' | 'to'>, unit: string): string {
  const start = Number(from);
  const end = bands[bands.indexOf(Number(to)) + 1];
  if (end === undefined) return `${grouped(start)} ${unit} or more`;
  return start === 0 ? `less than ${grouped(end)} ${unit}` : `${grouped(start)} to ${grouped(end)} ${unit}`;
}

/** Fields keep a platform's own words: `page-like`, `trackdone`. */
function plain(value: string): string {
  return /^[a-z][a-z-]*$/.test(value)
    ? (value[0]?.toUpperCase() ?? '') + value.slice(1).replaceAll('-', ' ')
    : value;
}

export function cellLabel({ measure, cell: title }: Query, cell: Pick<Cell, 'from' | 'to'>): string {
  switch (measure.kind) {
    case 'months':
      return monthLabel(cell.from);
    case 'hours':
      return `${two(Number(cell.from))}–${two(Number(cell.to) + measure.together)} h`;
    case 'volume':
      return band(volumeBands, cell, 'records');
    case 'span':
      return band(spanBands, cell, 'years');
    case 'quality':
      return cell.from === cell.to ? cell.from : `${cell.from} to ${cell.to}`;
    case 'values':
      if (cell.from === 'true') return `${title}: yes`;
      return cell.from === 'false' ? `${title}: no` : plain(cell.from);
    case 'weekdays':
    case 'record-kinds':
      return plain(cell.from);
    default:
      return measure satisfies never;
  }
}
