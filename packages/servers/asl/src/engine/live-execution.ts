/** An execution that the engine holds in memory. */
import type { Run, Signal } from '../run/run.ts';

export interface LiveExecution {
  readonly run: Run;
  /** Callers that wait for a signal to be committed. */
  readonly waiting: Map<Signal, () => void>;
}
