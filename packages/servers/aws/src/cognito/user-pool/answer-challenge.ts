/** RespondToAuthChallenge: the second call of a sign-in. */
import { z } from 'zod';
import { invalidParameter } from '../wire/aws-error.ts';
import { type Operations, open, signed } from '../wire/operation.ts';
import { accept, type SignInAnswer } from './accept.ts';
import { assertClientMayWrite } from './attribute.ts';
import { takeChallenge } from './challenge.ts';
import { authParametersSchema, clientId, poolId, sessionSchema } from './parameter.ts';
import { assertConforms, verifierFor } from './password.ts';
import { finishSrp, type Parameters, required, signInByPassword } from './prove-password.ts';
import { expiredSession, missingParameter } from './refusal.ts';
import { signInByChoice } from './sign-in.ts';
import { findUser, saveUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const attributePrefix = 'userAttributes.';

/** Consumes the session of a choice of factors; the session must belong to this person. */
function takeChoice(pool: UserPool, session: string | undefined, username: string): void {
  if (session === undefined) throw missingParameter('Session');
  const challenge = takeChallenge(pool, session);
  if (challenge?.kind !== 'choose') throw expiredSession();
  const same = challenge.username.toLowerCase() === username.toLowerCase();
  if (!same && findUser(pool, username)?.sub !== findUser(pool, challenge.username)?.sub) {
    throw expiredSession();
  }
}

async function setNewPassword(
  pool: UserPool,
  session: string | undefined,
  responses: Parameters,
): Promise<SignInAnswer> {
  const username = required(responses, 'USERNAME');
  const password = required(responses, 'NEW_PASSWORD');
  const given = Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(attributePrefix))
      .map(([name, value]) => [name.slice(attributePrefix.length), value]),
  );
  // Checked before the session is consumed, so that the person can try a better password.
  assertConforms(pool, password);
  assertClientMayWrite(pool, given);
  if (given.email !== undefined) throw invalidParameter('Cannot modify an already provided email');
  const challenge = session === undefined ? undefined : takeChallenge(pool, session);
  const user = findUser(pool, username);
  if (challenge?.kind !== 'new-password' || user?.sub !== challenge.username) throw expiredSession();
  const { passwordExpiresAt: _, ...kept } = user;
  const changed: User = {
    ...kept,
    ...verifierFor(pool, user.sub, password),
    attributes: { ...user.attributes, ...given },
    status: 'CONFIRMED',
  };
  saveUser(pool, changed);
  return accept(pool, changed);
}

interface Answer {
  readonly ChallengeName: string;
  readonly ChallengeResponses: Parameters;
  readonly Session?: string | undefined;
}

async function answerChallenge(pool: UserPool, input: Answer): Promise<SignInAnswer> {
  const responses = input.ChallengeResponses;
  switch (input.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return finishSrp(pool, responses);
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(pool, input.Session, responses);
    case 'SELECT_CHALLENGE':
      takeChoice(pool, input.Session, required(responses, 'USERNAME'));
      return signInByChoice(pool, required(responses, 'ANSWER'), responses);
    case 'PASSWORD':
      takeChoice(pool, input.Session, required(responses, 'USERNAME'));
      return signInByPassword(pool, required(responses, 'USERNAME'), required(responses, 'PASSWORD'));
    default:
      throw invalidParameter(`Challenge ${input.ChallengeName} is not asked by this user pool.`);
  }
}

export function challengeOperations(pool: UserPool): Operations {
  const inputSchema = z.object({
    ClientId: clientId(pool.settings),
    ChallengeName: z.string(),
    ChallengeResponses: authParametersSchema.default({}),
    Session: sessionSchema.optional(),
  });
  return {
    RespondToAuthChallenge: open(inputSchema, (input) => answerChallenge(pool, input)),
    AdminRespondToAuthChallenge: signed(inputSchema.extend({ UserPoolId: poolId(pool.settings) }), (input) =>
      answerChallenge(pool, input),
    ),
  };
}
