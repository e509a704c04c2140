/** A person's own contributions, which the timeline reads. */
import { findContribution, listContributions, toContribution } from '../store/contribution.ts';
import { api, notFound, ok } from './api.ts';
import { parseId } from './id.ts';

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
