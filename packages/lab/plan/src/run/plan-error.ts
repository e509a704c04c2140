/** Says in a sentence why the app cannot be planned. */
export class PlanError extends Error {
  /** The output of the tool behind it, if that helps. */
  readonly details: string | undefined;

  constructor(message: string, details?: string) {
    super(message);
    this.name = 'PlanError';
    this.details = details;
  }
}
