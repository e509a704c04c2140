/**
 * A field that could not be evaluated. It becomes the event EvaluationFailed and the error States.QueryEvaluationError.
 */
export class EvaluationFailure extends Error {
  override readonly name = 'EvaluationFailure';
  /** `Output/result`, `Choices[0]/Condition`; undefined if the failure is not in a particular field. */
  readonly location: string | undefined;
  /** True if the state had already done its work when the failure was found. */
  readonly late: boolean;
  constructor(message: string, location: string | undefined, late = false) {
    super(message);
    this.location = location;
    this.late = late;
  }
}
