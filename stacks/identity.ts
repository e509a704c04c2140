/** Sign-in: the user pool, and the identity pool that lets people's browsers upload. */
import { principalTags, signedInStatements, userPool as wiring } from '@cgdx/workflows/wiring/identity.ts';
import { physicalName } from './name.ts';
import { isProduction } from './stage.ts';
import type { Storage } from './storage.ts';

export interface Identity {
  readonly userPool: aws.cognito.UserPool;
  readonly webClient: aws.cognito.UserPoolClient;
  readonly identityPool: aws.cognito.IdentityPool;
}

/** All standard attributes: clients may write these, and no custom attribute. */
const standardAttributes = [
  ...['address', 'birthdate', 'email', 'family_name', 'gender', 'given_name', 'locale', 'middle_name'],
  ...['name', 'nickname', 'phone_number', 'picture', 'preferred_username', 'profile', 'updated_at'],
  ...['website', 'zoneinfo'],
];

export function createIdentity(storage: Storage): Identity {
  const userPool = createUserPool();
  const webClient = createWebClient(userPool);
  for (const name of wiring.groups)
    new aws.cognito.UserGroup(`Group${name}`, { userPoolId: userPool.id, name });
  const identityPool = createIdentityPool(userPool, webClient);
  allowUploads(identityPool, storage);
  return { userPool, webClient, identityPool };
}

function createUserPool(): aws.cognito.UserPool {
  return new aws.cognito.UserPool(
    'People',
    {
      name: physicalName('people'),
      userPoolTier: 'ESSENTIALS',
      usernameAttributes: ['email'],
      usernameConfiguration: { caseSensitive: false },
      autoVerifiedAttributes: ['email'],
      // Written here because the pages say "verification code", and Cognito's default text uses other words.
      verificationMessageTemplate: {
        defaultEmailOption: 'CONFIRM_WITH_CODE',
        emailSubject: 'Your verification code',
        emailMessage: 'Your verification code is {####}.',
      },
      userAttributeUpdateSettings: { attributesRequireVerificationBeforeUpdates: ['email'] },
      accountRecoverySetting: { recoveryMechanisms: [{ name: 'verified_email', priority: 1 }] },
      mfaConfiguration: 'OFF',
      passwordPolicy: {
        minimumLength: wiring.passwordMinLength,
        requireLowercase: false,
        requireNumbers: false,
        requireSymbols: false,
        requireUppercase: false,
        temporaryPasswordValidityDays: 7,
      },
      schemas: wiring.readOnlyAttributes.map((attribute) => ({
        name: attribute.replace(/^custom:/, ''),
        attributeDataType: 'String',
        mutable: true,
        stringAttributeConstraints: { minLength: '0', maxLength: '2048' },
      })),
      deletionProtection: isProduction($app.stage) ? 'ACTIVE' : 'INACTIVE',
    },
    { protect: isProduction($app.stage), retainOnDelete: isProduction($app.stage) },
  );
}

function createWebClient(userPool: aws.cognito.UserPool): aws.cognito.UserPoolClient {
  return new aws.cognito.UserPoolClient('WebAppClient', {
    userPoolId: userPool.id,
    name: physicalName('web'),
    // No client secret: a browser cannot keep one. No OAuth flow: no page is hosted by Cognito, and the implicit flow is the least safe.
    generateSecret: false,
    allowedOauthFlowsUserPoolClient: false,
    explicitAuthFlows: [...wiring.signInFlows],
    preventUserExistenceErrors: 'ENABLED',
    enableTokenRevocation: true,
    readAttributes: [...standardAttributes, 'email_verified', ...wiring.readOnlyAttributes],
    writeAttributes: standardAttributes,
    idTokenValidity: wiring.idTokenMinutes,
    accessTokenValidity: wiring.accessTokenMinutes,
    refreshTokenValidity: wiring.refreshTokenDays,
    tokenValidityUnits: { idToken: 'minutes', accessToken: 'minutes', refreshToken: 'days' },
  });
}

function createIdentityPool(
  userPool: aws.cognito.UserPool,
  webClient: aws.cognito.UserPoolClient,
): aws.cognito.IdentityPool {
  const identityPool = new aws.cognito.IdentityPool(
    'Browsers',
    {
      identityPoolName: physicalName('browsers'),
      allowUnauthenticatedIdentities: false,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        { clientId: webClient.id, providerName: userPool.endpoint, serverSideTokenCheck: true },
      ],
    },
    { protect: isProduction($app.stage) },
  );
  new aws.cognito.IdentityPoolProviderPrincipalTag('BrowserTags', {
    identityPoolId: identityPool.id,
    identityProviderName: userPool.endpoint,
    useDefaults: false,
    principalTags: { ...principalTags },
  });
  return identityPool;
}

/** Grants signed-in browsers the statements of the wiring. The tag with the token's `sub` limits each person to their own prefix. */
function allowUploads(identityPool: aws.cognito.IdentityPool, { buckets }: Storage): void {
  const role = new aws.iam.Role('SignedInBrowser', {
    name: physicalName('signed-in-browser'),
    assumeRolePolicy: $jsonStringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Federated: 'cognito-identity.amazonaws.com' },
          Action: ['sts:AssumeRoleWithWebIdentity', 'sts:TagSession'],
          Condition: {
            StringEquals: { 'cognito-identity.amazonaws.com:aud': identityPool.id },
            'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
            // Without the tag the policy's prefix would be empty.
            StringLike: { 'aws:RequestTag/sub': '?*' },
          },
        },
      ],
    }),
  });
  new aws.iam.RolePolicy('SignedInBrowserPolicy', {
    role: role.id,
    policy: buckets.UnverifiedBucket.name.apply((name) =>
      JSON.stringify({
        Version: '2012-10-17',
        Statement: signedInStatements.map(({ effect, actions, resources }) => ({
          Effect: effect,
          Action: actions,
          Resource: resources.map((resource) => resource.replace('{{UnverifiedBucket}}', name)),
        })),
      }),
    ),
  });
  new aws.cognito.IdentityPoolRoleAttachment('BrowserRoles', {
    identityPoolId: identityPool.id,
    roles: { authenticated: role.arn },
  });
}
