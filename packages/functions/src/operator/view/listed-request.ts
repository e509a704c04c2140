/**
 * A person's request as operators see it: references, and the person's own words, which were written for
 * operators.
 */
import type { AskedRequest } from '@cgdx/api/route/operator/review.ts';
import { userHashOf } from '../../ground/caller/user-hash.ts';
import { executionName } from '../../ground/execution-name.ts';
import { type StoredRequest, withoutPeople } from '../../request/request.ts';

export const toAsked = (request: StoredRequest): AskedRequest => ({
  ...withoutPeople(request),
  userHash: userHashOf(request.userSub),
  ...(request.kind === 'appeal' && {
    executionId: executionName({ userSub: request.userSub, contributionId: request.about ?? '' }),
  }),
});
