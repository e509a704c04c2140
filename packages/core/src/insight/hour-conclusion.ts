/** Words the conclusion about the hours of the day: the ranges in which people are most and least active. */
import { basis, percent, percentRange, type Series } from './basis.ts';
import { type Conclusion, stepsOf, sumOf, vague, vagueMeaning } from './conclusion-shape.ts';
import { listed } from './listed.ts';
import type { Query } from './query.ts';
import type { Answer } from './statistics.ts';

type Cells = Answer['cells'];

/** Hours lead if a clear step divides them from the others or, without such a step, if they exceed an even share. */
export function concludeHours({ of }: Query, cells: Cells, series: Series): Conclusion {
  const { margin } = series;
  const [even, length] = [1 / cells.length, 24 / cells.length];
  const shareOf = (some: Cells): string => percent(sumOf(some.map(({ share }) => share)));
  const namesOf = (some: Cells): string => listed(rangesOf(some, length));
  const { most, least } = stepsOf(cells, margin);
  const busy = most.length > 0 ? most : cells.filter(({ share }) => share - even > margin);
  if (busy.length === 0) return aboutEqual(of, cells, series);
  if (2 * busy.length > cells.length) return concludeQuiet(of, cells, busy, series);
  const degree = most.length > 0 ? 'most active' : 'more active than on average';
  const shared = `people are ${degree} from ${namesOf(busy)}`;
  const alike = `if all hours were alike, it would be ${percent(even * busy.length)}`;
  const isFew = least.length > 0 && 2 * least.length <= cells.length;
  const quiet = isFew ? `; least is from ${namesOf(least)}, ${shareOf(least)}` : '';
  const sumMargin = margin * Math.sqrt(Math.min(busy.length, cells.length - busy.length));
  return {
    claim: `${shared}, with ${shareOf(busy)} of ${of}`,
    shared,
    evidence: `${alike}${quiet} (${basis(series, sumMargin)})`,
    standsOut: true,
  };
}

/** If more than half of the day leads, what stands out is the rest. */
function concludeQuiet(of: string, cells: Cells, busy: Cells, series: Series): Conclusion {
  const quiet = cells.filter((cell) => !busy.includes(cell));
  const share = percent(sumOf(quiet.map((cell) => cell.share)));
  const shared = `people are least active from ${listed(rangesOf(quiet, 24 / cells.length))}`;
  const alike = `if all hours were alike, it would be ${percent(quiet.length / cells.length)}`;
  const others = busy.map((cell) => cell.share);
  const parts = `each ${24 / cells.length} of the other hours have ${percentRange(Math.min(...others), Math.max(...others))}`;
  const margin = series.margin * Math.sqrt(quiet.length);
  return {
    claim: `${shared}, with ${share} of ${of}`,
    shared,
    evidence: `${alike}; ${parts} (${basis(series, margin)})`,
    standsOut: true,
  };
}

function aboutEqual(of: string, cells: Cells, series: Series): Conclusion {
  const shares = cells.map(({ share }) => share);
  const isVague = series.margin > vague / cells.length;
  const claim = isVague
    ? 'the noise is too large to tell the hours of the day apart'
    : 'all hours of the day are about equal';
  const evidence = `each ${24 / cells.length} hours have ${percentRange(Math.min(...shares), Math.max(...shares))} of ${of} (${basis(series)})`;
  return { claim, shared: claim, evidence, standsOut: false, ...(isVague && { meaning: vagueMeaning }) };
}

/** Joins hours to ranges such as "18 to 24 h"; one may go on after midnight. */
function rangesOf(cells: Cells, length: number): readonly string[] {
  const hours = new Set(cells.map(({ bucket }) => Number(bucket)));
  const has = (hour: number): boolean => hours.has((hour + 24) % 24);
  return [...hours]
    .filter((hour) => !has(hour - length))
    .toSorted((a, b) => a - b)
    .map((from) => {
      let to = from + length;
      while (has(to)) to += length;
      return `${from} to ${to > 24 ? to - 24 : to} h`;
    });
}
