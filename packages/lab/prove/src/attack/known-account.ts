/** Asks the sign-in whether an address has an account. */
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Attack, allRefused } from './attack.ts';

const wrong = 'not the password';

/** Returns the answer without parts that always differ: request ids, and the requested address. */
async function told(ask: Promise<object>, email: string): Promise<string> {
  const answer = await ask.catch((error: Error) => ({ name: error.name, message: error.message }));
  const { $metadata: _, Session: __, ChallengeParameters, ...rest } = answer as Record<string, unknown>;
  const shape =
    ChallengeParameters === undefined ? {} : { challenge: Object.keys(ChallengeParameters as object).sort() };
  return JSON.stringify({ ...rest, ...shape }).replaceAll(email, 'EMAIL');
}

export const knownAccount: Attack = {
  name: 'learn whether somebody has an account',
  attempt: async ({ cloud, newcomer }) => {
    const { stack } = cloud;
    const client = new CognitoIdentityProviderClient({
      region: stack.region,
      endpoint: stack.endpoints['cognito-idp'] ?? '',
      maxAttempts: 1,
    });
    const ClientId = stack.userPoolClientId;
    const confirmed = (await newcomer()).email;
    const stamp = Date.now();
    const unconfirmed = `prove-unconfirmed-${stamp}@example.com`;
    const unknown = `prove-unknown-${stamp}@example.com`;
    await client.send(new SignUpCommand({ ClientId, Username: unconfirmed, Password: wrong }));
    const asks: Readonly<Record<string, (Username: string) => Promise<object>>> = {
      'a new code': (Username) => client.send(new ResendConfirmationCodeCommand({ ClientId, Username })),
      'a reset': (Username) => client.send(new ForgotPasswordCommand({ ClientId, Username })),
      'a guessed code': (Username) =>
        client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: '000000' })),
      'a guessed reset': (Username) =>
        client.send(
          new ConfirmForgotPasswordCommand({
            ClientId,
            Username,
            ConfirmationCode: '000000',
            Password: wrong,
          }),
        ),
      'a guessed password': (Username) =>
        client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: 'USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: Username, PASSWORD: 'a wrong guess' },
          }),
        ),
    };
    const verdicts = [];
    for (const [what, ask] of Object.entries(asks)) {
      const answers = [];
      for (const email of [confirmed, unconfirmed, unknown]) answers.push(await told(ask(email), email));
      const isAlike = new Set(answers).size === 1;
      verdicts.push({ isRefused: isAlike, seen: `${what} is answered with ${answers.join(' or ')}` });
    }
    client.destroy();
    return allRefused(verdicts);
  },
};
