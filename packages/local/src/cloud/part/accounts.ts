/** Sign-in: the user pool, the identity pool, and the mailbox that receives their codes. */

import { startCognito } from '@cgdx/aws/cognito/start-cognito.ts';
import type { Statement } from '@cgdx/aws/iam/credential.ts';
import { principalTags, signedInStatements, userPool as wiring } from '@cgdx/workflows/wiring/identity.ts';
import { bucketNameOf, identityPoolId, userPoolId, webClientId } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import { type Mailbox, startMailbox } from '../mailbox/start-mailbox.ts';

export interface Accounts {
  /** The user pool's URL. */
  readonly url: string;
  readonly identityPoolUrl: string;
  /** Returns the keys that verify this pool's tokens; undefined if the pool is replaced. */
  readonly jwks?: () => object;
}

export async function bringUpMailbox({ at, listening, parts }: PartContext): Promise<Mailbox> {
  return parts.keep(await listening('mailbox', (port) => startMailbox({ port, directory: at('mailbox') })));
}

/** @throws Error if only one of the two pools is replaced, since each trusts the other */
export async function bringUpAccounts(frame: PartContext, mailbox: Promise<Mailbox>): Promise<Accounts> {
  const { admit, alsoFind, at, authorize, listening, parts, replaced } = frame;
  const [userPoolUrl, identityPoolUrl] = [replaced['cognito-idp'], replaced['cognito-identity']];
  if (userPoolUrl !== undefined && identityPoolUrl !== undefined)
    return { url: userPoolUrl, identityPoolUrl };
  if (userPoolUrl !== undefined || identityPoolUrl !== undefined) {
    throw new Error(
      'the user pool and the identity pool belong together: set both AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER and AWS_ENDPOINT_URL_COGNITO_IDENTITY, or neither',
    );
  }
  const { deliver } = await mailbox;
  const { userPool, identityPool, find, jwks } = await listening('cognito-idp', (userPoolPort) =>
    listening('cognito-identity', (identityPoolPort) =>
      startCognito({
        userPoolPort,
        identityPoolPort,
        directory: at('cognito'),
        userPool: {
          id: userPoolId,
          clientId: webClientId,
          passwordMinLength: wiring.passwordMinLength,
          idTokenMinutes: wiring.idTokenMinutes,
          accessTokenMinutes: wiring.accessTokenMinutes,
          refreshTokenDays: wiring.refreshTokenDays,
          readOnlyAttributes: wiring.readOnlyAttributes,
          groups: wiring.groups,
        },
        identityPool: { id: identityPoolId, principalTags, statements: browserStatements() },
        sendMail: (mail) => void deliver(mail),
        authorize,
        admit,
      }),
    ),
  );
  parts.keep(userPool);
  parts.keep(identityPool);
  alsoFind(find);
  return { url: userPool.url, identityPoolUrl: identityPool.url, jwks };
}

/** Returns the permissions of signed-in browsers in this cloud's bucket. */
function browserStatements(): Statement[] {
  const bucket = bucketNameOf('UnverifiedBucket');
  return signedInStatements.map(({ effect, actions, resources }) => ({
    effect,
    actions,
    resources: resources.map((resource) => resource.replace('{{UnverifiedBucket}}', bucket)),
  }));
}
