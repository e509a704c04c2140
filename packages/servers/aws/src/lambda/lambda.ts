/** The local Lambda: functions in separate processes, with Lambda's limits, errors and logs. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { startForwarder } from '../dead-letter/forwarder.ts';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import { type Admit, admitPrograms } from '../process/admit.ts';
import { listen } from '../process/listen.ts';
import { endStale } from '../process/orphan-process.ts';
import type { Service } from '../service.ts';
import { LambdaFault } from './function/lambda-fault.ts';
import {
  functionArn,
  functionNameOf,
  type LambdaFunction,
  type NamedFunction,
} from './function/lambda-function.ts';
import type { InvokeOptions, LambdaAnswer } from './invocation/answer.ts';
import { startAsyncInvoker } from './invocation/async-invoker.ts';
import {
  addInvocation,
  type FailedInvocation,
  finishInvocation,
  listFailedInvocations,
  openAsyncStore,
  reviveInvocation,
} from './invocation/async-store.ts';
import { checkPayload } from './invocation/limit.ts';
import { createReservations } from './invocation/reservation.ts';
import { createFunctionRunner } from './invocation/run-function.ts';
import { openFunctionLog } from './log/function-log.ts';
import { type CodeWatch, watchCode } from './pool/code-version.ts';
import { type PoolOptions, startPool } from './pool/pool.ts';
import { runtimeModules } from './pool/preload.ts';
import { runtimeMark } from './pool/runtime-process.ts';
import { createLambdaServer } from './wire/lambda-server.ts';

export interface LambdaOptions {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly directory: string;
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  readonly region?: string;
  readonly accountId?: string;
  readonly authorize?: AuthorizeJson;
  /** Decides which requests are served; by default those of programs, and none that come from a page. */
  readonly admit?: Admit;
  /** Gets a sentence for each invocation that fails. */
  readonly log?: (sentence: string) => void;
  /** Absolute paths of folders; functions are reloaded when a file below them changes. */
  readonly codeRoots?: readonly string[];
  /** Absolute URLs of modules that an idle process loads before its first function; the AWS SDK by default. */
  readonly preload?: readonly string[];
  /** Absolute paths of folders whose code reads no function's environment, so that each process loads it only once. */
  readonly sharedCode?: readonly string[];
  /** The number of processes that run one invocation at a time; by default it depends on the number of cores. */
  readonly maxProcesses?: number;
  readonly idleMs?: number;
  /** Returns the wait in ms after this many attempts of an asynchronous invocation. */
  readonly retryAfterMs?: (attempts: number) => number;
  /**
   * Receives each asynchronous invocation that failed three times, which is no longer stored here once this resolves.
   */
  readonly onFailure?: (failed: FailedInvocation) => Promise<void>;
}

export interface Lambda extends Service {
  /**
   * Runs a function on `payload` (JSON text). An `Event` is on disk when this resolves. Throws `LambdaFault` with AWS's
   * names.
   */
  invoke(nameOrArn: string, payload: string, options?: InvokeOptions): Promise<LambdaAnswer>;
  /** Returns the asynchronous invocations that failed three times, oldest first. */
  deadLetters(): FailedInvocation[];
  /** Runs a failed invocation again. Returns false if none has this request id. */
  redrive(requestId: string): boolean;
}

const mib = 1024 * 1024;
const fewestProcesses = 3;
/** One process takes up to 200 MB, so ten take up to 2 GB. */
const mostProcesses = 10;
const memoryAProcess = 512 * mib;
const defaultIdleMs = 120_000;
const defaultMemoryMb = 128;

/**
 * A step computes for half of its time, and for the other half waits for the database and the storage, which run on the
 * same cores. With two processes per core, one of them computes at any time. One further process answers people
 * meanwhile.
 */
const defaultProcesses = (): number =>
  Math.max(
    fewestProcesses,
    Math.min(mostProcesses, 2 * availableParallelism() + 1, Math.floor(totalmem() / memoryAProcess)),
  );

async function endLeftovers(pidDirectory: string): Promise<void> {
  const files = existsSync(pidDirectory) ? readdirSync(pidDirectory) : [];
  await Promise.all(files.map((file) => endStale(join(pidDirectory, file), runtimeMark)));
}

function poolOptions(
  options: LambdaOptions,
  code: CodeWatch,
  logFile: (name: string) => string,
): PoolOptions {
  const sizes = Object.values(options.functions).map(({ memoryMb }) => memoryMb);
  const maxProcesses = options.maxProcesses ?? defaultProcesses();
  return {
    maxProcesses,
    warm: Math.min(maxProcesses, availableParallelism()),
    preload: options.preload ?? runtimeModules(),
    sharedCode: options.sharedCode ?? [],
    memoryMb: Math.max(defaultMemoryMb, ...sizes),
    pidDirectory: join(options.directory, 'pid'),
    idleMs: options.idleMs ?? defaultIdleMs,
    codeVersion: code.version,
    logFile,
  };
}

export async function startLambda(options: LambdaOptions): Promise<Lambda> {
  const { region = 'ap-southeast-1', accountId = '000000000000' } = options;
  const functions = new Map<string, NamedFunction>(
    Object.entries(options.functions).map(([name, fn]) => [
      name,
      { ...fn, name, arn: functionArn(region, accountId, name) },
    ]),
  );
  await endLeftovers(join(options.directory, 'pid'));
  const database = openAsyncStore(options.directory);
  const log = openFunctionLog(join(options.directory, 'log'));
  const code = watchCode(options.codeRoots ?? []);
  const pool = startPool(poolOptions(options, code, log.file));

  const find = (nameOrArn: string): NamedFunction => {
    const name = functionNameOf(nameOrArn);
    const fn = name === undefined ? undefined : functions.get(name);
    if (fn) return fn;
    const arn = functionArn(region, accountId, name ?? nameOrArn);
    throw new LambdaFault('ResourceNotFoundException', 404, `Function not found: ${arn}`);
  };

  const run = createFunctionRunner(pool, log, options.log);
  const reservations = createReservations();
  const runReserved = async (...about: Parameters<typeof run>): Promise<LambdaAnswer> => {
    const leave = reservations.enter(about[0]);
    return run(...about).finally(leave);
  };

  const forwarder =
    options.onFailure &&
    startForwarder({
      list: () => listFailedInvocations(database),
      forward: options.onFailure,
      forget: ({ requestId }) => finishInvocation(database, requestId),
    });
  const asyncInvoker = startAsyncInvoker(
    database,
    async ({ functionName, payload, requestId }) => runReserved(find(functionName), payload, requestId, {}),
    options.retryAfterMs,
    () => forwarder?.wake(),
  );

  const invoke: Lambda['invoke'] = async (
    nameOrArn,
    payload,
    { type = 'RequestResponse', ...options } = {},
  ) => {
    const fn = find(nameOrArn);
    checkPayload(payload, type);
    const requestId = randomUUID();
    if (type === 'RequestResponse') return runReserved(fn, payload, requestId, options);
    if (type === 'DryRun') return { statusCode: 204, requestId, payload: '' };
    addInvocation(database, { requestId, functionName: fn.name, payload, attempts: 0 }, Date.now());
    asyncInvoker.wake();
    return { statusCode: 202, requestId, payload: '' };
  };

  const server = createLambdaServer(
    { functions: [...functions.values()], find, invoke },
    options.admit ?? admitPrograms,
    options.authorize,
  );
  const release = (): void => {
    asyncInvoker.stop();
    forwarder?.stop();
    pool.stop();
    code.stop();
    if (database.isOpen) database.close();
  };
  const listening = await listen(server, options.port).catch((error: unknown) => {
    release();
    throw error;
  });
  asyncInvoker.wake();
  forwarder?.wake();

  return {
    url: listening.url,
    invoke,
    deadLetters: () => listFailedInvocations(database),
    redrive: (requestId) => {
      const found = reviveInvocation(database, requestId, Date.now());
      asyncInvoker.wake();
      return found;
    },
    stop: async () => {
      await listening.stop();
      release();
    },
  };
}
