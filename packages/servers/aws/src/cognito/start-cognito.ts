/** Starts the local Cognito: a user pool and the identity pool that trusts it. */
import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import type { FindCredential, Statement } from '../iam/credential.ts';
import { type Admit, admitPrograms } from '../process/admit.ts';
import type { Service } from '../service.ts';
import { credentialFinder } from './identity-pool/credential-store.ts';
import { identityOperations } from './identity-pool/identity-pool.ts';
import { schema } from './identity-pool/schema.ts';
import { jwksOf } from './token/signing-key.ts';
import { regionOf, type UserPoolOptions } from './user-pool/settings.ts';
import { startUserPool } from './user-pool/start-user-pool.ts';
import type { SendMail } from './user-pool/user-pool.ts';
import { serveJson } from './wire/json-server.ts';

export interface CognitoOptions {
  /** The port; 0 for any free one. */
  readonly userPoolPort: number;
  readonly identityPoolPort: number;
  /** The directory of both pools' state; created if it does not exist. */
  readonly directory: string;
  readonly userPool: UserPoolOptions;
  readonly identityPool: {
    /** `<region>:<uuid>`. */
    readonly id: string;
    /** The claims of the id token that become principal tags, by tag name. */
    readonly principalTags: Readonly<Record<string, string>>;
    /** The permissions of the role of signed-in people. */
    readonly statements: readonly Statement[];
  };
  readonly sendMail: SendMail;
  /** Authorizes the administrator's calls; other calls carry their own proof, such as a token. */
  readonly authorize: AuthorizeJson;
  /** Decides which requests are served; by default those of programs, and none that come from a page. */
  readonly admit?: Admit;
  /** Unix ms; the system's clock by default. */
  readonly now?: () => number;
}

export interface Cognito {
  readonly userPool: Service;
  readonly identityPool: Service;
  /** Finds the identity pool's temporary credentials. */
  readonly find: FindCredential;
  /** Returns the public keys that verify the pool's tokens. */
  jwks(): ReturnType<typeof jwksOf>;
}

export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const { admit = admitPrograms } = options;
  const { pool, service: userPool } = await startUserPool({
    port: options.userPoolPort,
    directory: options.directory,
    options: options.userPool,
    sendMail: options.sendMail,
    authorize: options.authorize,
    admit,
    now: options.now ?? Date.now,
  });
  const database = openDatabase(join(options.directory, 'identity-pool.sqlite'), schema);
  const { id, principalTags, statements } = options.identityPool;
  const serving = serveJson(
    {
      port: options.identityPoolPort,
      targetPrefix: 'AWSCognitoIdentityService',
      actionPrefix: 'cognito-identity',
      resource: `arn:aws:cognito-identity:${regionOf(id)}:000000000000:identitypool/${id}`,
      operations: identityOperations({ id, database, users: pool, principalTags }),
      authorize: options.authorize,
      admit,
    },
    () => database.close(),
  );
  const identityPool = await serving.catch(async (error: unknown) => {
    database.close();
    await userPool.stop();
    throw error;
  });
  return {
    userPool,
    identityPool,
    find: credentialFinder(database, statements),
    jwks: () => jwksOf(pool.key),
  };
}
