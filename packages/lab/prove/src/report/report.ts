/** The result of a proof. */
export interface Report {
  readonly ok: boolean;
  /** For people. */
  readonly lines: readonly string[];
}

/** One thing that must hold, and what was seen. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly seen: string;
  /** How often something happened again that may happen only once. */
  readonly double?: number;
}

export const lineOf = ({ name, ok, seen }: Check): string => `${ok ? 'holds ' : 'BROKEN'}  ${name}: ${seen}`;
