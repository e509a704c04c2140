/**
 * The pool's processes: those that run one invocation at a time, of any function, and one that all functions that
 * mostly wait share.
 */
import type { NamedFunction } from '../function/lambda-function.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { residentBytes } from './resident-memory.ts';
import { type RuntimeProcess, type RuntimeProcessOptions, startRuntimeProcess } from './runtime-process.ts';

export interface HostsOptions extends RuntimeProcessOptions {
  /** The number of idle processes that are kept running. */
  readonly warm: number;
  /** How long a further process may be idle before it is ended. */
  readonly idleMs: number;
  readonly logFile: (functionName: string) => string;
}

/** The right to run one invocation in an environment. */
export interface Lease {
  readonly environment: Environment;
  /** The time in which the function was loaded; undefined if it had been loaded before. */
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
  /** The version of the code that it has loaded; undefined while it has loaded none, so that any version suits it. */
  version: string | undefined;
  readonly environments: Environment[];
  readonly busy: Set<Environment>;
  /** The number of environments that are being created. */
  coming: number;
  isDraining: boolean;
  idleSince: number;
}

/** The log for output of a shared process itself, for example when its heap is full. */
const roomLog = 'shared-process';
const retireEveryMs = 5_000;
const mib = 1024 * 1024;
/** An idle process that uses more memory is replaced. */
const mostIdleBytes = 400 * mib;
/** The memory limit of a shared process: functions that wait need little, but what they leave behind adds up. */
const mostSharedBytes = 800 * mib;

export function startHosts(options: HostsOptions): Hosts {
  /** Idle processes, the most recently used last. Busy processes are held by their leases. */
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

  /**
   * Takes a process that has the function loaded, or else any idle one; ends idle processes with old code that it
   * meets.
   */
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
        // Modules that were loaded before the failure stay in the process, so it is replaced.
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
        // The failed invocation may still be running. The process's other invocations may finish.
        host.isDraining = true;
      }
      leave(host, isAlone);
    };
    return { environment: used, initMs, giveBack };
  }

  /**
   * Retires a process in which code runs that should have ended: its current invocations finish, and a new process
   * replaces it.
   */
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
