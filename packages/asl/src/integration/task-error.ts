/** A task that failed with a name that Retry and Catch can match. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  /** `Lambda.ResourceNotFoundException`, or the name of what a function threw. */
  readonly error: string;
  /** Often JSON. */
  readonly reason: string;
  constructor(error: string, reason: string) {
    super(`${error}: ${reason}`);
    this.error = error;
    this.reason = reason;
  }
}

/** Cause of a service's error as AWS words it. */
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
