/** One execution environment: a process that has loaded a function and runs its invocations, one at a time. */
import type { NamedFunction } from '../lambda-function.ts';
import type { ErrorPayload, FromEnvironment } from '../runtime/message.ts';
import { exitError, memoryError, type Outcome, timeoutError } from './outcome.ts';
import { residentBytes } from './resident-memory.ts';
import type { RuntimeProcess } from './runtime-process.ts';

/** AWS gives ten seconds to load a module; this machine may be busy with many. */
const INIT_TIMEOUT_MS = 60_000;
const MEMORY_WATCH_MS = 100;
const MIB = 1024 * 1024;

export interface Invocation {
  readonly requestId: string;
  /** JSON text. */
  readonly payload: string;
}

export interface Environment {
  isAlive(): boolean;
  run(invocation: Invocation): Promise<Outcome>;
  end(): void;
}

export class InitFailure extends Error {
  override readonly name = 'InitFailure';
  readonly payload: ErrorPayload;
  constructor(payload: ErrorPayload) {
    super(payload.errorMessage);
    this.payload = payload;
  }
}

function environmentVariables(fn: NamedFunction, logFile: string): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memoryMb),
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${fn.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: logFile,
    ...fn.environment,
  };
}

/** Throws `InitFailure`. */
export async function createEnvironment(
  fn: NamedFunction,
  runtime: RuntimeProcess,
  logFile: string,
): Promise<Environment> {
  runtime.printTo(logFile);
  await new Promise<void>((resolve, reject) => {
    const fail = (payload: ErrorPayload): void => {
      clearTimeout(timer);
      runtime.kill();
      reject(new InitFailure(payload));
    };
    const timer = setTimeout(() => fail(timeoutError('init', INIT_TIMEOUT_MS / 1000)), INIT_TIMEOUT_MS);
    runtime.onExit((code, signal) => fail(exitError('init', code, signal)));
    runtime.onMessage((message) => {
      if (message.kind === 'ready') {
        clearTimeout(timer);
        resolve();
      } else if (message.kind === 'init-failed' || message.kind === 'crashed') {
        fail(message.error);
      }
    });
    runtime.send({
      kind: 'init',
      file: fn.file,
      exportName: fn.exportName,
      environment: environmentVariables(fn, logFile),
      logFile,
    });
  });
  return {
    isAlive: runtime.isAlive,
    run: (invocation) => runIn(fn, runtime, invocation),
    end: runtime.kill,
  };
}

function runIn(fn: NamedFunction, runtime: RuntimeProcess, invocation: Invocation): Promise<Outcome> {
  const { requestId, payload } = invocation;
  const startedAt = performance.now();
  let usedBytes = 0;

  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (result: { payload: string } | { error: ErrorPayload; logLine?: string }): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timeout);
      clearInterval(watch);
      const spent = { durationMs: performance.now() - startedAt, usedBytes, initMs: undefined };
      resolve(
        'payload' in result
          ? { kind: 'done', payload: result.payload, ...spent }
          : { kind: 'failed', error: result.error, logLine: result.logLine, ...spent },
      );
    };
    const killWith = (error: ErrorPayload, logLine: string): void => {
      settle({ error, logLine });
      runtime.kill();
    };
    const look = (): void => {
      usedBytes = Math.max(usedBytes, residentBytes(runtime.pid) ?? 0);
      if (usedBytes <= fn.memoryMb * MIB) return;
      const error = memoryError(requestId);
      killWith(error, `${error.errorMessage}\nRuntime.ExitError`);
    };
    const timeout = setTimeout(() => {
      const line = `${new Date().toISOString()} ${requestId} Task timed out after ${fn.timeoutSeconds.toFixed(2)} seconds`;
      killWith(timeoutError(requestId, fn.timeoutSeconds), line);
    }, fn.timeoutSeconds * 1000);
    const watch = setInterval(look, MEMORY_WATCH_MS);

    runtime.onExit((code, signal) => {
      const error = exitError(requestId, code, signal);
      settle({ error, logLine: `${error.errorMessage}\nRuntime.ExitError` });
    });
    runtime.onMessage((message: FromEnvironment) => {
      if (message.kind === 'crashed') {
        settle({ error: message.error, logLine: JSON.stringify(message.error) });
        runtime.kill();
      } else if ((message.kind === 'done' || message.kind === 'failed') && message.requestId === requestId) {
        usedBytes = Math.max(usedBytes, message.rssBytes);
        settle(message.kind === 'done' ? { payload: message.payload } : { error: message.error });
      }
    });
    const deadline = Date.now() + fn.timeoutSeconds * 1000;
    runtime.send({ kind: 'invoke', requestId, payload, arn: fn.arn, deadline });
  });
}
