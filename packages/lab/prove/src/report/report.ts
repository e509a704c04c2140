/** The result of a run of `npm run prove`. */
export interface Report {
  readonly ok: boolean;
  /** Lines for people. */
  readonly lines: readonly string[];
}

/** One invariant, and the observed figures. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly seen: string;
  /** The number of repetitions of something that may happen only once. */
  readonly double?: number;
}

export const lineOf = ({ name, ok, seen }: Check): string => `${ok ? 'holds ' : 'BROKEN'}  ${name}: ${seen}`;
