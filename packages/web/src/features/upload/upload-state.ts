/** The states of an upload: running, paused, being deleted, failed, arrived or sent. Pure. */

/** What failed: the sending, with objects perhaps in the bucket; the deletion; or the upload, before anything was sent. */
export type Failure = 'sending' | 'deleting' | 'nothing-sent';

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly sentBytes: number; readonly startedAt: string }
  | { readonly kind: 'paused'; readonly sentBytes: number; readonly startedAt: string }
  | { readonly kind: 'deleting' }
  | {
      readonly kind: 'failed';
      readonly sentBytes: number;
      readonly reason: string;
      readonly failure: Failure;
    }
  /** The person cancelled the upload, but it was complete already. */
  | { readonly kind: 'arrived'; readonly contributionId: string }
  | { readonly kind: 'sent'; readonly contributionId: string };

export type UploadEvent =
  | { readonly kind: 'started'; readonly at: string }
  | { readonly kind: 'progressed'; readonly sentBytes: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'gave-up' }
  | { readonly kind: 'failed'; readonly reason: string; readonly failure: Failure }
  | { readonly kind: 'arrived'; readonly contributionId: string }
  | { readonly kind: 'sent'; readonly contributionId: string };

export const idle: UploadState = { kind: 'idle' };

export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.kind) {
    case 'started':
      return { kind: 'running', sentBytes: sentBytes(state), startedAt: event.at };
    case 'progressed':
      // Pieces in flight start again after a pause, and the bar must not go back.
      if (state.kind !== 'running' && state.kind !== 'paused') return state;
      return { ...state, sentBytes: Math.max(state.sentBytes, event.sentBytes) };
    case 'paused':
      return state.kind === 'running' ? { ...state, kind: 'paused' } : state;
    case 'resumed':
      return state.kind === 'paused' ? { ...state, kind: 'running' } : state;
    case 'cancelled':
      return idle;
    case 'gave-up':
      return { kind: 'deleting' };
    case 'failed':
      return { ...event, sentBytes: sentBytes(state) };
    case 'arrived':
    case 'sent':
      return { kind: event.kind, contributionId: event.contributionId };
    default:
      return event satisfies never;
  }
}

const sentBytes = (state: UploadState): number => ('sentBytes' in state ? state.sentBytes : 0);
