/** Reads forge's LCOV report: the lines and branches of the sources that the tests reach. */

export interface FileCoverage {
  readonly file: string;
  readonly lines: Share;
  readonly branches: Share;
  /** The missed lines and branches, for people: `12`, or `12 branch 1`. */
  readonly missed: readonly string[];
}

export interface Share {
  readonly hit: number;
  readonly all: number;
}

/** @param below the prefix of the files to include */
export function readLcov(report: string, below: string): FileCoverage[] {
  return report
    .split('end_of_record')
    .map((record) => readRecord(record.trim().split('\n')))
    .filter(({ file }) => file.startsWith(below));
}

function readRecord(rows: readonly string[]): FileCoverage {
  const of = (tag: string): string[][] =>
    rows.filter((row) => row.startsWith(`${tag}:`)).map((row) => row.slice(tag.length + 1).split(','));
  const lines = of('DA').map(([line, count]) => ({ name: `${line}`, count }));
  const branches = of('BRDA').map(([line, , path, count]) => ({ name: `${line} branch ${path}`, count }));
  const isHit = ({ count }: { count: string | undefined }): boolean => Number(count) > 0;
  return {
    file: of('SF')[0]?.[0] ?? '',
    lines: { hit: lines.filter(isHit).length, all: lines.length },
    branches: { hit: branches.filter(isHit).length, all: branches.length },
    missed: [...lines, ...branches].filter((entry) => !isHit(entry)).map(({ name }) => name),
  };
}

export const sumOf = (shares: readonly Share[]): Share => ({
  hit: shares.reduce((sum, { hit }) => sum + hit, 0),
  all: shares.reduce((sum, { all }) => sum + all, 0),
});

export const percentOf = ({ hit, all }: Share): number => (all === 0 ? 100 : (100 * hit) / all);
