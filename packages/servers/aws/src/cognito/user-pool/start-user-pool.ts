/** Starts the user pool: all its operations, on one port. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../../database/open-database.ts';
import type { AuthorizeJson } from '../../iam/authorize-json.ts';
import type { Admit } from '../../process/admit.ts';
import type { Service } from '../../service.ts';
import { generatedSecret } from '../token/generated-secret.ts';
import { jwksOf, keptSigningKey } from '../token/signing-key.ts';
import { serveJson } from '../wire/json-server.ts';
import { accountOperations } from './account.ts';
import { administratorOperations } from './administer.ts';
import { challengeOperations } from './answer-challenge.ts';
import { describeOperations } from './describe.ts';
import { groupOperations, keepGroups } from './group.ts';
import { listOperations } from './list-users.ts';
import { passwordOperations } from './reset-password.ts';
import { schema } from './schema.ts';
import { settingsOf, type UserPoolOptions } from './settings.ts';
import { signInOperations } from './sign-in.ts';
import { signOutOperations } from './sign-out.ts';
import { signUpOperations } from './sign-up.ts';
import type { SendMail, UserPool } from './user-pool.ts';

const pepperBytes = 32;

export interface StartUserPool {
  readonly port: number;
  readonly directory: string;
  readonly options: UserPoolOptions;
  readonly sendMail: SendMail;
  readonly authorize: AuthorizeJson;
  readonly admit: Admit;
  readonly now: () => number;
}

export async function startUserPool(start: StartUserPool): Promise<{ pool: UserPool; service: Service }> {
  const database = openDatabase(join(start.directory, 'user-pool.sqlite'), schema);
  const settings = settingsOf(start.options);
  const pool: UserPool = {
    settings,
    database,
    key: keptSigningKey(database),
    pepper: generatedSecret(database, 'pepper', () => randomBytes(pepperBytes)),
    sendMail: start.sendMail,
    now: start.now,
  };
  keepGroups(pool, start.options.groups ?? []);
  const operations = {
    ...signUpOperations(pool),
    ...signInOperations(pool),
    ...challengeOperations(pool),
    ...signOutOperations(pool),
    ...passwordOperations(pool),
    ...accountOperations(pool),
    ...administratorOperations(pool),
    ...groupOperations(pool),
    ...listOperations(pool),
    ...describeOperations(pool),
  };
  const service = await serveJson(
    {
      port: start.port,
      targetPrefix: 'AWSCognitoIdentityProviderService',
      actionPrefix: 'cognito-idp',
      resource: settings.arn,
      operations,
      authorize: start.authorize,
      admit: start.admit,
      documents: {
        [`/${settings.id}/.well-known/jwks.json`]: () => jwksOf(pool.key),
        [`/${settings.id}/.well-known/openid-configuration`]: (url) => ({
          issuer: settings.issuer,
          jwks_uri: `${url}/${settings.id}/.well-known/jwks.json`,
          id_token_signing_alg_values_supported: ['RS256'],
          subject_types_supported: ['public'],
        }),
      },
    },
    () => database.close(),
  );
  return { pool, service };
}
