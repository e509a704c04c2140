/** Withdrawals: a contributor takes an upload off sale, and an event has its dataset deleted. */
import type { Withdrawal } from '@cgdx/api/route/withdrawal.ts';
import { sendEvents } from '../store/event.ts';
import { type StoredWithdrawal, withdrawalsOfPerson, withdrawUpload } from '../store/withdrawal.ts';
import { api, notFound, ok } from './api.ts';
import { parseUploadHash } from './upload-hash.ts';

const toReceipt = ({
  userSub: _who,
  datasetPrefix: _where,
  due: _due,
  ...receipt
}: StoredWithdrawal): Withdrawal => receipt;

export const handler = api({
  'GET /withdrawals': async ({ person }) => ok((await withdrawalsOfPerson(person.sub)).map(toReceipt)),
  'POST /withdrawals': async ({ person, body }) => {
    const uploadHash = parseUploadHash(body.uploadHash);
    const withdrawal = await withdrawUpload(person.sub, uploadHash);
    if (!withdrawal) throw notFound('This upload');
    // If it is lost, the clock finds what is to be deleted.
    if (withdrawal.due !== undefined)
      await sendEvents([{ type: 'upload.withdrawn', detail: { uploadHash } }]);
    return ok(toReceipt(withdrawal));
  },
});
