/** Decides which files an upload sends: never a file that contains something that the person omitted. Pure. */
import type { Chosen } from './look/look-message.ts';
import { type LookState, leftOut } from './look/look-state.ts';

/** The button that the person pressed: Upload, or "Send It Anyway" for files that would be refused. */
export type Wish = 'none' | 'upload' | 'send-anyway';

/** Returns the files that the page shows; undefined if a look must make them first. */
export function filesReady(looking: LookState, chosen: readonly Chosen[]): readonly File[] | undefined {
  if (looking.kind === 'looked') return looking.files;
  if (looking.kind === 'looking' || looking.kind === 'rejected' || leftOut(looking).length > 0)
    return undefined;
  if (looking.kind === 'failed' && looking.before) return looking.before.whole.files;
  // A folder has to be packed first.
  const unlooked = chosen.flatMap((one) => (one.kind === 'file' ? [one.file] : []));
  return unlooked.length === chosen.length ? unlooked : undefined;
}

/** Returns what to do about a pressed button: wait for the look, send these files, or give up. */
export function answerWish(
  wish: Wish,
  looking: LookState,
  chosen: readonly Chosen[],
): 'wait' | 'give-up' | readonly File[] {
  if (wish === 'none') return 'wait';
  if (wish === 'send-anyway') return (looking.kind === 'rejected' && looking.files) || 'give-up';
  if (looking.kind === 'looking') return 'wait';
  return filesReady(looking, chosen) ?? 'give-up';
}
