/** Wraps the addresses of the pages' workers as Trusted Types, which the pages' policy requires. */
import { createPolicy } from './trusted-types.ts';

let policy: ReturnType<typeof workerPolicy> | undefined;

/** The path of a worker's file: in `assets/` once built, in `src/` during development. */
const workerFile = /^\/(assets\/|src\/.*)[\w-]+-worker\b[^/]*$/;

/** The pages' policy allows no text as a script's address, except through this policy for workers. */
const workerPolicy = () =>
  createPolicy('cgdx-worker', {
    createScriptURL(asked: string) {
      const { origin, pathname } = new URL(asked, location.href);
      if (origin !== location.origin || !workerFile.test(pathname))
        throw new TypeError('This is not the address of a worker of these pages.');
      return asked;
    },
  });

/** @throws TypeError if the address is not that of a worker of these pages */
export function workerAddress(url: string): string {
  policy ??= workerPolicy();
  return policy?.createScriptURL(url) ?? url;
}
