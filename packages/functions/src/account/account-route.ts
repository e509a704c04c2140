/** What only the person themselves may see: the hash that stands for them, and their lines in the books. */
import type { StatementLine } from '@cgdx/api/route/account.ts';
import { personAccount } from '@cgdx/core/ledger/entry.ts';
import { api, ok } from '../ground/caller/api.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { linesOfAccount } from '../ledger/ledger.ts';
import { uploadsOfPerson } from '../pool/upload.ts';

/** An entry's id ends with what it is about: for rewards, the upload. */
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
