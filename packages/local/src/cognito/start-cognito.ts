/** Starts the local Cognito: a user pool and the identity pool that trusts it. */
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import type { FindCredential } from '../iam/credential.ts';
import { type Admit, admitPrograms } from '../process/admit.ts';
import type { Service } from '../service.ts';
import { openDatabase } from './database.ts';
import { credentialFinder } from './identity-pool/credential-store.ts';
import { identityOperations } from './identity-pool/identity-pool.ts';
import { schema } from './identity-pool/schema.ts';
import { serveJson } from './json-server.ts';
import { jwksOf } from './token/signing-key.ts';
import type { UserPoolOptions } from './user-pool/settings.ts';
import { startUserPool } from './user-pool/start-user-pool.ts';
import type { SendMail } from './user-pool/user-pool.ts';

export interface CognitoOptions {
  /** 0 asks for any free port. */
  readonly userPoolPort: number;
  readonly identityPoolPort: number;
  /** Holds both pools' state; made where it is missing. */
  readonly directory: string;
  readonly userPool: UserPoolOptions;
  readonly identityPool: { readonly id: string };
  readonly sendMail: SendMail;
  /** Judges the administrator's calls; all others carry their own proof. */
  readonly authorize: AuthorizeJson;
  /** Programs alone, if left out. */
  readonly admit?: Admit;
  /** The bucket that signed-in browsers may upload to, each under its own prefix. */
  readonly bucketName: string;
  /** Unix ms; the system's clock where absent. */
  readonly now?: () => number;
}

export interface Cognito {
  readonly userPool: Service;
  readonly identityPool: Service;
  /** The identity pool's temporary credentials. */
  readonly find: FindCredential;
  /** The key set that verifies the pool's tokens. */
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
  const database = openDatabase(options.directory, 'identity-pool.sqlite', schema);
  const { id } = options.identityPool;
  const serving = serveJson(
    {
      port: options.identityPoolPort,
      targetPrefix: 'AWSCognitoIdentityService',
      actionPrefix: 'cognito-identity',
      resource: `arn:aws:cognito-identity:${region}:000000000000:identitypool/${id}`,
      operations: identityOperations({ id, database, users: pool }),
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
    find: credentialFinder(database, options.bucketName),
    jwks: () => jwksOf(pool.key),
  };
}
