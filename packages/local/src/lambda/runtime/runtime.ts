/** An execution environment: a process that loads one handler and runs one invocation at a time. */
import { pathToFileURL } from 'node:url';
import { logConsoleTo } from './console-log.ts';
import { lambdaContext } from './context.ts';
import { errorPayload, initErrorPayload } from './error-payload.ts';
import type { FromEnvironment, InitMessage, InvokeMessage, ToEnvironment } from './message.ts';

type Handler = (event: unknown, context: object) => unknown;

const CALLBACK_PARAMETERS = 3;
const CRASH_EXIT_CODE = 129;

let handler: Handler | undefined;
let requestId = 'undefined';

function send(message: FromEnvironment, sent?: () => void): void {
  // the control plane is gone: so is the reason to live
  if (!process.connected) process.exit(0);
  process.send?.(message, undefined, undefined, () => sent?.());
}

function crash(message: FromEnvironment): void {
  send(message, () => process.exit(CRASH_EXIT_CODE));
}

function handlerOf(loaded: Record<string, unknown>, { file, exportName }: InitMessage): Handler {
  const found = loaded[exportName];
  const fault = (name: string, message: string): Error => Object.assign(new Error(message), { name });
  if (found === undefined) {
    throw fault('Runtime.HandlerNotFound', `${file}.${exportName} is undefined or not exported`);
  }
  if (typeof found !== 'function') {
    throw fault('Runtime.HandlerNotFound', `${file}.${exportName} is not a function`);
  }
  if (found.length >= CALLBACK_PARAMETERS) {
    throw fault(
      'Runtime.CallbackHandlerDeprecated',
      'Lambda no longer runs handlers that take a callback. Make the handler async and return its result.',
    );
  }
  return found as Handler;
}

async function initialize(message: InitMessage): Promise<void> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, message.environment);
  logConsoleTo(message.logFile, () => requestId);
  try {
    handler = handlerOf((await import(pathToFileURL(message.file).href)) as Record<string, unknown>, message);
    send({ kind: 'ready' });
  } catch (error) {
    crash({ kind: 'init-failed', error: initErrorPayload(error) });
  }
}

async function invoke(message: InvokeMessage): Promise<void> {
  requestId = message.requestId;
  let answer: FromEnvironment;
  try {
    const result = await handler?.(JSON.parse(message.payload), lambdaContext(message, process.env));
    const payload = JSON.stringify(result ?? null);
    answer = { kind: 'done', requestId, payload, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    console.error('Invoke Error', JSON.stringify(errorPayload(error)));
    answer = { kind: 'failed', requestId, error: errorPayload(error), rssBytes: process.memoryUsage.rss() };
  }
  send(answer);
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C goes to the whole process group; the control plane decides when its environments end
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => crash({ kind: 'crashed', error: errorPayload(error) }));
process.on('unhandledRejection', (reason) => {
  const payload = errorPayload(reason, 'Runtime.UnhandledPromiseRejection');
  crash({ kind: 'crashed', error: { ...payload, errorMessage: String(reason) } });
});
process.on('message', (message: ToEnvironment) => {
  void (message.kind === 'init' ? initialize(message) : invoke(message));
});

// modules that most handlers need are loaded while nobody waits
for (const specifier of process.argv.slice(2)) await import(specifier).catch(() => {});
