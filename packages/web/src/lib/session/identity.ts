/** The session's calls to the identity provider; loaded lazily with Amplify. */
import './amplify.ts';
import { fetchAuthSession, fetchUserAttributes, getCurrentUser, signOut } from 'aws-amplify/auth';
import type { Person } from './person.ts';

export async function currentPerson(): Promise<Person> {
  const user = await getCurrentUser();
  const { tokens } = await fetchAuthSession();
  const { email, 'cognito:groups': groups } = tokens?.idToken?.payload ?? {};
  return {
    sub: user.userId,
    loginId: typeof email === 'string' ? email : (user.signInDetails?.loginId ?? user.username),
    isOperator: Array.isArray(groups) && groups.includes('operators'),
  };
}

/** Returns the id token, refreshed if it has expired. */
export async function freshIdToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString();
}

/** Returns the person's account at Stripe, which only the server writes; undefined if there is none. */
export const currentStripeAccount = async (): Promise<string | undefined> =>
  (await fetchUserAttributes())['custom:stripe_account_id'] || undefined;

export const signOutPerson = (): Promise<void> => signOut();
