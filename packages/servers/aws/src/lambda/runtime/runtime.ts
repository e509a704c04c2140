/**
 * The main module of a process with environments. Each environment has one loaded handler and runs one invocation at a
 * time. Arguments: the folders of shared code, and the modules to load before any function, as JSON.
 */
import { flushCompileCache } from 'node:module';
import { divideConsole, divideOutput } from './console-log.ts';
import { lambdaContext } from './context.ts';
import { type Current, current, divideVariables, runAs, takeOver } from './current.ts';
import { errorPayload, initErrorPayload, textOf } from './error-payload.ts';
import type { FromProcess, InitMessage, InvokeMessage, ToProcess } from './message.ts';
import { divideModules, ownModuleUrl } from './own-modules.ts';
import { provideStreams, runStreaming, type StreamHandler, streams } from './response-stream.ts';

export interface RuntimeArguments {
  readonly shared: readonly string[];
  readonly preload: readonly string[];
}

type Handler = (event: unknown, context: object) => unknown;

const callbackParameters = 3;

interface Loaded {
  readonly environment: Current;
  readonly handler: Handler;
}

const loaded = new Map<number, Loaded>();
let unsaved: NodeJS.Timeout | undefined;
/**
 * Environments are loaded one at a time: if two loaded modules concurrently, all of these would be assigned to one
 * environment.
 */
let loading: Promise<void> = Promise.resolve();
/** Long enough that a function loaded right afterwards is saved as well. */
const saveAfterMs = 2_000;

function send(message: FromProcess): void {
  // The control plane is gone, and this process has no other purpose.
  if (!process.connected) process.exit(0);
  process.send?.(message);
}

function handlerOf(module: Record<string, unknown>, { file, exportName }: InitMessage): Handler {
  const found = module[exportName];
  const fault = (name: string, message: string): Error => Object.assign(new Error(message), { name });
  if (found === undefined) {
    throw fault('Runtime.HandlerNotFound', `${file}.${exportName} is undefined or not exported`);
  }
  if (typeof found !== 'function') {
    throw fault('Runtime.HandlerNotFound', `${file}.${exportName} is not a function`);
  }
  if (found.length >= callbackParameters && !streams(found)) {
    throw fault(
      'Runtime.CallbackHandlerDeprecated',
      'Lambda no longer runs handlers that take a callback. Make the handler async and return its result.',
    );
  }
  return found as Handler;
}

async function initialize(message: InitMessage): Promise<void> {
  const { id, file, logFile } = message;
  const environment: Current = {
    id,
    logFile,
    variables: { ...message.variables },
    requestId: 'undefined',
  };
  try {
    // A thread that the module starts while loading must see the function's variables, too.
    if (message.isAlone) takeOver(environment);
    const module = await runAs(environment, () => import(ownModuleUrl(file, id)));
    loaded.set(id, { environment, handler: handlerOf(module as Record<string, unknown>, message) });
    saveCompiled();
    send({ id, kind: 'ready' });
  } catch (error) {
    send({ id, kind: 'init-failed', error: initErrorPayload(error) });
  }
}

/** Saves compiled code, which Node.js does only when a process ends by itself; these processes are always killed. */
function saveCompiled(): void {
  clearTimeout(unsaved);
  unsaved = setTimeout(flushCompileCache, saveAfterMs).unref();
}

async function invoke(message: InvokeMessage): Promise<void> {
  const { id, requestId } = message;
  const { environment, handler } = loaded.get(id) ?? {};
  // The environment crashed while the invocation's message was on its way.
  if (environment === undefined || handler === undefined)
    return send({ id, kind: 'crashed', error: errorPayload(new Error('The environment has crashed.')) });
  environment.requestId = requestId;
  if (message.isAlone) takeOver(environment);
  const answer = await runAs(environment, async (): Promise<FromProcess> => {
    try {
      const result = await handle(handler, message, environment);
      const payload = JSON.stringify(result ?? null);
      return { id, kind: 'done', requestId, payload, rssBytes: process.memoryUsage.rss() };
    } catch (error) {
      console.error('Invoke Error', JSON.stringify(errorPayload(error)));
      const rssBytes = process.memoryUsage.rss();
      return { id, kind: 'failed', requestId, error: errorPayload(error), rssBytes };
    }
  });
  send(answer);
}

function handle(handler: Handler, message: InvokeMessage, { variables }: Current): unknown {
  const event: unknown = JSON.parse(message.payload);
  const context = lambdaContext(message, variables);
  if (!streams(handler)) return handler(event, context);
  const { id, requestId } = message;
  return runStreaming(handler as StreamHandler, event, context, ({ contentType, bytes }) =>
    send({
      id,
      kind: 'chunk',
      requestId,
      base64: bytes.toString('base64'),
      ...(contentType !== undefined && { contentType }),
    }),
  );
}

function measure(id: number): void {
  globalThis.gc?.();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  send({ id, kind: 'memory', rssBytes: rss, garbageBytes: heapTotal - heapUsed });
}

/**
 * Reports an error thrown outside an invocation to the environment whose code threw it; without such an environment,
 * the process ends.
 */
function crash(error: FromProcess & { kind: 'crashed' }): void {
  loaded.delete(error.id);
  send(error);
}

function escaped(thrown: unknown, payload = errorPayload(thrown)): void {
  const environment = current();
  if (environment === undefined) throw thrown;
  crash({ id: environment.id, kind: 'crashed', error: payload });
}

const { shared, preload } = JSON.parse(process.argv[2] ?? '{}') as RuntimeArguments;
divideVariables();
divideModules(shared);
divideConsole();
divideOutput();
provideStreams();
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group, but the control plane decides when environments end.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => escaped(error));
process.on('unhandledRejection', (reason) => {
  const payload = errorPayload(reason, 'Runtime.UnhandledPromiseRejection');
  escaped(reason, { ...payload, errorMessage: textOf(reason) });
});
process.on('message', (message: ToProcess) => {
  if (message.kind === 'init') loading = loading.then(() => initialize(message));
  else if (message.kind === 'invoke') void invoke(message);
  else measure(message.id);
});

// Loads modules that most handlers need while the process is idle.
for (const specifier of preload) await import(specifier).catch(() => {});
saveCompiled();
