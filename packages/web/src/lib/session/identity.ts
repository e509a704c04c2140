/** The session's calls to the identity provider, loaded on demand together with Amplify. */
import './amplify.ts';
import { fetchUserAttributes, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Person } from './person.ts';

/**
 * Returns the tokens, refreshed if they have expired; null if nobody is signed in or the refresh was refused. Unlike Amplify's
 * session this needs no credentials for the bucket, which only an upload uses.
 *
 * @throws the provider's error if it cannot be reached
 */
const freshTokens = () => cognitoUserPoolsTokenProvider.getTokens();

export async function currentPerson(): Promise<Person | undefined> {
  const { sub, email, 'cognito:groups': groups } = (await freshTokens())?.idToken?.payload ?? {};
  if (sub === undefined) return undefined;
  return {
    sub,
    loginId: typeof email === 'string' ? email : sub,
    isOperator: Array.isArray(groups) && groups.includes('operators'),
  };
}

export const freshIdToken = async (): Promise<string | undefined> =>
  (await freshTokens())?.idToken?.toString();

/** Returns the id of the person's Stripe account, which only the server writes; undefined if there is none. */
export const currentStripeAccount = async (): Promise<string | undefined> =>
  (await fetchUserAttributes())['custom:stripe_account_id'] || undefined;

export const signOutPerson = (): Promise<void> => signOut();
