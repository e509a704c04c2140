/** A person's API keys, made and revoked on the account page. The audit log has an entry for each. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { api, notFound, ok } from '../ground/caller/api.ts';
import { parseId } from '../ground/caller/id.ts';
import { userHashOf } from '../ground/caller/user-hash.ts';
import { audited } from '../operator/audit/audited.ts';
import { recorderLog } from '../operator/audit/recorder-log.ts';
import { spentThisMonth } from '../purchase/key/spending.ts';
import { findKey, keysOfPerson, makeKey, revokeKey, type StoredKey, toShown } from './api-key.ts';

/** The number of keys of one person, without revoked ones. */
const mostKeys = 20;

/** Operators read the audit log, so it names a person by their anonymous hash. */
const actionOf = (userSub: string, action: 'key.make' | 'key.revoke', target: string, reason: string) => ({
  actor: { id: userHashOf(userSub), by: 'sign-in' as const },
  ...{ action, target, reason },
});

async function assertFewKeys(userSub: string): Promise<void> {
  const alive = (await keysOfPerson(userSub)).filter(({ revokedAt }) => revokedAt === undefined);
  if (alive.length < mostKeys) return;
  throw new MarketError('conflict', 'TooManyKeys', `A person has at most ${mostKeys} keys.`, {
    advice: 'Revoke one that you do not use any more.',
  });
}

const shown = async (key: StoredKey) => toShown(key, await spentThisMonth(key.keyId));

export const handler = api({
  'GET /keys': async ({ person }) =>
    ok({ keys: await Promise.all((await keysOfPerson(person.sub)).map(shown)) }),
  'POST /keys': async ({ person, body: { name, scopes, capCents } }) => {
    await assertFewKeys(person.sub);
    const about = { name, scopes: [...new Set(scopes)], capCents: Number(capCents) };
    const action = actionOf(
      person.sub,
      'key.make',
      `key/${about.scopes.join('+')}`,
      'Its owner made it on the account page.',
    );
    const { key, secret } = await audited(
      recorderLog,
      action,
      () => makeKey(person.sub, about),
      (made) => `Key ${made.key.keyId}, up to S$${(about.capCents / 100).toFixed(2)} a month.`,
    );
    return ok({ key: toShown(key, 0), secret });
  },
  'POST /keys/{keyId}/revocation': async ({ person, path }) => {
    const keyId = parseId(path.keyId, 'This key');
    const found = (await keysOfPerson(person.sub)).find((key) => key.keyId === keyId);
    if (!found) throw notFound('This key');
    const action = actionOf(person.sub, 'key.revoke', `key/${keyId}`, 'Its owner revoked it.');
    if (found.revokedAt === undefined) await audited(recorderLog, action, () => revokeKey(found.keyHash));
    return ok(await shown((await findKey(found.keyHash)) ?? found));
  },
});
