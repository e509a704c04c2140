/** A task's failure, with a name that Retry and Catch can match. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  /** `Lambda.ResourceNotFoundException`, or the name of the error that a function threw. */
  readonly error: string;
  /** The cause, often JSON. */
  readonly reason: string;
  constructor(error: string, reason: string) {
    super(`${error}: ${reason}`);
    this.error = error;
    this.reason = reason;
  }
}

/** Returns the cause of a service's error in AWS's format. */
export function serviceErrorCause(input: {
  message: string;
  service: string;
  statusCode: number;
  errorCode: string;
  requestId: string;
}): string {
  const { message, service, statusCode, errorCode, requestId } = input;
  return `${message} (Service: ${service}; Status Code: ${statusCode}; Error Code: ${errorCode}; Request ID: ${requestId}; Proxy: null)`;
}
