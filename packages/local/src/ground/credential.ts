/** The credential with which the start itself signs its calls. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Credential } from '@cgdx/aws/iam/credential.ts';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { z } from 'zod';
import type { Replaced } from './replaced.ts';
import { readStateFile } from './state-file.ts';

const accessKeyId = 'CGDXLOCALDEVELOPMENT';
const secretBytes = 30;
const schema = z.object({ secretAccessKey: z.string().min(1) });

/**
 * Returns the root credential of the local account. Its secret is generated once per state directory, as a constant
 * would be public.
 */
function developmentCredential(directory: string): { accessKeyId: string; secretAccessKey: string } {
  const file = join(directory, 'root-secret.json');
  if (existsSync(file))
    return { accessKeyId, ...readStateFile(file, schema, 'Delete it: a new one is generated.') };
  const secretAccessKey = randomBytes(secretBytes).toString('base64url');
  writeAtomically(file, JSON.stringify({ secretAccessKey }));
  return { accessKeyId, secretAccessKey };
}

/**
 * Returns the development credential. If a part is replaced, returns the credential of the environment, which the other
 * server may require; this cloud's own servers then accept it, too.
 */
export function rootCredentialOf(
  directory: string,
  replaced: Replaced,
  env: Readonly<Record<string, string | undefined>>,
): Credential {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  const given =
    Object.keys(replaced).length > 0 && id && secret
      ? { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) }
      : developmentCredential(directory);
  return { ...given, statements: [{ effect: 'Allow', actions: ['*'], resources: ['*'] }], tags: {} };
}

/** Returns the variables from which AWS clients in a child process read the credential. */
export const credentialVariables = ({
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: Credential): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken }),
});
