/** Temporary credentials: made for a signed-in person, looked up when a signature is checked. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Credential, FindCredential, Statement } from '../../iam/credential.ts';
import type { Claims } from '../token/jwt.ts';
import type { IdentityPool } from './pool-state.ts';

/** The lifetime that AWS uses; Amplify requests new credentials after 50 minutes. */
const lifetimeMs = 3_600_000;
const keyAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const keyLetters = 16;
/** The prefix of temporary key ids, as on AWS. */
const temporary = 'ASIA';

const rowSchema = z.object({
  secret_access_key: z.string(),
  session_token: z.string(),
  tags: z.string(),
  expires_at: z.number(),
});

const tagsSchema = z.record(z.string(), z.string());

function newKeyId(): string {
  const letters = Array.from(randomBytes(keyLetters), (byte) => keyAlphabet[byte % keyAlphabet.length]);
  return `${temporary}${letters.join('')}`;
}

function tagsOf(principalTags: IdentityPool['principalTags'], claims: Claims): Record<string, string> {
  return Object.fromEntries(
    Object.entries(principalTags).flatMap(([tag, claim]) => {
      const value = claims[claim];
      return typeof value === 'string' ? [[tag, value]] : [];
    }),
  );
}

export function makeCredential({ database, principalTags, users }: IdentityPool, claims: Claims) {
  const nowMs = users.now();
  const AccessKeyId = newKeyId();
  const SecretKey = randomBytes(30).toString('base64');
  const SessionToken = randomBytes(96).toString('base64');
  const expiresAt = nowMs + lifetimeMs;
  database.prepare('DELETE FROM credential WHERE expires_at <= ?').run(nowMs - lifetimeMs);
  database
    .prepare(
      'INSERT INTO credential (access_key_id, secret_access_key, session_token, tags, expires_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(AccessKeyId, SecretKey, SessionToken, JSON.stringify(tagsOf(principalTags, claims)), expiresAt);
  return { AccessKeyId, SecretKey, SessionToken, Expiration: Math.floor(expiresAt / 1000) };
}

/**
 * Returns a function that finds credentials by their key id. Expired ones are found for one more hour, so that they are
 * refused as expired and not as unknown.
 * @param statements the permissions of the role of signed-in people
 */
export function credentialFinder(database: DatabaseSync, statements: readonly Statement[]): FindCredential {
  return (accessKeyId): Credential | undefined => {
    // Functions and tools call most often, and have permanent keys.
    if (!accessKeyId.startsWith(temporary)) return undefined;
    const found = database.prepare('SELECT * FROM credential WHERE access_key_id = ?').get(accessKeyId);
    if (!found) return undefined;
    const row = rowSchema.parse(found);
    return {
      accessKeyId,
      secretAccessKey: row.secret_access_key,
      sessionToken: row.session_token,
      expiresAt: row.expires_at,
      statements,
      tags: tagsSchema.parse(JSON.parse(row.tags)),
    };
  };
}
