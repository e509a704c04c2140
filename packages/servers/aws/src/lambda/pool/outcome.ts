/** The result of an invocation, and the time and memory it took. */
import type { ErrorPayload } from '../runtime/message.ts';

interface Spent {
  /** From the handler's start to its end. */
  readonly durationMs: number;
  /** The peak of the measured resident memory. */
  readonly usedBytes: number;
  /** The time in which the handler's module was loaded; only for the first invocation of an environment. */
  readonly initMs: number | undefined;
}

export type Outcome =
  | (Spent & { readonly kind: 'done'; readonly payload: string })
  | (Spent & {
      readonly kind: 'failed';
      readonly error: ErrorPayload;
      /** A line for the function's log that the handler could not write any more. */
      readonly logLine: string | undefined;
    });

/** Signal names as in Go, the language of Lambda's sandbox. */
const signalNames: Readonly<Record<string, string>> = {
  SIGABRT: 'aborted',
  SIGKILL: 'killed',
  SIGSEGV: 'segmentation fault',
  SIGTERM: 'terminated',
};

/** Returns the error for a process that ended by itself. @param code exit code as `child_process` reports it */
export function exitError(requestId: string, code: number | null, signal: string | null): ErrorPayload {
  const how = signal === null ? `exit status ${code}` : `signal: ${signalNames[signal] ?? signal}`;
  const reason =
    code === 0 ? 'Runtime exited without providing a reason' : `Runtime exited with error: ${how}`;
  return { errorType: 'Runtime.ExitError', errorMessage: `RequestId: ${requestId} Error: ${reason}` };
}

export const timeoutError = (requestId: string, seconds: number): ErrorPayload => ({
  errorType: 'Sandbox.Timedout',
  errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
});

export const memoryError = (requestId: string): ErrorPayload => ({
  errorType: 'Runtime.OutOfMemory',
  errorMessage: `RequestId: ${requestId} Error: Runtime exited with error: signal: killed`,
});
