/** The messages between the main thread and a thread that reads units. */
import type { Rejection } from '../../../contribution/contribution.ts';
import type { UnitObservation } from '../../contract/export-reader.ts';
import type { MaskedUnit } from '../masking-workers.ts';

export type UnitOrder =
  | { readonly kind: 'observe'; readonly unit: number }
  | { readonly kind: 'mask'; readonly unit: number }
  /** The last chunk was consumed, so another may be sent. */
  | { readonly kind: 'room' };

export type UnitAnswer =
  | { readonly kind: 'bytes'; readonly bytes: number }
  | { readonly kind: 'chunk'; readonly of: string; readonly chunk: Uint8Array }
  | { readonly kind: 'observed'; readonly observation: UnitObservation }
  | { readonly kind: 'masked'; readonly masked: MaskedUnit }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** An internal error. Its message may contain personal data and is not sent. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string };

/** The main thread's handle of a worker thread, such as Node's `Worker`. */
export interface UnitThread {
  postMessage(order: UnitOrder): void;
  on: ThreadListening;
  off: ThreadListening;
  terminate(): Promise<unknown>;
}

type ThreadListening = ((event: 'message', listener: (answer: UnitAnswer) => void) => unknown) &
  ((event: 'error', listener: (error: unknown) => void) => unknown) &
  ((event: 'exit', listener: () => void) => unknown);

/** The worker's end of the channel, such as Node's `MessagePort` to its parent. */
export interface UnitPort {
  postMessage(answer: UnitAnswer, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (order: UnitOrder) => void): unknown;
}

/** How many chunks a thread may send before it waits, so that masking continues while chunks are stored. */
export const chunksAhead = 16;
