/**
 * How long a call to another service may take, so that one that never responds does not hold its connection for
 * ever.
 */

/** For calls that are answered at once or not at all; the SDK retries them. */
export const clientTimeout = {
  connectionTimeout: 3_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
};
