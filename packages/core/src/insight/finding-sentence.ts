/** Words the figures behind a headline, and how pools differ. */
import { basis, differAsWritten, percent, type Series, withoutBasis } from './basis.ts';
import { areAlike, type OfPools, sentencesOf } from './headline.ts';

/** With more pools than these, what holds of all and what it rests on is said once. */
const mostApart = 2;

/** @param compared the series, or the part of each that the question names */
export function sentencesFor(
  conclusions: OfPools,
  series: readonly Series[],
  compared: readonly Series[],
): readonly string[] {
  const difference = differenceOf(compared);
  const isAlike = areAlike(conclusions) && !isDifferent(compared);
  if (series.length <= mostApart) return [...sentencesOf(conclusions), ...difference];
  const own = withOneBasis(sentencesOf(conclusions), series);
  if (!isAlike) return [...own, ...basisOfAll(series), ...difference];
  return [
    ...own.slice(0, 1),
    'The other pools differ from it and from each other by no more than the noise that protects their contributors.',
    ...basisOfAll(series),
  ];
}

const areOfOnePeriod = (series: readonly Series[]): boolean =>
  new Set(series.map(({ period }) => period)).size === 1;

const withOneBasis = (sentences: readonly string[], series: readonly Series[]): readonly string[] =>
  areOfOnePeriod(series) ? sentences.map((sentence) => withoutBasis(sentence, () => false)) : sentences;

function basisOfAll(series: readonly Series[]): readonly string[] {
  if (!areOfOnePeriod(series)) return [];
  const counts = series.map(({ contributors }) => contributors);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const people = fewest === most ? `about ${most}` : `about ${fewest} to ${most}`;
  return [`Each pool has ${people} contributors (${series[0]?.period}).`];
}

/** Returns the cell in which two pools differ most. */
function mostDifferent(series: readonly Series[]) {
  const found = series.flatMap((a, at) =>
    series.slice(at + 1).flatMap((b) =>
      a.cells.flatMap(({ label, share }) => {
        const other = b.cells.find((cell) => cell.label === label);
        if (other === undefined) return [];
        return [{ a, b, label, share, other: other.share, by: Math.abs(share - other.share) }];
      }),
    ),
  );
  return found.toSorted((x, y) => y.by - x.by)[0];
}

function isDifferent(series: readonly Series[]): boolean {
  const most = mostDifferent(series);
  if (most === undefined) return false;
  const { a, b, share, other } = most;
  return most.by > a.margin + b.margin && differAsWritten(share, other, [a.margin, b.margin]);
}

/** Names the cell in which two pools differ most, if by more than their margins. */
function differenceOf(series: readonly Series[]): string[] {
  const most = mostDifferent(series);
  if (most === undefined) return [];
  const { a, b, label, share, other } = most;
  if (!isDifferent(series)) {
    const who = b.dataPoolId === 'others' ? `${a.pool} and the mean of all other pools` : 'The pools';
    return [`${who} differ by no more than the noise that protects their contributors.`];
  }
  // The only cell is the asked part, whose name is a phrase or stands in quotation marks.
  const quoted = label.startsWith('“') ? `in ${label}` : label;
  const where = a.cells.length === 1 ? quoted : `in “${label}”`;
  return [
    `They differ ${where}: ${percent(share)} in ${a.pool} (${basis(a)}), ${percent(other)} in ${b.pool} (${basis(b)}).`,
  ];
}
