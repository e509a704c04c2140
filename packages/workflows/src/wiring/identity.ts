/** What a signed-in browser may do with the identity pool's credentials. */
import { shortestPassword } from '@cgdx/core/specification/number.ts';

/** The statements of signed-in people's role. Both clouds replace `{{UnverifiedBucket}}`; the tag is mapped from the token's `sub`. */
export const signedInStatements = [
  {
    effect: 'Allow',
    actions: ['s3:PutObject', 's3:GetObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an IAM policy variable
    resources: ['arn:aws:s3:::{{UnverifiedBucket}}/${aws:PrincipalTag/sub}/*'],
  },
] as const;

/** Claims of the id token that become principal tags, by tag. */
export const principalTags = { sub: 'sub' } as const;

/**
 * Sign-in: the email address is the user name, there is no second factor, and passwords have a minimum length
 * only.
 */
export const userPool = {
  passwordMinLength: shortestPassword,
  /** Attributes that clients may read and only the API may write. */
  readOnlyAttributes: ['custom:stripe_account_id'],
  /** Groups of people; a route of the API may be restricted to one. */
  groups: ['operators'],
  /** The ways to sign in (by SRP, by password, by a choice of both), and to stay signed in. */
  signInFlows: [
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_USER_PASSWORD_AUTH',
    'ALLOW_USER_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
  ],
  idTokenMinutes: 60,
  accessTokenMinutes: 60,
  refreshTokenDays: 30,
} as const;

export type Group = (typeof userPool.groups)[number];
