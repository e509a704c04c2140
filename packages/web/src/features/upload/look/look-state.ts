/** The state of the look at a chosen export, before it is sent. Pure. */
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import type { LookReport, Progress } from './look-message.ts';

/** The look at everything, to compare with: kept while files are left out. */
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
      /** The last result, which stays on the page meanwhile. */
      readonly before: LookedState | undefined;
    }
  | LookedState
  | {
      readonly kind: 'rejected';
      readonly rejection: Rejection;
      /** Undefined if the omitted files could not be removed. */
      readonly files: readonly File[] | undefined;
      readonly leaveOut: readonly string[];
      /** Set if only what is left was refused. */
      readonly whole: Whole | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** The omitted files stay omitted: nothing else may be sent. */
      readonly leaveOut: readonly string[];
      readonly before: LookedState | undefined;
    };

export interface LookedState {
  readonly kind: 'looked';
  readonly look: ExportLook;
  /** To be sent. */
  readonly files: readonly File[];
  readonly leaveOut: readonly string[];
  readonly whole: Whole;
}

export type LookEvent =
  | LookReport
  | { readonly kind: 'started'; readonly leaveOut: readonly string[] }
  /** The person ended the look, and keeps the one before. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'reset' };

export const noLook: LookState = { kind: 'none' };

const wholeOf = (state: LookState): Whole | undefined => {
  if (state.kind === 'looked' || state.kind === 'rejected') return state.whole;
  return shownLook(state)?.whole;
};

/** Returns what is on the page: the last look, also while another one is on its way or has failed. */
export function shownLook(state: LookState): LookedState | undefined {
  if (state.kind === 'looked') return state;
  return state.kind === 'looking' || state.kind === 'failed' ? state.before : undefined;
}

/** Returns the groups that are left out, or about to be. */
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

/** Returns the look to keep on the page; after a refusal that is the one at everything. */
function beforeOf(state: LookState): LookedState | undefined {
  const shown = shownLook(state);
  if (shown !== undefined) return shown;
  const whole = wholeOf(state);
  return whole && { kind: 'looked', look: whole.look, files: whole.files, leaveOut: [], whole };
}
