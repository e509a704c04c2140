/**
 * Publishes editions of each platform, as if invented people had contributed before April. An edition counts uploads only
 * from two quarters after they were accepted, so I-GPT could say nothing about a new market.
 */
import { firstDayOf, lastCounted, lastJuly, quarterOf } from '@cgdx/core/insight/calendar.ts';
import type { Edition } from '@cgdx/core/insight/edition.ts';
import { editionOf, madeUpContributors } from '@cgdx/core/insight/made-up-pool.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { linkToLocal } from '../link/link-local.ts';

const habits = 50;
/** The number of people with each habit. */
const peopleOfHabit = 40;

/**
 * Returns the edition of the last July, which has the column of a year, and the current one. The uploads came in the last
 * quarter that both the column and the edition of July count.
 * @param number the current quarter
 */
export function demoEditions(platform: PlatformId, number: number): Edition[] {
  const july = lastJuly(number);
  const addedAt = `${firstDayOf(lastCounted(july))}T00:00:00.000Z`;
  const people = madeUpContributors(platform, habits, addedAt);
  const options = { copies: peopleOfHabit, addedAt };
  const first = editionOf(platform, people, { ...options, number: july });
  if (number === july) return [first];
  const columns = first.column ? [first.column.year] : [];
  return [first, editionOf(platform, people, { ...options, number, columns })];
}

/** Never throws: after a failure the existing edition stays. */
export async function publishDemoEditions(stack: Stack, out: NodeJS.WriteStream): Promise<void> {
  linkToLocal(stack);
  const { publishEdition } = await import('@cgdx/functions/pool/edition.ts');
  const number = quarterOf(new Date().toISOString());
  try {
    const editions = platformIds.flatMap((platform) => demoEditions(platform, number));
    const published = (await Promise.all(editions.map(publishEdition))).filter(Boolean).length;
    if (published > 0)
      out.write(`  Demo: I-GPT answers about ${habits * peopleOfHabit} invented people of each platform.\n`);
  } catch (error) {
    out.write(`  Demo: the editions for I-GPT failed: ${error instanceof Error ? error.message : error}\n`);
  }
}
