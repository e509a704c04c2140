/** The session's calls to the identity provider; loaded lazily with Amplify. */
import './amplify.ts';
import { fetchAuthSession, getCurrentUser, signOut } from 'aws-amplify/auth';
import type { Person } from './person.ts';

export async function currentPerson(): Promise<Person> {
  const user = await getCurrentUser();
  const { tokens } = await fetchAuthSession();
  const email = tokens?.idToken?.payload.email;
  return {
    sub: user.userId,
    loginId: typeof email === 'string' ? email : (user.signInDetails?.loginId ?? user.username),
  };
}

/** Returns the id token, refreshed if it has expired. */
export async function freshIdToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString();
}

export const signOutPerson = (): Promise<void> => signOut();
