/** An error for the caller, with AWS's name and message. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** The last part of `__type`: `ExecutionDoesNotExist`. */
  readonly type: string;
  readonly status: number;
  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const machineDoesNotExist = (arn: string): Fault =>
  new Fault('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);

export const executionDoesNotExist = (arn: string): Fault =>
  new Fault('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);

/** `constraint`: `Member must have length less than or equal to 80`. */
export const validationFault = (value: unknown, field: string, constraint: string): Fault =>
  new Fault(
    'ValidationException',
    `1 validation error detected: Value ${value === undefined || value === null ? 'null' : `'${String(value)}'`} at '${field}' failed to satisfy constraint: ${constraint}`,
  );
