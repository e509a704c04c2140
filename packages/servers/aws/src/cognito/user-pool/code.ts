/** Six-digit codes by mail: one valid code per user and purpose, hashed, expiring, with limits on sending and guessing. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { assertWithinLimit, countAttempt, forgetAttempts } from './limit.ts';
import { expiredCode, wrongCode } from './refusal.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

export type Purpose = 'sign-up' | 'reset' | 'attribute';

const hourMs = 3_600_000;
const codeCount = 1_000_000;

const subjects = {
  'sign-up': 'Your verification code',
  reset: 'Your password reset code',
  attribute: 'Your verification code',
} as const satisfies Record<Purpose, string>;

const texts = {
  'sign-up': (code: string) => `Your verification code is ${code}.`,
  reset: (code: string) => `Your password reset code is ${code}.`,
  attribute: (code: string) => `Your verification code is ${code}.`,
} as const satisfies Record<Purpose, (code: string) => string>;

const hours = (pool: UserPool, purpose: Purpose) =>
  ({
    'sign-up': pool.settings.signUpCodeHours,
    reset: pool.settings.resetCodeHours,
    attribute: pool.settings.attributeCodeHours,
  })[purpose];

const hashOf = (pool: UserPool, sub: string, purpose: Purpose, code: string) =>
  createHmac('sha256', pool.pepper).update(`${sub} ${purpose} ${code}`).digest();

const sentKey = (sub: string, purpose: Purpose) => `sent ${purpose} ${sub}`;
const wrongKey = (sub: string, purpose: Purpose) => `wrong ${purpose} ${sub}`;

/** Returns the delivery details of a mail as the answer shows them: `j***@e***`. */
export function deliveryTo(email: string) {
  const [name = '', domain = ''] = email.split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    // In lower case: the spelling of the registration would reveal that the address has an account.
    Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`.toLowerCase(),
  };
}

/**
 * Throws LimitExceeded if `most` codes were requested within the hour. `sub` may be invented: unknown names have the
 * same limit.
 */
export function countSent(
  pool: UserPool,
  sub: string,
  purpose: Purpose,
  most = pool.settings.codesPerHour,
): void {
  assertWithinLimit(pool, sentKey(sub, purpose), most);
  countAttempt(pool, sentKey(sub, purpose));
}

/** Stores a new code and returns the function that sends it, to be called after the caller's transaction. */
export function prepareCode(pool: UserPool, user: User, purpose: Purpose, email: string) {
  const code = String(randomInt(codeCount)).padStart(6, '0');
  pool.database
    .prepare(
      `INSERT INTO code (sub, purpose, hash, subject, expires_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (sub, purpose)
       DO UPDATE SET hash = excluded.hash, subject = excluded.subject, expires_at = excluded.expires_at`,
    )
    .run(
      user.sub,
      purpose,
      hashOf(pool, user.sub, purpose, code),
      email,
      pool.now() + hours(pool, purpose) * hourMs,
    );
  return async () => {
    await pool.sendMail({ to: email, subject: subjects[purpose], text: texts[purpose](code), code });
    return deliveryTo(email);
  };
}

const rowSchema = z.object({ hash: z.instanceof(Uint8Array), subject: z.string(), expires_at: z.number() });

/**
 * Returns the address that the code was sent to; throws CodeMismatch, ExpiredCode or LimitExceeded. Call it outside a
 * transaction, so that a wrong code stays counted; call `dropCode` inside the transaction that uses the code.
 * @param user an invented user if none exists; the answer is that of a user without a pending code
 */
export function checkCode(pool: UserPool, user: Pick<User, 'sub'>, purpose: Purpose, code: string): string {
  assertWithinLimit(pool, wrongKey(user.sub, purpose), pool.settings.wrongCodesPerHour);
  const found = pool.database
    .prepare('SELECT hash, subject, expires_at FROM code WHERE sub = ? AND purpose = ?')
    .get(user.sub, purpose);
  if (!found) {
    countAttempt(pool, wrongKey(user.sub, purpose));
    // A signed-in person may learn that no code was sent.
    throw purpose === 'attribute' ? expiredCode() : wrongCode();
  }
  const kept = rowSchema.parse(found);
  if (!timingSafeEqual(kept.hash, hashOf(pool, user.sub, purpose, code))) {
    countAttempt(pool, wrongKey(user.sub, purpose));
    throw wrongCode();
  }
  if (pool.now() >= kept.expires_at) throw expiredCode();
  return kept.subject;
}

export function dropCode(pool: UserPool, user: User, purpose: Purpose): void {
  pool.database.prepare('DELETE FROM code WHERE sub = ? AND purpose = ?').run(user.sub, purpose);
  forgetAttempts(pool, wrongKey(user.sub, purpose));
}
