/** The state of a person's claims. */

import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { findPayout, type Payout, payoutsOfPerson } from './record/payout.ts';

const toOwnPayout = ({
  transactionId,
  userSub: _sub,
  kind: _kind,
  open: _open,
  executions: _executions,
  isAccountChecked: _checked,
  workflowOrder: _order,
  refusedTransfers: _refused,
  transferAskedAt: _asked,
  settledByHand: _byHand,
  ...payout
}: Payout) => ({
  payoutId: transactionId,
  ...payout,
});

export const handler = api({
  'GET /payouts': async ({ person }) => ok({ payouts: (await payoutsOfPerson(person.sub)).map(toOwnPayout) }),
  'GET /payouts/{payoutId}': async ({ person, path }) => {
    const payout = await findPayout(parseId(path.payoutId, 'This payout'));
    if (payout?.userSub !== person.sub) throw notFound('This payout');
    return ok(toOwnPayout(payout));
  },
});
