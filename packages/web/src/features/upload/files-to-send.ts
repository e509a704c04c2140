/** Decides which files an upload sends: never one of which the person leaves something out. Pure. */
import type { Chosen } from './look/look-message.ts';
import { type LookState, leftOut } from './look/look-state.ts';

/** What the person pressed: Upload, or "Send It Anyway" of files that would be refused. */
export type Wish = 'none' | 'upload' | 'send-anyway';

/** Returns the files as the page shows them; undefined if it needs a look to make them. */
export function filesReady(looking: LookState, chosen: readonly Chosen[]): readonly File[] | undefined {
  if (looking.kind === 'looked') return looking.files;
  if (looking.kind === 'looking' || looking.kind === 'rejected' || leftOut(looking).length > 0)
    return undefined;
  if (looking.kind === 'failed' && looking.before) return looking.before.whole.files;
  // a folder has to be packed first
  const unlooked = chosen.flatMap((one) => (one.kind === 'file' ? [one.file] : []));
  return unlooked.length === chosen.length ? unlooked : undefined;
}

/** Returns what becomes of a wish: it waits for the look, its files are sent, or it is given up. */
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
