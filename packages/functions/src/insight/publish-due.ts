/** Publishes a pool's edition of this quarter, unless it is there. */
import { randomBytes } from 'node:crypto';
import { quarterOf } from '@cgdx/core/insight/calendar.ts';
import { makeEdition } from '@cgdx/core/insight/edition.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { lastEditions, publishEdition } from '../pool/edition.ts';
import { foldUnfolded, readCounts } from '../pool/pool-count.ts';

/** Above 0 and below 1, from the system's own randomness: nobody can compute an answer's noise. */
const uniform = (): number => (randomBytes(6).readUIntBE(0, 6) + 0.5) / 2 ** 48;

/**
 * Publishes at most one edition of each number, which everybody reads: if another run publishes first, this
 * run's noise is thrown away.
 * @returns whether it published one
 */
export async function publishDue(
  dataPoolId: PlatformId,
  madeAt = new Date().toISOString(),
): Promise<boolean> {
  const number = quarterOf(madeAt);
  const editions = await lastEditions(dataPoolId);
  if (editions.some((edition) => edition.number >= number)) return false;
  await foldUnfolded(dataPoolId);
  return publishEdition(
    makeEdition({
      dataPoolId,
      number,
      madeAt,
      counts: await readCounts(dataPoolId),
      columns: editions.flatMap(({ column }) => column?.year ?? []),
      uniform,
    }),
  );
}
