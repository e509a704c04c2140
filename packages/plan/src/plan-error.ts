/** The app cannot be planned, and why in a sentence. */
export class PlanError extends Error {
  /** What the tool behind it said, if that helps. */
  readonly details: string | undefined;

  constructor(message: string, details?: string) {
    super(message);
    this.name = 'PlanError';
    this.details = details;
  }
}
