/** What a person asked, as operators see it: their own words, which they wrote for operators, and references. */
import type { AskedRequest } from '@cgdx/api/route/operator/review.ts';
import { userHashOf } from '../../ground/caller/user-hash.ts';
import { executionName } from '../../ground/execution-name.ts';
import type { StoredRequest } from '../../request/request.ts';

export const toAsked = ({ userSub, decidedBy: _who, state, ...request }: StoredRequest): AskedRequest => ({
  ...request,
  state: state === 'refunding' ? 'accepted' : state,
  userHash: userHashOf(userSub),
  ...(request.kind === 'appeal' && {
    executionId: executionName({ userSub, contributionId: request.about ?? '' }),
  }),
});
