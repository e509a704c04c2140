/** The attribute of a person in the user pool that only the server writes. */
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { userPoolId } from '../ground/links.ts';
import { clientTimeout } from '../ground/table/client-timeout.ts';

const client = new CognitoIdentityProviderClient({ requestHandler: clientTimeout });

/** @param username the name in the token, or the person's sub: Cognito accepts both */
export async function writeStripeAttribute(username: string, stripeAccountId: string): Promise<void> {
  await client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId(),
      Username: username,
      UserAttributes: [{ Name: 'custom:stripe_account_id', Value: stripeAccountId }],
    }),
  );
}
