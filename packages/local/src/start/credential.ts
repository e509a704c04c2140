/** What the start itself and the handlers sign their calls with. */
import type { Credential } from '../iam/credential.ts';
import { developmentCredentials } from './name.ts';
import type { Replaced } from './replaced.ts';

/**
 * The development credential; or the one in the environment where a part is replaced: the other server may want it,
 * and then ours take it, too.
 */
export function rootCredentialOf(
  replaced: Replaced,
  env: Readonly<Record<string, string | undefined>>,
): Credential {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  const given =
    Object.keys(replaced).length > 0 && id && secret
      ? { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) }
      : developmentCredentials;
  return { ...given, statements: [{ effect: 'Allow', actions: ['*'], resources: ['*'] }], tags: {} };
}

/** As the AWS clients of a child process read it. */
export const credentialVariables = ({
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: Credential): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
});
