/** What the start itself and the handlers sign their calls with. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credential } from '@cgdx/aws/iam/credential.ts';
import { writeWhole } from '@cgdx/aws/process/write-whole.ts';
import { z } from 'zod';
import type { Replaced } from './replaced.ts';

const accessKeyId = 'CGDXLOCALDEVELOPMENT';
const secretBytes = 30;
const schema = z.object({ secretAccessKey: z.string().min(1) });

/** Root of the local account. Its secret is made once for each state directory: a constant would be known to all. */
function developmentCredential(directory: string): { accessKeyId: string; secretAccessKey: string } {
  const file = join(directory, 'root-secret.json');
  if (existsSync(file)) return { accessKeyId, ...schema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  const secretAccessKey = randomBytes(secretBytes).toString('base64url');
  writeWhole(file, JSON.stringify({ secretAccessKey }));
  return { accessKeyId, secretAccessKey };
}

/**
 * The development credential; or the one in the environment if a part is replaced: the other server may want it,
 * and then ours take it, too.
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
