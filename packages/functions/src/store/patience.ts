/** How long a call to another service may take: one that never answers must not hold its connection for ever. */

/** For calls that answer at once or not at all; the SDK tries again. */
export const patience = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true };
