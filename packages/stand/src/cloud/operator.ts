/** Signs up a new person and adds them to the operators. */
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { type Person, signIn, signUp } from '@cgdx/local/person/person.ts';

/** @param email an address without an account */
export async function newOperator(stack: Stack, email: string, password: string): Promise<Person> {
  const { region, endpoints, credentials } = stack;
  if (credentials === undefined) throw new Error('a local stack has development credentials');
  await signUp(stack, email, password);
  const client = new CognitoIdentityProviderClient({
    region,
    credentials,
    endpoint: endpoints['cognito-idp'] ?? '',
  });
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: stack.userPoolId,
      Username: email,
      GroupName: 'operators',
    }),
  );
  client.destroy();
  // Only tokens issued from now on name the group.
  return signIn(stack, email, password);
}
