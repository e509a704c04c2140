/** The addresses of the pages' workers, as the policy of the pages wants them. */
import { createPolicy } from './trusted-types.ts';

let policy: ReturnType<typeof workerPolicy> | undefined;

/** A worker's file stands beside the pages' own and has its name: built, or as it is while they are developed. */
const workerFile = /^\/(assets\/|src\/.*)[\w-]+-worker\b[^/]*$/;

/** The pages' policy allows no address as a script; these are the only exception. */
const workerPolicy = () =>
  createPolicy('cgdx-worker', {
    createScriptURL(asked: string) {
      const { origin, pathname } = new URL(asked, location.href);
      if (origin !== location.origin || !workerFile.test(pathname))
        throw new TypeError('This is not the address of a worker of these pages.');
      return asked;
    },
  });

/** @throws TypeError if it is not the address of a worker of these pages */
export function workerAddress(url: string): string {
  policy ??= workerPolicy();
  return policy?.createScriptURL(url) ?? url;
}
