/** The reason, as a sentence, for which the app cannot be planned. */
export class PlanError extends Error {
  /** The output of the tool that failed, if it helps. */
  readonly details: string | undefined;

  constructor(message: string, details?: string) {
    super(message);
    this.name = 'PlanError';
    this.details = details;
  }
}
