/**
 * API keys of people's programs: an item each, found by the hash of its secret. The secret itself is not
 * stored.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type ApiKey, keyScopes } from '@cgdx/api/route/api-key.ts';
import { z } from 'zod';
import { absent, isBelow, present } from '../ground/table/expression.ts';
import { addOnce, change, findItem, tryChange } from '../ground/table/item.ts';
import { listItems } from '../ground/table/query.ts';

const apiKeySchema = z.object({
  /** SHA-256 of the secret, hex: it has 256 random bits, so that nothing slower is needed. */
  keyHash: z.string(),
  keyId: z.string(),
  userSub: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Cents of SGD. */
  capCents: z.number().int(),
  createdAt: z.string(),
  /** ISO 8601, UTC; written once a minute at most. */
  lastUsedAt: z.string().optional(),
  revokedAt: z.string().optional(),
});
export type StoredKey = z.infer<typeof apiKeySchema>;

const table = 'ApiKeyTable';

/** The prefix by which secret scanners and people recognise a key. */
const prefix = 'cgdx_';
export const secretForm = /^cgdx_[\w-]{43}$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** @param spentCents in this month */
export const toShown = (
  { keyHash: _hash, userSub: _who, capCents, ...key }: StoredKey,
  spentCents: number,
): ApiKey => ({ ...key, capCents: String(capCents), spentCents: String(spentCents) });

export async function makeKey(
  userSub: string,
  about: Pick<StoredKey, 'name' | 'scopes' | 'capCents'>,
): Promise<{ readonly key: StoredKey; readonly secret: string }> {
  const secret = prefix + randomBytes(32).toString('base64url');
  const key = {
    ...{ ...about, userSub, keyHash: hashOf(secret), keyId: randomUUID() },
    ...{ hint: secret.slice(0, prefix.length + 4), createdAt: new Date().toISOString() },
  };
  await addOnce(table, key);
  return { key, secret };
}

/** Returns keys of a person, newest first. */
export const keysOfPerson = (userSub: string): Promise<StoredKey[]> =>
  listItems(table, { userSub }, { index: 'byUser', schema: apiKeySchema, newestFirst: true });

/**
 * Reads consistently, so that a key that was revoked a moment ago is not found. @returns undefined if no valid
 * key has this secret
 */
export async function findBySecret(secret: string): Promise<StoredKey | undefined> {
  const key = await findItem(table, { keyHash: hashOf(secret) }, apiKeySchema);
  return key?.revokedAt === undefined ? key : undefined;
}

export const findKey = (keyHash: string): Promise<StoredKey | undefined> =>
  findItem(table, { keyHash }, apiKeySchema);

const minuteMs = 60_000;

/** Stores the time of the key's last use, once a minute at most. */
export async function noteUse({ keyHash, lastUsedAt }: StoredKey, nowMs: number): Promise<void> {
  const [before, at] = [nowMs - minuteMs, nowMs].map((ms) => new Date(ms).toISOString());
  if (lastUsedAt !== undefined && before !== undefined && lastUsedAt > before) return;
  const onlyIf = { lastUsedAt: lastUsedAt === undefined || before === undefined ? absent : isBelow(before) };
  await tryChange(change(table, { keyHash }, { set: { lastUsedAt: at }, onlyIf }));
}

/** Revokes a key; a second call changes nothing. */
export const revokeKey = (keyHash: string): Promise<boolean> =>
  tryChange(
    change(
      table,
      { keyHash },
      { setOnce: { revokedAt: new Date().toISOString() }, onlyIf: { keyHash: present } },
    ),
  );
