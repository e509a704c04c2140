/** Decides how a frame continues after the service has restarted. */
import type { Frame } from '../run/frame.ts';
import { isLive, parentOf, type Run, type Signal } from '../run/run.ts';

export type Resumption =
  | { readonly kind: 'signal'; readonly signal: Signal }
  /** The call was in flight when the service ended; it may or may not have taken effect. */
  | { readonly kind: 'call'; readonly attempt: number }
  | { readonly kind: 'watch'; readonly child: string; readonly attempt: number }
  /** A timer, a task token or a child frame will move it. */
  | { readonly kind: 'wait' };

/** @returns undefined for a frame that will never move again */
export function resumptionOf(run: Run, frame: Frame): Resumption | undefined {
  const parent = parentOf(run, frame);
  if (frame.failure !== undefined) {
    if (parent === undefined || !isLive(run, parent)) return undefined;
    return { kind: 'signal', signal: { kind: 'broke', frame: frame.id } };
  }
  if (!isLive(run, frame)) return undefined;
  const { activity } = frame;
  switch (activity.kind) {
    case 'enter':
    case 'redo':
      return { kind: 'signal', signal: { kind: 'advance', frame: frame.id } };
    case 'done':
      return { kind: 'signal', signal: { kind: 'joined', frame: frame.id } };
    case 'task': {
      const { step, attempt, child } = activity;
      if (step === 'scheduled') {
        return { kind: 'signal', signal: { kind: 'start', frame: frame.id, attempt } };
      }
      if (step === 'started') return { kind: 'call', attempt };
      return child === undefined ? { kind: 'wait' } : { kind: 'watch', child, attempt };
    }
    default:
      return { kind: 'wait' };
  }
}
