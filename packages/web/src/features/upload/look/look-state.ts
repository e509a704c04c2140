/** The state of the look at a chosen export, before it is sent. Pure. */
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import type { LookReport, Progress } from './look-message.ts';

/** The look at the complete export, kept for comparison while groups are omitted. */
interface Whole {
  readonly look: ExportLook;
  readonly files: readonly File[];
}

export type LookState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'looking';
      readonly leaveOut: readonly string[];
      readonly progress: Progress | undefined;
      /** The last result, which stays on the page until the next one. */
      readonly before: LookedState | undefined;
    }
  | LookedState
  | {
      readonly kind: 'rejected';
      readonly rejection: Rejection;
      /** The files to send; undefined if the omitted groups could not be removed. */
      readonly files: readonly File[] | undefined;
      readonly leaveOut: readonly string[];
      /** Set if the complete export was accepted before: only the export without the omitted groups was refused. */
      readonly whole: Whole | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** The groups stay omitted: files that contain them must not be sent. */
      readonly leaveOut: readonly string[];
      readonly before: LookedState | undefined;
    };

export interface LookedState {
  readonly kind: 'looked';
  readonly look: ExportLook;
  /** The files to send. */
  readonly files: readonly File[];
  readonly leaveOut: readonly string[];
  readonly whole: Whole;
}

export type LookEvent =
  | LookReport
  | { readonly kind: 'started'; readonly leaveOut: readonly string[] }
  /** The person ended the look, and keeps the previous one. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'reset' };

export const noLook: LookState = { kind: 'none' };

const wholeOf = (state: LookState): Whole | undefined => {
  if (state.kind === 'looked' || state.kind === 'rejected') return state.whole;
  return shownLook(state)?.whole;
};

/** Returns the look on the page: the last one, even while another look is running or has failed. */
export function shownLook(state: LookState): LookedState | undefined {
  if (state.kind === 'looked') return state;
  return state.kind === 'looking' || state.kind === 'failed' ? state.before : undefined;
}

/** Returns the groups that are omitted, or will be after the current look. */
export const leftOut = (state: LookState): readonly string[] => (state.kind === 'none' ? [] : state.leaveOut);

export function nextLookState(state: LookState, event: LookEvent): LookState {
  switch (event.kind) {
    case 'started':
      return {
        kind: 'looking',
        leaveOut: event.leaveOut,
        progress: undefined,
        before: event.leaveOut.length === 0 && wholeOf(state) === undefined ? undefined : beforeOf(state),
      };
    case 'progress':
      return state.kind === 'looking' ? { ...state, progress: event } : state;
    case 'looked': {
      if (state.kind !== 'looking') return state;
      const { look, files, whole } = event;
      const { leaveOut } = state;
      const known = wholeOf(state) ?? { look, files: whole };
      return {
        kind: 'looked',
        look,
        files,
        leaveOut,
        whole: leaveOut.length === 0 ? { look, files } : known,
      };
    }
    case 'rejected':
      if (state.kind !== 'looking') return state;
      return {
        kind: 'rejected',
        rejection: event.rejection,
        files: event.files,
        leaveOut: state.leaveOut,
        whole: wholeOf(state),
      };
    case 'failed': {
      if (state.kind !== 'looking') return state;
      const { leaveOut, before } = state;
      return { kind: 'failed', reason: event.reason, leaveOut, before };
    }
    case 'stopped':
      return state.kind === 'looking' ? (state.before ?? noLook) : state;
    case 'reset':
      return noLook;
    case 'sampled':
    case 'metered':
    case 'valued':
      return state;
    default:
      return event satisfies never;
  }
}

/** Returns the look that stays on the page; after a refusal it is the look at the complete export. */
function beforeOf(state: LookState): LookedState | undefined {
  const shown = shownLook(state);
  if (shown !== undefined) return shown;
  const whole = wholeOf(state);
  return whole && { kind: 'looked', look: whole.look, files: whole.files, leaveOut: [], whole };
}
