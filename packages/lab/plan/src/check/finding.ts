/** A fault of the plan, in a sentence that says what to fix. */
export interface Finding {
  /** The check that failed. */
  readonly check: string;
  readonly message: string;
}

export const findingOf =
  (check: string) =>
  (message: string): Finding => ({ check, message });
