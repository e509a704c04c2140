/** The local Lambda: functions in processes of their own, with Lambda's limits, errors and logs. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import { type Admit, admitPrograms } from '../process/admit.ts';
import { listen } from '../process/listen.ts';
import { endStale } from '../process/stale.ts';
import type { Service } from '../service.ts';
import type { InvokeOptions, LambdaAnswer } from './invocation/answer.ts';
import { startAsyncInvoker } from './invocation/async-invoker.ts';
import {
  addInvocation,
  type FailedInvocation,
  listFailedInvocations,
  openAsyncStore,
  reviveInvocation,
} from './invocation/async-store.ts';
import { checkPayload, maxResponseBytes } from './invocation/limit.ts';
import { createReservations } from './invocation/reservation.ts';
import { LambdaFault } from './lambda-fault.ts';
import { functionArn, functionNameOf, type LambdaFunction, type NamedFunction } from './lambda-function.ts';
import { openFunctionLog } from './log/function-log.ts';
import { type CodeWatch, watchCode } from './pool/code-version.ts';
import { type PoolOptions, startPool } from './pool/pool.ts';
import { runtimeModules } from './pool/preload.ts';
import { runtimeMark } from './pool/runtime-process.ts';
import { createLambdaServer } from './wire/lambda-server.ts';

export interface LambdaOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly directory: string;
  readonly functions: Readonly<Record<string, LambdaFunction>>;
  readonly region?: string;
  readonly accountId?: string;
  readonly authorize?: AuthorizeJson;
  /** Programs alone, if left out. */
  readonly admit?: Admit;
  /** Told in a sentence whenever an invocation fails. */
  readonly log?: (sentence: string) => void;
  /** Functions are loaded anew when a file below one of these changes. Absolute paths. */
  readonly codeRoots?: readonly string[];
  /** Modules that a waiting process loads ahead of its first function: absolute URLs. The AWS SDK if it is left out. */
  readonly preload?: readonly string[];
  /** Folders of code that looks at no function's environment, so that it is loaded once in a process. Absolute paths. */
  readonly sharedCode?: readonly string[];
  /** That run one invocation at a time; by the machine's cores if it is left out. */
  readonly maxProcesses?: number;
  readonly idleMs?: number;
  /** Ms to wait after so many attempts of an asynchronous invocation. */
  readonly retryAfterMs?: (attempts: number) => number;
}

export interface Lambda extends Service {
  /** `payload` is JSON text. An `Event` is on disk when it is answered. Throws `LambdaFault` with AWS's names. */
  invoke(nameOrArn: string, payload: string, options?: InvokeOptions): Promise<LambdaAnswer>;
  /** Asynchronous invocations that failed three times, oldest first. */
  deadLetters(): FailedInvocation[];
  /** Runs a failed invocation again. False if none has this request id. */
  redrive(requestId: string): boolean;
}

const mib = 1024 * 1024;
const fewestProcesses = 3;
/** Two gigabytes of memory, of which one takes up to 200 MB. */
const mostProcesses = 10;
const memoryAProcess = 512 * mib;
const defaultIdleMs = 120_000;
const defaultMemoryMb = 128;

/**
 * Steps compute for half of their time and wait for the database and the bucket, which are on the same cores, for the
 * other: with two processes a core there is always one that computes, and one more answers people meanwhile.
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

  /** What a function did is done, whether or not its log can be written. */
  const noted = <T>(note: () => T): T | undefined => {
    try {
      return note();
    } catch (error) {
      options.log?.(`A log of the functions could not be written: ${String(error)}`);
      return undefined;
    }
  };
  const run = async (
    fn: NamedFunction,
    payload: string,
    requestId: string,
    tail: boolean,
  ): Promise<LambdaAnswer> => {
    let from = 0;
    const outcome = await pool.run(fn, { requestId, payload }, () => {
      from = noted(() => log.start(fn.name, requestId)) ?? 0;
    });
    noted(() => log.end(fn.name, requestId, fn.memoryMb, outcome));
    const logTail = (tail && noted(() => log.tail(fn.name, requestId, from))) || undefined;
    const answer = { statusCode: 200, requestId, ...(logTail !== undefined && { logTail }) };
    if (outcome.kind === 'done' && Buffer.byteLength(outcome.payload) <= maxResponseBytes) {
      return { ...answer, payload: outcome.payload };
    }
    const error =
      outcome.kind === 'failed'
        ? outcome.error
        : {
            errorType: 'Function.ResponseSizeTooLarge',
            errorMessage: `Response payload size exceeded maximum allowed payload size (${maxResponseBytes} bytes).`,
          };
    options.log?.(`${fn.name} failed: ${error.errorType} (request ${requestId}, ${log.file(fn.name)})`);
    return { ...answer, payload: JSON.stringify(error), functionError: 'Unhandled' };
  };

  const reservations = createReservations();
  const runReserved = async (...about: Parameters<typeof run>): Promise<LambdaAnswer> => {
    const leave = reservations.enter(about[0]);
    return run(...about).finally(leave);
  };

  const asyncInvoker = startAsyncInvoker(
    database,
    async ({ functionName, payload, requestId }) =>
      runReserved(find(functionName), payload, requestId, false),
    options.retryAfterMs,
  );

  const invoke: Lambda['invoke'] = async (
    nameOrArn,
    payload,
    { type = 'RequestResponse', tail = false } = {},
  ) => {
    const fn = find(nameOrArn);
    checkPayload(payload, type);
    const requestId = randomUUID();
    if (type === 'RequestResponse') return runReserved(fn, payload, requestId, tail);
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
    pool.stop();
    code.stop();
    if (database.isOpen) database.close();
  };
  const listening = await listen(server, options.port).catch((error: unknown) => {
    release();
    throw error;
  });
  asyncInvoker.wake();

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
