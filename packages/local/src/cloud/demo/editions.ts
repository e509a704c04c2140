/**
 * Publishes an edition of each platform, as if invented people had contributed half a year ago. An edition counts
 * uploads only from two quarters after they were accepted, so I-GPT could say nothing about a new market.
 */
import { firstDayOf, quarterOf } from '@cgdx/core/insight/calendar.ts';
import { editionOf, madeUpContributors } from '@cgdx/core/insight/made-up-pool.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import type { Stack } from '../../ground/endpoints.ts';
import { linkToLocal } from '../link/link-local.ts';

const habits = 50;
/** The number of people with each habit. */
const peopleOfHabit = 40;

/** Never throws: after a failure the existing edition stays. */
export async function publishDemoEditions(stack: Stack, out: NodeJS.WriteStream): Promise<void> {
  linkToLocal(stack);
  const { publishEdition } = await import('@cgdx/functions/pool/edition.ts');
  const number = quarterOf(new Date().toISOString());
  const addedAt = `${firstDayOf(number - 2)}T00:00:00.000Z`;
  const publish = (platform: PlatformId): Promise<boolean> => {
    const people = madeUpContributors(platform, habits, addedAt);
    return publishEdition(editionOf(platform, people, { copies: peopleOfHabit, number, addedAt }));
  };
  try {
    const published = (await Promise.all(platformIds.map(publish))).filter(Boolean).length;
    if (published > 0)
      out.write(`  Demo: I-GPT answers about ${habits * peopleOfHabit} invented people of each platform.\n`);
  } catch (error) {
    out.write(`  Demo: the editions for I-GPT failed: ${error instanceof Error ? error.message : error}\n`);
  }
}
