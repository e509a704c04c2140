/** Puts the state machine service together: store, engine and HTTP server. */
import { printFault } from '@cgdx/aws/process/print-fault.ts';
import { announceStatusChanges, type OnStatusChange } from './engine/announce.ts';
import { childIntegrations } from './engine/child.ts';
import { type Clock, systemClock } from './engine/clock.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import type { Integrations } from './integration/integration.ts';
import type { Context } from './operation/context.ts';
import { startExecution } from './operation/start-execution.ts';
import { type Authorize, answerRequest } from './server/answer.ts';
import { type Admit, listen } from './server/listen.ts';
import { openStore } from './store/open.ts';

export interface StateMachineServiceOptions {
  /** The directory of the database; created if it is missing. Only one process at a time may use it. */
  readonly directory: string;
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The services that do the work of tasks. `states:startExecution` is built in. */
  readonly integrations: Integrations;
  readonly region: string;
  /** Twelve digits. */
  readonly accountId: string;
  /** Called before every operation; by default every caller may do everything. */
  readonly authorize?: Authorize;
  /** Called before a request is read; by default no request is refused. */
  readonly admit?: Admit;
  /** Gets the event that AWS sends when an execution starts, is redriven or ends. */
  readonly onStatusChange?: OnStatusChange;
  readonly clock?: Clock;
  /** Returns 0 <= x < 1, for the jitter of retries. */
  readonly random?: () => number;
  /** Gets bugs of the interpreter; standard error by default. */
  readonly onBug?: (error: unknown) => void;
}

export interface StateMachineService {
  /** `http://127.0.0.1:PORT`, no trailing slash. */
  readonly url: string;
  readonly engine: Engine;
  /** Stops taking requests and closes every file. Never throws. Running executions continue at the next start. */
  stop(): Promise<void>;
}

/** Starts the service, and continues every execution that was running when the last process ended or was killed. */
export async function createStateMachineService(
  options: StateMachineServiceOptions,
): Promise<StateMachineService> {
  const { directory, port, region, accountId, authorize, clock = systemClock } = options;
  const onBug = options.onBug ?? ((error: unknown) => printFault('Step Functions: an operation', error));
  const store = openStore(directory);
  let context: Context | undefined;
  const children = childIntegrations((given) => {
    if (context === undefined) throw new Error('The service has not started');
    return startExecution(context, given);
  });
  const engine = createEngine({
    store,
    integrations: { ...children, ...options.integrations },
    region,
    clock,
    random: options.random ?? Math.random,
    onBug,
  });
  const { onStatusChange } = options;
  const announcer = onStatusChange && announceStatusChanges(store, clock, onStatusChange);
  const ready: Context = { store, engine, place: { region, accountId }, clock };
  context = ready;
  try {
    const { admit = () => undefined } = options;
    const server = await listen(port, admit, (request) => answerRequest(ready, request, authorize, onBug));
    engine.resume();
    return {
      url: server.url,
      engine,
      async stop() {
        engine.close();
        announcer?.close();
        await server.close();
        store.close();
      },
    };
  } catch (error) {
    engine.close();
    announcer?.close();
    store.close();
    throw error;
  }
}
