/** Enforces a function's reserved concurrency: an invocation above it is refused, as on Lambda. */
import { LambdaFault } from '../function/lambda-fault.ts';
import type { NamedFunction } from '../function/lambda-function.ts';

const tooMany = 429;

export const isThrottled = (error: unknown): boolean =>
  error instanceof LambdaFault && error.name === 'TooManyRequestsException';

export interface Reservations {
  /**
   * Counts an invocation until the returned function is called.
   * @throws LambdaFault TooManyRequestsException
   */
  enter(fn: NamedFunction): () => void;
}

export function createReservations(): Reservations {
  const busy = new Map<string, number>();
  return {
    enter: ({ name, reservedConcurrency = Number.POSITIVE_INFINITY }) => {
      const count = busy.get(name) ?? 0;
      if (count >= reservedConcurrency)
        throw new LambdaFault('TooManyRequestsException', tooMany, 'Rate Exceeded.');
      busy.set(name, count + 1);
      return () => void busy.set(name, (busy.get(name) ?? 1) - 1);
    },
  };
}
