/** Everything that may be called without a sign-in, and why. Nothing else may be. */
export const publicEntries: Readonly<Record<string, string>> = {};
