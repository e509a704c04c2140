import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCredentialsForIdentityCommand, GetIdCommand } from '@aws-sdk/client-cognito-identity';
import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { clientId, identityPoolId, signInPerson, testCognito, userPoolId } from './test-cognito.ts';

const firstPassword = 'a password nobody would guess';

type Tokens = Awaited<ReturnType<typeof signInPerson>>;

/** Runs in its own process: makes a person, signs in, prints the tokens, and waits to be killed. */
const victim = `
import { makePerson, signInPerson, testCognito } from ${JSON.stringify(new URL('./test-cognito.ts', import.meta.url).href)};
const cognito = await testCognito({ directory: process.env.DIRECTORY });
await makePerson(cognito, 'ada@example.com', ${JSON.stringify(firstPassword)});
process.send(await signInPerson(cognito, 'ada@example.com', ${JSON.stringify(firstPassword)}));
`;

test('people, keys and sign-ins survive kill -9, and no password or token is on the disk', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cognito-kill-'));
  const child = spawn(process.execPath, ['--input-type=module', '-e', victim], {
    env: { ...process.env, DIRECTORY: directory },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const tokens = await new Promise<Tokens>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Tokens));
    child.once('exit', (code) => reject(new Error(`the process ended by itself with ${code}`)));
  });
  child.kill('SIGKILL');
  await once(child, 'exit');

  const onDisk = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'latin1'));
  expect(onDisk.join('')).toContain('ada@example.com');
  for (const secret of [firstPassword, tokens.RefreshToken, tokens.AccessToken]) {
    expect(onDisk.some((content) => content.includes(secret))).toBe(false);
  }

  const cognito = await testCognito({ directory });
  expect((await signInPerson(cognito, 'ada@example.com', firstPassword)).AccessToken).not.toBe('');
  const refresh = { ClientId: clientId, RefreshToken: tokens.RefreshToken };
  await cognito.users.send(new GetTokensFromRefreshTokenCommand(refresh));
  const Logins = { [`cognito-idp.ap-southeast-1.amazonaws.com/${userPoolId}`]: tokens.IdToken };
  const { IdentityId } = await cognito.identities.send(
    new GetIdCommand({ IdentityPoolId: identityPoolId, Logins }),
  );
  const { Credentials } = await cognito.identities.send(
    new GetCredentialsForIdentityCommand({ IdentityId, Logins }),
  );
  await cognito.stop();

  const again = await testCognito({ directory });
  expect(again.find(String(Credentials?.AccessKeyId))?.secretAccessKey).toBe(Credentials?.SecretKey);
  await again.stop();
  rmSync(directory, { recursive: true });
});
