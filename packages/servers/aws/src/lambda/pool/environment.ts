/** One execution environment: a loaded function that runs its invocations one at a time. */
import { afterFreeTime } from '../../process/free-time.ts';
import type { NamedFunction } from '../function/lambda-function.ts';
import type { ErrorPayload, FromProcess } from '../runtime/message.ts';
import type { ResponseChunk } from '../runtime/response-stream.ts';
import { environmentVariables } from './environment-variables.ts';
import { watchMemory } from './memory-watch.ts';
import { exitError, memoryError, type Outcome, timeoutError } from './outcome.ts';
import type { RuntimeProcess } from './runtime-process.ts';

/** AWS allows ten seconds to load a module; this machine may be loading many at once. */
export const initTimeoutMs = 120_000;

export interface Invocation {
  readonly requestId: string;
  /** JSON text. */
  readonly payload: string;
  /** Gets the parts of a streamed response as they arrive. */
  readonly onChunk?: (chunk: ResponseChunk) => void;
  /** Called when the function has been loaded and starts. */
  readonly onReady?: () => void;
}

export interface Environment {
  readonly functionName: string;
  /** Returns false once its process has ended, or if work that should have ended may still be running in it. */
  isUsable(): boolean;
  run(invocation: Invocation): Promise<Outcome>;
}

export interface EnvironmentOptions {
  readonly logFile: string;
  /**
   * True if the process runs nothing else meanwhile. The process is then ended if an invocation cannot be ended
   * otherwise.
   */
  readonly isAlone: boolean;
  /**
   * Called if the environment runs code or fails between invocations, when its process may be working for another
   * environment.
   */
  readonly onStray: () => void;
}

export class InitFailure extends Error {
  override readonly name = 'InitFailure';
  readonly payload: ErrorPayload;
  constructor(payload: ErrorPayload) {
    super(payload.errorMessage);
    this.payload = payload;
  }
}

/** Throws `InitFailure`; the process then remains usable, unless it has ended. */
export async function createEnvironment(
  fn: NamedFunction,
  runtime: RuntimeProcess,
  { logFile, isAlone, onStray }: EnvironmentOptions,
): Promise<Environment> {
  const id = runtime.newId();
  if (isAlone) runtime.printTo(logFile);
  await new Promise<void>((resolve, reject) => {
    const fail = (payload: ErrorPayload): void => {
      endTimeout();
      reject(new InitFailure(payload));
    };
    const endTimeout = afterFreeTime(initTimeoutMs, () => {
      if (isAlone) runtime.kill();
      fail(timeoutError('init', initTimeoutMs / 1000));
    });
    runtime.listen(id, {
      onExit: (code, signal) => fail(exitError('init', code, signal)),
      onMessage: (message) => {
        if (message.kind === 'ready') {
          endTimeout();
          resolve();
        } else if (message.kind === 'init-failed' || message.kind === 'crashed') {
          fail(message.error);
        }
      },
    });
    const { file, exportName } = fn;
    runtime.send({
      kind: 'init',
      id,
      file,
      exportName,
      variables: environmentVariables(fn, logFile),
      logFile,
      isAlone,
    });
  });
  let isSpoilt = false;
  const spoil = (): void => {
    isSpoilt = true;
    if (isAlone) runtime.kill();
  };
  // An error may be thrown between two invocations, when the process may already run another function's invocation.
  const rest = (): void =>
    runtime.listen(id, {
      onExit: () => {},
      onMessage: ({ kind }) => {
        if (kind !== 'crashed') return;
        isSpoilt = true;
        onStray();
      },
    });
  rest();
  return {
    functionName: fn.name,
    isUsable: () => !isSpoilt && runtime.isAlive(),
    run: async (invocation) => {
      if (isAlone) runtime.printTo(logFile);
      invocation.onReady?.();
      const outcome = await runIn({ fn, runtime, id, isAlone, spoil }, invocation);
      rest();
      return outcome;
    },
  };
}

interface Place {
  readonly fn: NamedFunction;
  readonly runtime: RuntimeProcess;
  readonly id: number;
  readonly isAlone: boolean;
  readonly spoil: () => void;
}

function runIn({ fn, runtime, id, isAlone, spoil }: Place, invocation: Invocation): Promise<Outcome> {
  const { requestId, payload, onChunk } = invocation;
  const startedAt = performance.now();

  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (result: { payload: string } | { error: ErrorPayload; logLine?: string }): void => {
      if (isSettled) return;
      isSettled = true;
      endTimeout();
      const usedBytes = memory.end();
      const spent = { durationMs: performance.now() - startedAt, usedBytes, initMs: undefined };
      resolve(
        'payload' in result
          ? { kind: 'done', payload: result.payload, ...spent }
          : { kind: 'failed', error: result.error, logLine: result.logLine, ...spent },
      );
    };
    const endWith = (error: ErrorPayload, logLine: string): void => {
      settle({ error, logLine });
      spoil();
    };
    const memory = watchMemory({ runtime, id, isAlone, memoryMb: fn.memoryMb }, () => {
      const error = memoryError(requestId);
      endWith(error, `${error.errorMessage}\nRuntime.ExitError`);
    });
    // The limit grows with the machine's slowness: a function gets as much computing time as on AWS, not the same time
    // on the clock.
    const endTimeout = afterFreeTime(fn.timeoutSeconds * 1000, () => {
      const line = `${new Date().toISOString()} ${requestId} Task timed out after ${fn.timeoutSeconds.toFixed(2)} seconds`;
      endWith(timeoutError(requestId, fn.timeoutSeconds), line);
    });

    runtime.listen(id, {
      onExit: (code, signal) => {
        const error = exitError(requestId, code, signal);
        settle({ error, logLine: `${error.errorMessage}\nRuntime.ExitError` });
      },
      onMessage: (message: FromProcess) => {
        if (message.kind === 'crashed') endWith(message.error, JSON.stringify(message.error));
        else if (message.kind === 'memory') memory.onAnswer(message);
        else if (message.kind === 'chunk' && message.requestId === requestId) {
          const { contentType, base64 } = message;
          if (!isSettled) onChunk?.({ contentType, bytes: Buffer.from(base64, 'base64') });
        } else if (
          (message.kind === 'done' || message.kind === 'failed') &&
          message.requestId === requestId
        ) {
          memory.onAnswer(message);
          settle(message.kind === 'done' ? { payload: message.payload } : { error: message.error });
        }
      },
    });
    const deadline = Date.now() + fn.timeoutSeconds * 1000;
    runtime.send({ kind: 'invoke', id, requestId, payload, arn: fn.arn, deadline, isAlone });
  });
}
