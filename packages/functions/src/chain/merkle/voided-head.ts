/**
 * Says whether the chain has cut away leaves that HEAD covers. Such a HEAD must not be published again as it
 * was.
 */
import { isVoided } from '@cgdx/core/merkle/void.ts';
import { currentVoids } from '../node/marketplace-query.ts';
import type { Head } from './head.ts';
import { findPublication } from './root-update.ts';

/** The transaction that made HEAD's root, and its block; undefined if it is not known. */
export const transactionOf = async (
  head: Head,
): Promise<{ readonly transactionHash: string; readonly blockNumber: number } | undefined> =>
  (await findPublication(head.version)) ?? head.cutBack ?? head.movedIn;

export async function isHeadVoided(head: Head): Promise<boolean> {
  const made = await transactionOf(head);
  return made !== undefined && isVoided(await currentVoids(), { ...made, size: head.size });
}
