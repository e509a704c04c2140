/**
 * Tracks which environment the running code belongs to: several share a process, and none may see another's variables.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Current {
  readonly id: number;
  readonly variables: Record<string, string>;
  readonly logFile: string;
  /** The id of the running request, or else of the last one. */
  requestId: string;
}

const storage = new AsyncLocalStorage<Current>();
/** The process's own variables, of which worker threads get a copy. */
const own = process.env;

/** Returns undefined in code of the runtime itself. */
export const current = (): Current | undefined => storage.getStore();

/** Runs `work` such that everything it starts belongs to `environment`, even after `work` has ended. */
export const runAs = <T>(environment: Current, work: () => T): T => storage.run(environment, work);

/** Makes `process.env` show exactly the variables of the environment whose code reads it. */
export function divideVariables(): void {
  const variables = (): Record<string, string | undefined> => storage.getStore()?.variables ?? own;
  process.env = new Proxy(own, {
    get: (_own, name) => (typeof name === 'string' ? variables()[name] : undefined),
    has: (_own, name) => name in variables(),
    set: (_own, name, value) => {
      variables()[String(name)] = String(value);
      return true;
    },
    deleteProperty: (_own, name) => delete variables()[String(name)],
    ownKeys: () => Object.keys(variables()),
    getOwnPropertyDescriptor: (_own, name) => {
      const value = variables()[String(name)];
      return value === undefined
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}

/** Sets the process's own variables to those of its only environment, for threads that the function starts. */
export function takeOver({ variables }: Current): void {
  for (const name of Object.keys(own)) if (!(name in variables)) delete own[name];
  Object.assign(own, variables);
}
