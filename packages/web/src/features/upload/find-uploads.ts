/** Finds a person's unfinished uploads, and separates those that have become contributions. */
import type { Deletion } from './delete-sent.ts';
import { forgetUnfinished, listUnfinished, type Memory, type Place, type Unfinished } from './unfinished.ts';

export interface FoundUploads {
  readonly waiting: readonly Unfinished[];
  /** The ids of uploads that have become contributions; their records are deleted. */
  readonly arrived: readonly string[];
}

interface Browser {
  readonly memory: Memory;
  /** Returns a function that tells whether a tab holds the lock of an upload. */
  readonly heldUploads: () => Promise<(contributionId: string) => boolean>;
  readonly isContribution: (contributionId: string) => Promise<boolean>;
}

/** An upload whose state is unknown counts as unfinished: a person who deletes it learns its state then. */
export async function findUploads(
  place: Place,
  { memory, heldUploads, isContribution }: Browser,
): Promise<FoundUploads> {
  const isHeld = await heldUploads();
  // A locked upload is running in another tab.
  const all = listUnfinished(memory, place).filter(({ contributionId }) => !isHeld(contributionId));
  const isOver = await Promise.all(
    all.map(({ contributionId }) => isContribution(contributionId).catch(() => false)),
  );
  const arrived = all.filter((_, i) => isOver[i]).map(({ contributionId }) => contributionId);
  for (const contributionId of arrived) forgetUnfinished(memory, { ...place, contributionId });
  return { waiting: all.filter((_, i) => !isOver[i]), arrived };
}

/** Returns the uploads after one unfinished upload was deleted, or proved to be complete. */
export const withoutWaiting = (
  { waiting, arrived }: FoundUploads,
  contributionId: string,
  deletion: Deletion,
): FoundUploads => ({
  waiting: waiting.filter((one) => one.contributionId !== contributionId),
  arrived: deletion === 'arrived' ? [...arrived, contributionId] : arrived,
});
