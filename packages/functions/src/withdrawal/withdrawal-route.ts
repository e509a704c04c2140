/** Withdrawals: a contributor takes an upload off sale, and an event makes its dataset be deleted. */
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseUploadHash } from '../ground/caller/upload-hash.ts';
import { sendEvents } from '../ground/handler/event.ts';
import { findUpload } from '../pool/upload.ts';
import { type StoredWithdrawal, withdrawalsOfPerson, withdrawUpload } from './withdrawal.ts';

const toReceipt = ({
  userSub: _who,
  datasetPrefix: _where,
  due: _due,
  ...receipt
}: StoredWithdrawal): Withdrawal => receipt;

/**
 * The state of a reward that was being paid at the withdrawal and has since been paid, or refused and
 * forfeited.
 */
const laterReward = {
  claimed: 'paid',
  claiming: 'being-paid',
  forfeited: 'forfeited',
  unclaimed: 'being-paid',
} as const;

/** The reward of a recalled upload stays with its contributor. */
const keptReward = { ...laterReward, unclaimed: 'claimable' } as const;

async function receiptNow(withdrawal: StoredWithdrawal): Promise<Withdrawal> {
  const receipt = toReceipt(withdrawal);
  if (receipt.reward !== 'being-paid' && receipt.reward !== 'claimable') return receipt;
  const { rewardState = 'claiming' } = (await findUpload(receipt.uploadHash)) ?? {};
  return {
    ...receipt,
    reward:
      (receipt.recalled ?? receipt.retired) === undefined
        ? laterReward[rewardState]
        : keptReward[rewardState],
  };
}

export const handler = api({
  'GET /withdrawals': async ({ person }) =>
    ok(await Promise.all((await withdrawalsOfPerson(person.sub)).map(receiptNow))),
  'POST /withdrawals': async ({ person, body }) => {
    const uploadHash = parseUploadHash(body.uploadHash);
    const withdrawal = await withdrawUpload(person.sub, uploadHash);
    if (!withdrawal) throw notFound('This upload');
    // If the event is lost, the scheduled run finds what is to be deleted.
    if (withdrawal.due !== undefined) {
      const contributionId = (await findUpload(uploadHash))?.contributionId;
      await sendEvents([{ type: 'upload.withdrawn', detail: { contributionId, uploadHash } }]);
    }
    return ok(await receiptNow(withdrawal));
  },
});
