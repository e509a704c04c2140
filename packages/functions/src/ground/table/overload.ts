/** Distinguishes a service that is overloaded, or does not respond in time, from one that refuses. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** AWS's error names for an overload, and the SDK's own for a missing response. */
const names = new Set([
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestTimeout',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

export function isOverload(error: unknown): boolean {
  if (error instanceof MarketError) return error.kind === 'busy' || error.kind === 'unavailable';
  return error instanceof Error && names.has(error.name);
}
