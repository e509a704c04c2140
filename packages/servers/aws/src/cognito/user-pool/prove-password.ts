/** The two ways to prove a password: by sending it, or by SRP without sending it. */
import { invalidParameter } from '../wire/aws-error.ts';
import { accept, type SignInAnswer } from './accept.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import { madeUp } from './made-up.ts';
import { assertNotLockedOut, countWrongPassword, isPasswordOf } from './password.ts';
import { expiredSession, missingParameter, wrongPassword } from './refusal.ts';
import { poolName } from './settings.ts';
import { isProofOfPassword, isUsableA, makeChallenge } from './srp.ts';
import { findUser } from './user.ts';
import type { UserPool } from './user-pool.ts';

export type Parameters = Readonly<Record<string, string>>;

const timestampPattern = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/;

export function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined || value === '') throw missingParameter(name);
  return value;
}

export async function signInByPassword(
  pool: UserPool,
  username: string,
  password: string,
): Promise<SignInAnswer> {
  assertNotLockedOut(pool, username);
  const user = findUser(pool, username);
  if (!isPasswordOf(pool, user, password) || !user) {
    countWrongPassword(pool, username);
    throw wrongPassword();
  }
  return accept(pool, user);
}

/** Starts SRP: returns the PASSWORD_VERIFIER challenge. */
export function startSrp(pool: UserPool, username: string, A: string): SignInAnswer {
  if (!isUsableA(A)) throw invalidParameter('SRP_A is not a valid value');
  assertNotLockedOut(pool, username);
  const found = findUser(pool, username);
  const user = found ?? madeUp(pool, username);
  const { b, B } = makeChallenge(user);
  const SECRET_BLOCK = keepChallenge(pool, {
    kind: 'srp',
    username: found ? found.sub : username,
    exists: found !== undefined,
    A,
    b,
    B,
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: user.salt,
      SECRET_BLOCK,
      SRP_B: B,
      USERNAME: user.sub,
      USER_ID_FOR_SRP: user.sub,
    },
  };
}

/** Checks the client's response to PASSWORD_VERIFIER. */
export async function finishSrp(pool: UserPool, responses: Parameters): Promise<SignInAnswer> {
  const username = required(responses, 'USERNAME');
  const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = required(responses, 'TIMESTAMP');
  if (!timestampPattern.test(timestamp)) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const challenge = takeChallenge(pool, secretBlock);
  if (challenge?.kind !== 'srp') throw expiredSession();
  assertNotLockedOut(pool, challenge.username);
  const user = challenge.exists ? findUser(pool, challenge.username) : undefined;
  const isProved =
    user !== undefined &&
    findUser(pool, username)?.sub === user.sub &&
    isProofOfPassword({ poolName: poolName(pool.settings), userId: user.sub }, user, challenge, {
      A: challenge.A,
      secretBlock,
      timestamp,
      signature,
    });
  if (!isProved) {
    countWrongPassword(pool, challenge.username);
    throw wrongPassword();
  }
  return accept(pool, user);
}
