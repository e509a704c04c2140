/** A field that could not be evaluated: becomes EvaluationFailed and States.QueryEvaluationError. */
export class EvaluationFailure extends Error {
  override readonly name = 'EvaluationFailure';
  /** `Output/result`, `Choices[0]/Condition`; undefined if no field is wrong. */
  readonly location: string | undefined;
  /** True if the state had begun its work before the wrong value was found. */
  readonly late: boolean;
  constructor(message: string, location: string | undefined, late = false) {
    super(message);
    this.location = location;
    this.late = late;
  }
}
