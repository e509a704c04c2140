/** Describes the one pool and its one client, with the cloud's settings. */
import { z } from 'zod';
import { type Operations, signed } from '../wire/operation.ts';
import { clientId, poolId } from './parameter.ts';
import type { UserPool } from './user-pool.ts';

const poolName = 'local-user-pool';
const clientName = 'local-client';

function describePool(pool: UserPool) {
  const { settings } = pool;
  const users = pool.database.prepare('SELECT count(*) AS n FROM user').get();
  const custom = settings.readOnlyAttributes.map((Name) => ({
    Name,
    AttributeDataType: 'String',
    DeveloperOnlyAttribute: false,
    Mutable: true,
    Required: false,
    StringAttributeConstraints: { MinLength: '0', MaxLength: '2048' },
  }));
  return {
    Id: settings.id,
    Name: poolName,
    Arn: settings.arn,
    Policies: {
      PasswordPolicy: {
        MinimumLength: settings.passwordMinLength,
        RequireUppercase: false,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        TemporaryPasswordValidityDays: settings.temporaryPasswordDays,
      },
      SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD'] },
    },
    DeletionProtection: 'INACTIVE',
    SchemaAttributes: custom,
    AutoVerifiedAttributes: ['email'],
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    MfaConfiguration: 'OFF',
    EstimatedNumberOfUsers: Number(users?.n ?? 0),
    AccountRecoverySetting: { RecoveryMechanisms: [{ Priority: 1, Name: 'verified_email' }] },
  };
}

function describeClient(pool: UserPool) {
  const { settings } = pool;
  return {
    UserPoolId: settings.id,
    ClientName: clientName,
    ClientId: settings.clientId,
    RefreshTokenValidity: settings.refreshTokenDays,
    AccessTokenValidity: settings.accessTokenMinutes,
    IdTokenValidity: settings.idTokenMinutes,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    ExplicitAuthFlows: [
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
      'ALLOW_USER_AUTH',
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_USER_SRP_AUTH',
    ],
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AllowedOAuthFlowsUserPoolClient: false,
    AuthSessionValidity: settings.challengeMinutes,
  };
}

export function describeOperations(pool: UserPool): Operations {
  const userPoolIdSchema = poolId(pool.settings);
  return {
    DescribeUserPool: signed(z.object({ UserPoolId: userPoolIdSchema }), () => ({
      UserPool: describePool(pool),
    })),
    DescribeUserPoolClient: signed(
      z.object({ UserPoolId: userPoolIdSchema, ClientId: clientId(pool.settings) }),
      () => ({
        UserPoolClient: describeClient(pool),
      }),
    ),
    ListUserPools: signed(z.object({ MaxResults: z.int().min(1).max(60) }), () => ({
      UserPools: [{ Id: pool.settings.id, Name: poolName }],
    })),
    ListUserPoolClients: signed(z.object({ UserPoolId: userPoolIdSchema }), () => ({
      UserPoolClients: [
        { ClientId: pool.settings.clientId, UserPoolId: pool.settings.id, ClientName: clientName },
      ],
    })),
  };
}
