/** Which environment the code that runs now belongs to: several share a process, and none may see another's variables. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Current {
  readonly id: number;
  readonly variables: Record<string, string>;
  readonly logFile: string;
  /** Of its invocation; the last one if none goes on. */
  requestId: string;
}

const storage = new AsyncLocalStorage<Current>();
/** The process's own: worker threads begin with a copy of it. */
const own = process.env;

/** Undefined for the runtime's own code. */
export const current = (): Current | undefined => storage.getStore();

/** Everything that `work` starts belongs to `environment`, also what is still going on when `work` has ended. */
export const runAs = <T>(environment: Current, work: () => T): T => storage.run(environment, work);

/** From now on `process.env` is what the environment of the reading code was given, and nothing else. */
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

/** Gives the process itself the variables of the one environment that runs in it, for threads that it starts. */
export function takeOver({ variables }: Current): void {
  for (const name of Object.keys(own)) if (!(name in variables)) delete own[name];
  Object.assign(own, variables);
}
