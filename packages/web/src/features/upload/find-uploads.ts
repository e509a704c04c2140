/** Finds the uploads of a person that wait to be gone on with, and tells those that have arrived from them. */
import type { Deletion } from './delete-sent.ts';
import { forgetUnfinished, listUnfinished, type Memory, type Place, type Unfinished } from './unfinished.ts';

export interface FoundUploads {
  readonly waiting: readonly Unfinished[];
  /** Ids of the contributions that they became. Their records are gone. */
  readonly arrived: readonly string[];
}

interface Browser {
  readonly memory: Memory;
  /** Returns whether an upload is held by a tab. */
  readonly heldUploads: () => Promise<(contributionId: string) => boolean>;
  readonly isContribution: (contributionId: string) => Promise<boolean>;
}

/** An upload whose state is unknown counts as waiting: a person who deletes it learns its state then. */
export async function findUploads(
  place: Place,
  { memory, heldUploads, isContribution }: Browser,
): Promise<FoundUploads> {
  const isHeld = await heldUploads();
  // An upload that is locked is going on in another tab.
  const all = listUnfinished(memory, place).filter(({ contributionId }) => !isHeld(contributionId));
  const isOver = await Promise.all(
    all.map(({ contributionId }) => isContribution(contributionId).catch(() => false)),
  );
  const arrived = all.filter((_, i) => isOver[i]).map(({ contributionId }) => contributionId);
  for (const contributionId of arrived) forgetUnfinished(memory, { ...place, contributionId });
  return { waiting: all.filter((_, i) => !isOver[i]), arrived };
}

/** Returns what is left once one of those that waited is deleted, or turned out to have arrived. */
export const withoutWaiting = (
  { waiting, arrived }: FoundUploads,
  contributionId: string,
  deletion: Deletion,
): FoundUploads => ({
  waiting: waiting.filter((one) => one.contributionId !== contributionId),
  arrived: deletion === 'arrived' ? [...arrived, contributionId] : arrived,
});
