/** A person's own contributions, which the timeline reads. */

import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { findContribution, listContributions, toContribution } from './record/contribution.ts';

export const handler = api({
  'GET /contributions': async ({ person }) => {
    const contributions = await listContributions(person.sub);
    return ok({ contributions: contributions.map(toContribution) });
  },
  'GET /contributions/{contributionId}': async ({ person, path }) => {
    const contributionId = parseId(path.contributionId, 'This contribution');
    const contribution = await findContribution({ userSub: person.sub, contributionId });
    if (!contribution) throw notFound('This contribution');
    return ok(toContribution(contribution));
  },
});
