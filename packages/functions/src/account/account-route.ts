/** The routes of a person's own data: their anonymous hash, and the statement of their ledger entries. */
import type { StatementLine } from '@cgdx/api/route/account.ts';
import { personAccount } from '@cgdx/core/ledger/entry.ts';
import { api, ok } from '../ground/caller/api.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { linesOfAccount } from '../ledger/ledger.ts';
import { uploadsOfPerson } from '../pool/upload.ts';

/** A ledger entry's id ends with the id of its subject: for a reward, the upload. */
const subjectOf = (entryId: string): string => entryId.slice(entryId.indexOf('#') + 1);

async function statement(userSub: string): Promise<StatementLine[]> {
  const [lines, uploads] = await Promise.all([
    linesOfAccount(personAccount(userSub)),
    uploadsOfPerson(userSub),
  ]);
  const poolOf = new Map(uploads.map(({ uploadHash, dataPoolId }) => [uploadHash, dataPoolId]));
  const balances = new Map<string, bigint>();
  return lines.map(({ entryId, event, currency, amount, createdAt }) => {
    const balance = (balances.get(currency) ?? 0n) + BigInt(amount);
    balances.set(currency, balance);
    const uploadHash = subjectOf(entryId);
    const dataPoolId = poolOf.get(uploadHash);
    return {
      bookedAt: createdAt,
      event,
      ...(dataPoolId && { uploadHash, dataPoolId }),
      currency,
      amount,
      balance: String(balance),
    };
  });
}

export const handler = api({
  'GET /account': async ({ person }) => ok({ anonymousHash: userHashOf(person.sub) }),
  'GET /account/statement': async ({ person }) => ok(await statement(person.sub)),
});
