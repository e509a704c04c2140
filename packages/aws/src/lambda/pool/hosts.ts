/** The processes of the pool: those that run one invocation at a time, any function's, and the one for all that wait. */
import type { NamedFunction } from '../lambda-function.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { residentBytes } from './resident-memory.ts';
import { type RuntimeProcess, type RuntimeProcessOptions, startRuntimeProcess } from './runtime-process.ts';

export interface HostsOptions extends RuntimeProcessOptions {
  /** Kept although nothing is to be done. */
  readonly warm: number;
  /** The others are ended after so long without work. */
  readonly idleMs: number;
  readonly logFile: (functionName: string) => string;
}

/** An environment to run one invocation in. */
export interface Lease {
  readonly environment: Environment;
  /** Of loading the function, if it was needed. */
  readonly initMs: number | undefined;
  readonly giveBack: () => void;
}

export interface Hosts {
  /** Throws `InitFailure`. */
  lease(fn: NamedFunction, version: string): Promise<Lease>;
  /** Ends every process at once. */
  stop(): void;
}

interface Host {
  readonly process: RuntimeProcess;
  /** Undefined until it has loaded something: a new one suits any version of the code. */
  version: string | undefined;
  readonly environments: Environment[];
  readonly busy: Set<Environment>;
  /** Being made. */
  coming: number;
  isDraining: boolean;
  idleSince: number;
}

/** What a process of functions that wait prints by itself, as when its heap is full. */
const roomLog = 'shared-process';
const retireEveryMs = 5_000;
const mib = 1024 * 1024;
/** An idle process that holds on to more than this is replaced by a new one. */
const mostIdleBytes = 400 * mib;
/** What waits needs little; what it leaves behind adds up. */
const mostSharedBytes = 800 * mib;

export function startHosts(options: HostsOptions): Hosts {
  /** Idle ones, the one that worked last at the end; those that work are held by their leases. */
  const idle: Host[] = [];
  const working = new Set<Host>();
  const rooms: Host[] = [];
  let isStopped = false;

  const start = (): Host => {
    if (isStopped) throw new Error('The pool has stopped.');
    return newHost(startRuntimeProcess(options));
  };
  const newHost = (runtime: RuntimeProcess): Host => ({
    process: runtime,
    version: undefined,
    environments: [],
    busy: new Set(),
    coming: 0,
    isDraining: false,
    idleSince: performance.now(),
  });
  const suits = (host: Host, version: string): boolean =>
    host.process.isAlive() && !host.isDraining && (host.version ?? version) === version;

  /** One that has the function loaded, else any; those that run old code are ended on the way. */
  function takeIdle(fn: NamedFunction, version: string): Host {
    for (const host of idle.filter((each) => !suits(each, version))) {
      idle.splice(idle.indexOf(host), 1);
      host.process.kill();
    }
    const knows = (host: Host): boolean => host.environments.some((each) => isFree(host, each, fn));
    const found = idle.findLast(knows) ?? idle.at(-1);
    if (found === undefined) return start();
    idle.splice(idle.indexOf(found), 1);
    return found;
  }

  function room(version: string): Host {
    for (const host of rooms) if (!suits(host, version)) host.isDraining = true;
    endDrained();
    const found = rooms.find((host) => suits(host, version));
    if (found !== undefined) return found;
    const host = start();
    host.process.printTo(options.logFile(roomLog));
    rooms.push(host);
    return host;
  }

  function endDrained(): void {
    for (const host of rooms.filter(
      ({ isDraining, busy, coming }) => isDraining && busy.size + coming === 0,
    )) {
      rooms.splice(rooms.indexOf(host), 1);
      host.process.kill();
    }
  }

  async function enter(host: Host, fn: NamedFunction, version: string): Promise<Lease> {
    host.version = version;
    const isAlone = fn.isWaiting !== true;
    let environment = host.environments.find((each) => isFree(host, each, fn));
    let initMs: number | undefined;
    if (environment === undefined) {
      const startedAt = performance.now();
      host.coming += 1;
      try {
        environment = await createEnvironment(fn, host.process, {
          logFile: options.logFile(fn.name),
          isAlone,
          onStray: () => stray(host),
        });
        host.environments.push(environment);
      } catch (error) {
        // What was loaded in part stays in the process.
        if (!isAlone) host.isDraining = true;
        throw error;
      } finally {
        host.coming -= 1;
        if (environment === undefined) leave(host, isAlone);
      }
      initMs = performance.now() - startedAt;
    }
    const used = environment;
    host.busy.add(used);
    const giveBack = (): void => {
      host.busy.delete(used);
      if (!used.isUsable()) {
        host.environments.splice(host.environments.indexOf(used), 1);
        // What escaped may still go on; the others of its process are let through to their end.
        host.isDraining = true;
      }
      leave(host, isAlone);
    };
    return { environment: used, initMs, giveBack };
  }

  /** A process in which something goes on unasked ends with what it works on now; another takes its place. */
  function stray(host: Host): void {
    host.isDraining = true;
    const at = idle.indexOf(host);
    if (at >= 0) {
      idle.splice(at, 1);
      host.process.kill();
    }
    endDrained();
  }

  function leave(host: Host, isAlone: boolean): void {
    host.idleSince = performance.now();
    if (!isAlone) {
      if ((residentBytes(host.process.pid) ?? 0) > mostSharedBytes) host.isDraining = true;
      endDrained();
      return;
    }
    working.delete(host);
    const isHeavy = (residentBytes(host.process.pid) ?? 0) > mostIdleBytes;
    if (isStopped || isHeavy || host.isDraining || !host.process.isAlive()) {
      host.process.kill();
      return;
    }
    idle.push(host);
  }

  const retire = setInterval(() => {
    const before = performance.now() - options.idleMs;
    while (idle.length + working.size > options.warm && idle[0] && idle[0].idleSince < before)
      idle.shift()?.process.kill();
    for (const host of rooms) {
      if (host.busy.size + host.coming === 0 && host.idleSince < before) host.isDraining = true;
    }
    endDrained();
  }, retireEveryMs);
  retire.unref();
  for (let count = 0; count < options.warm; count++) idle.push(start());

  return {
    lease: (fn, version) => {
      if (fn.isWaiting) return enter(room(version), fn, version);
      const host = takeIdle(fn, version);
      working.add(host);
      return enter(host, fn, version);
    },
    stop: () => {
      isStopped = true;
      clearInterval(retire);
      for (const host of [...idle.splice(0), ...working, ...rooms.splice(0)]) host.process.kill();
    },
  };
}

const isFree = (host: Host, environment: Environment, fn: NamedFunction): boolean =>
  environment.functionName === fn.name && environment.isUsable() && !host.busy.has(environment);
