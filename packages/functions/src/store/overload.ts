/** Tells a service that has too much to do, or does not answer in time, from one that says no. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** Names that AWS's services give to it, and the SDK's own for an answer that did not come. */
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
