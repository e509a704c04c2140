/** Operators' actions on uploads whose dataset has a fault of ours. */
import { api, ok } from '../ground/caller/api.ts';
import { recallOne, rechecks } from './recheck-list.ts';

export const handler = api({
  'GET /operator/rechecks': async ({ query }) => ok(await rechecks(query)),
  'POST /operator/rechecks/{uploadHash}/recall': async ({ person, path, body }) =>
    ok(await recallOne({ person, ...body }, path.uploadHash)),
});
