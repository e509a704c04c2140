/** A benchmark: a name, a description, and lines that compare the product with peers in the same run. */

export interface BenchmarkLine {
  readonly what: string;
  /** The amount of work: `1.0 GB`, `1e6 leaves`. */
  readonly size: string;
  readonly unit: string;
  readonly ours: number;
  /** Measured in the same run unless the name says otherwise. */
  readonly peers: Readonly<Record<string, number>>;
  /** The product's figure divided by the first peer's. */
  readonly ratio: number | undefined;
}

export interface BenchmarkOptions {
  /** The `--size` as given: `1GB`. */
  readonly size: string | undefined;
  /** The only platform to measure; by default all. */
  readonly only: string | undefined;
  /** Gets a sentence about progress, which is not part of the result. */
  readonly onNote: (sentence: string) => void;
}

export interface Benchmark {
  readonly about: string;
  readonly run: (options: BenchmarkOptions) => Promise<readonly BenchmarkLine[]>;
}

export function line(
  what: string,
  size: string,
  unit: string,
  ours: number,
  peers: Readonly<Record<string, number>>,
): BenchmarkLine {
  const [first] = Object.values(peers);
  return {
    what,
    size,
    unit,
    ours: round(ours),
    peers: Object.fromEntries(Object.entries(peers).map(([name, value]) => [name, round(value)])),
    ratio: first === undefined || first === 0 ? undefined : round(ours / first),
  };
}

/** Rounds to three significant figures, which is the precision of such measurements. */
const round = (value: number): number => Number(value.toPrecision(3));

export function formatLine({ what, size, unit, ours, peers, ratio }: BenchmarkLine): string {
  const beside = Object.entries(peers).map(([name, value]) => `${name} ${value} ${unit}`);
  const tail = ratio === undefined ? '' : `  ratio ${ratio}`;
  return `${what.padEnd(34)} ${size.padEnd(10)} ours ${ours} ${unit}${beside.length > 0 ? `  beside ${beside.join(', ')}` : ''}${tail}`;
}
