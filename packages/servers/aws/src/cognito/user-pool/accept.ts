/**
 * Decides what follows once a user has proved their identity: tokens, a further challenge, or a refusal because of
 * their status.
 */
import { notAuthorized } from '../wire/aws-error.ts';
import { keepChallenge } from './challenge.ts';
import { signInTokens } from './issue-tokens.ts';
import { forgetWrongPasswords } from './password.ts';
import { passwordResetRequired, userNotConfirmed } from './refusal.ts';
import type { User } from './user.ts';
import type { UserPool } from './user-pool.ts';

export interface SignInAnswer {
  readonly AuthenticationResult?: Readonly<Record<string, unknown>>;
  readonly ChallengeName?: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  readonly AvailableChallenges?: readonly string[];
  readonly Session?: string;
}

function newPasswordRequired(pool: UserPool, user: User): SignInAnswer {
  if (pool.now() >= (user.passwordExpiresAt ?? Number.POSITIVE_INFINITY)) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
    Session: keepChallenge(pool, { kind: 'new-password', username: user.sub }),
  };
}

export async function accept(pool: UserPool, user: User): Promise<SignInAnswer> {
  forgetWrongPasswords(pool, user.sub);
  switch (user.status) {
    case 'UNCONFIRMED':
      throw userNotConfirmed();
    case 'RESET_REQUIRED':
      throw passwordResetRequired();
    case 'FORCE_CHANGE_PASSWORD':
      return newPasswordRequired(pool, user);
    case 'CONFIRMED':
      return { AuthenticationResult: await signInTokens(pool, user), ChallengeParameters: {} };
    default:
      return user.status satisfies never;
  }
}
