/** Publishes a pool's next edition if it is due. */
import { randomBytes } from 'node:crypto';
import { dueEdition, editionsAYear } from '@cgdx/core/insight/due.ts';
import { makeEdition } from '@cgdx/core/insight/edition.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { readContributors, readMembership } from '../pool/summary.ts';
import { lastEditions, publishEdition } from './edition.ts';

/** Above 0 and below 1, from the system's own randomness: nobody can compute an answer's noise. */
const uniform = (): number => (randomBytes(6).readUIntBE(0, 6) + 0.5) / 2 ** 48;

/** Between two editions that speak there is at most one that does not: these hold a year's budget, and one more. */
const mostRead = 2 * (editionsAYear + 1);

/**
 * Of each number there is one edition, which everybody reads: what is drawn for one that another run publishes first is
 * thrown away.
 * @returns whether it published one
 */
export async function publishDue(dataPoolId: PlatformId): Promise<boolean> {
  const editions = await lastEditions(dataPoolId, mostRead);
  const [last] = editions;
  const spoke = editions.filter(({ contributors }) => contributors !== undefined);
  const membership = await readMembership(dataPoolId, spoke[0]?.madeAt);
  const spokeMs = spoke.map(({ madeAt }) => Date.parse(madeAt));
  const isSilent = last !== undefined && last !== spoke[0];
  const due = dueEdition({ ...membership, spokeMs, isSilent }, Date.now());
  if (due === undefined) return false;
  const contributors = await readContributors(dataPoolId);
  // After they are read: whoever came meanwhile, read or not, counts as read.
  const madeAt = new Date().toISOString();
  return publishEdition(
    makeEdition({
      dataPoolId,
      number: (last?.number ?? 0) + 1,
      madeAt,
      contributors,
      withheld: due === 'silent',
      uniform,
    }),
  );
}
