/** Trusted Types, in browsers that have them: the pages' policy allows no other way from text to markup or to a script. */

interface Rules {
  readonly createHTML?: (text: string, type: string, sink: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** @returns the policy; undefined in a browser without Trusted Types, which enforces no rules */
export function createPolicy<R extends Rules>(name: string, rules: R): R | undefined {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { createPolicy(name: string, rules: R): R };
  };
  return trustedTypes?.createPolicy(name, rules);
}
