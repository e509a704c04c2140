/** InitiateAuth and AdminInitiateAuth: start or refresh a sign-in. */
import { z } from 'zod';
import { invalidParameter } from '../wire/aws-error.ts';
import { type Operations, open, signed } from '../wire/operation.ts';
import { accept, type SignInAnswer } from './accept.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import { refreshedTokens } from './issue-tokens.ts';
import { authParametersSchema, clientId, poolId, sessionSchema } from './parameter.ts';
import { type Parameters, required, signInByPassword, startSrp } from './prove-password.ts';
import { expiredSession } from './refusal.ts';
import { findUser } from './user.ts';
import type { UserPool } from './user-pool.ts';

const authFlowSchema = z.enum([
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
]);

/** The first factors of this pool, which has no second factors. */
const firstFactors = ['PASSWORD', 'PASSWORD_SRP'];

const notSupported = () => invalidParameter('Initiate Auth method not supported.');

/** Signs in once without a password, by the session that the confirmation of a sign-up returned. */
async function signInAfterSignUp(pool: UserPool, username: string, session: string): Promise<SignInAnswer> {
  const challenge = takeChallenge(pool, session);
  const user = findUser(pool, username);
  if (challenge?.kind !== 'confirmed' || user?.sub !== challenge.username) throw expiredSession();
  return accept(pool, user);
}

/** USER_AUTH: the client names a first factor, or else gets the challenge to choose one. */
export async function signInByChoice(
  pool: UserPool,
  factor: string | undefined,
  parameters: Parameters,
): Promise<SignInAnswer> {
  const username = required(parameters, 'USERNAME');
  if (factor === 'PASSWORD_SRP') {
    const answer = startSrp(pool, username, required(parameters, 'SRP_A'));
    return { ...answer, Session: keepChallenge(pool, { kind: 'choose', username }) };
  }
  if (factor === 'PASSWORD' && parameters.PASSWORD) {
    return signInByPassword(pool, username, parameters.PASSWORD);
  }
  return {
    ChallengeName: factor === 'PASSWORD' ? 'PASSWORD' : 'SELECT_CHALLENGE',
    ChallengeParameters: { USERNAME: username },
    AvailableChallenges: firstFactors,
    Session: keepChallenge(pool, { kind: 'choose', username }),
  };
}

interface Initiate {
  readonly AuthFlow: z.infer<typeof authFlowSchema>;
  readonly AuthParameters: Parameters;
  readonly Session?: string | undefined;
}

async function initiate(pool: UserPool, input: Initiate, administrator: boolean): Promise<SignInAnswer> {
  const parameters = input.AuthParameters;
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSrp(pool, required(parameters, 'USERNAME'), required(parameters, 'SRP_A'));
    case 'USER_PASSWORD_AUTH':
      if (administrator) throw notSupported();
      return signInByPassword(pool, required(parameters, 'USERNAME'), required(parameters, 'PASSWORD'));
    case 'ADMIN_USER_PASSWORD_AUTH':
    case 'ADMIN_NO_SRP_AUTH':
      if (!administrator) throw notSupported();
      return signInByPassword(pool, required(parameters, 'USERNAME'), required(parameters, 'PASSWORD'));
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return {
        AuthenticationResult: await refreshedTokens(pool, required(parameters, 'REFRESH_TOKEN')),
        ChallengeParameters: {},
      };
    case 'USER_AUTH':
      return input.Session === undefined
        ? signInByChoice(pool, parameters.PREFERRED_CHALLENGE, parameters)
        : signInAfterSignUp(pool, required(parameters, 'USERNAME'), input.Session);
    case 'CUSTOM_AUTH':
      throw invalidParameter('Custom auth lambda trigger is not configured for the user pool.');
    default:
      return input.AuthFlow satisfies never;
  }
}

export function signInOperations(pool: UserPool): Operations {
  const inputSchema = z.object({
    ClientId: clientId(pool.settings),
    AuthFlow: authFlowSchema,
    AuthParameters: authParametersSchema.default({}),
    Session: sessionSchema.optional(),
  });
  return {
    InitiateAuth: open(inputSchema, (input) => initiate(pool, input, false)),
    AdminInitiateAuth: signed(inputSchema.extend({ UserPoolId: poolId(pool.settings) }), (input) =>
      initiate(pool, input, true),
    ),
  };
}
