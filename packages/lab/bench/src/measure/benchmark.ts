/** A benchmark: a name, what it measures, and lines that compare ours with a peer's in the same run. */

export interface BenchmarkLine {
  readonly what: string;
  /** The amount of work: `1.0 GB`, `1e6 leaves`. */
  readonly size: string;
  readonly unit: string;
  readonly ours: number;
  /** Measured in the same run unless the name says otherwise. */
  readonly peers: Readonly<Record<string, number>>;
  /** ours / the first peer. */
  readonly ratio: number | undefined;
}

export interface BenchmarkOptions {
  /** The `--size` as given: `1GB`. */
  readonly size: string | undefined;
  /** One platform; all of them by default. */
  readonly only: string | undefined;
  /** Gets a sentence about the progress, which is not part of the result. */
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

/** Rounds to three figures: such measurements are no more precise. */
const round = (value: number): number => Number(value.toPrecision(3));

export function formatLine({ what, size, unit, ours, peers, ratio }: BenchmarkLine): string {
  const beside = Object.entries(peers).map(([name, value]) => `${name} ${value} ${unit}`);
  const tail = ratio === undefined ? '' : `  ratio ${ratio}`;
  return `${what.padEnd(34)} ${size.padEnd(10)} ours ${ours} ${unit}${beside.length > 0 ? `  beside ${beside.join(', ')}` : ''}${tail}`;
}
