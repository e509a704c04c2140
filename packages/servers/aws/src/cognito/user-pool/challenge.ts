/** The state that the pool stores between two calls of one sign-in. The first answer consumes it. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { UserPool } from './user-pool.ts';

const contentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('srp'),
    username: z.string(),
    A: z.string(),
    b: z.string(),
    B: z.string(),
    /** False if the user does not exist: the same challenge is given, but no answer is right. */
    exists: z.boolean(),
  }),
  /** The client must choose a first factor, or send the password. */
  z.object({ kind: z.literal('choose'), username: z.string() }),
  z.object({ kind: z.literal('new-password'), username: z.string() }),
  /** The sign-up was confirmed with its code; this session signs in once without a password. */
  z.object({ kind: z.literal('confirmed'), username: z.string() }),
]);

export type ChallengeContent = z.infer<typeof contentSchema>;

const minuteMs = 60_000;
/** The same length as AWS's tokens, and long enough for clients that require at least 20. */
const tokenBytes = 96;

const hash = (token: string) => createHash('sha256').update(token).digest();

/** Stores the content and returns an opaque token (base64) for it: a session or an SRP secret block. */
export function keepChallenge(pool: UserPool, content: ChallengeContent): string {
  const token = randomBytes(tokenBytes).toString('base64');
  pool.database.prepare('DELETE FROM challenge WHERE expires_at <= ?').run(pool.now());
  pool.database
    .prepare('INSERT INTO challenge (hash, content, expires_at) VALUES (?, ?, ?)')
    .run(hash(token), JSON.stringify(content), pool.now() + pool.settings.challengeMinutes * minuteMs);
  return token;
}

/** Consumes and returns the challenge behind `token`; undefined if it is unknown, used or expired. */
export function takeChallenge(pool: UserPool, token: string): ChallengeContent | undefined {
  const row = pool.database
    .prepare('DELETE FROM challenge WHERE hash = ? RETURNING content, expires_at')
    .get(hash(token));
  if (!row || pool.now() >= Number(row.expires_at)) return undefined;
  return contentSchema.parse(JSON.parse(String(row.content)));
}
