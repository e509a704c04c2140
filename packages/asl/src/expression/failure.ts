/** A field that could not be evaluated: becomes EvaluationFailed and States.QueryEvaluationError. */
export class EvaluationFailure extends Error {
  override readonly name = 'EvaluationFailure';
  /** `Output/result`, `Choices[0]/Condition`; undefined if no field is to blame. */
  readonly location: string | undefined;
  /** True if the state had already begun its work when the value was found wrong. */
  readonly late: boolean;
  constructor(message: string, location: string | undefined, late = false) {
    super(message);
    this.location = location;
    this.late = late;
  }
}
