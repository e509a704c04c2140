/** The user pool's settings, with AWS's defaults. */

export interface UserPoolLimits {
  readonly passwordMinLength: number;
  readonly idTokenMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  readonly signUpCodeHours: number;
  readonly resetCodeHours: number;
  readonly attributeCodeHours: number;
  /** How long a challenge may remain unanswered. */
  readonly challengeMinutes: number;
  readonly temporaryPasswordDays: number;
  /** How many codes may be sent to one user per hour, by purpose. */
  readonly codesPerHour: number;
  /** How many wrong codes one user may enter per hour, by purpose. */
  readonly wrongCodesPerHour: number;
  /** How many wrong passwords are allowed before the lock-out begins: 1 s, doubled by each further one. */
  readonly wrongPasswords: number;
}

export interface UserPoolSettings extends UserPoolLimits {
  readonly id: string;
  readonly clientId: string;
  /** The tokens' `iss`, in the same form as on AWS, since verifiers accept no other. */
  readonly issuer: string;
  readonly arn: string;
  readonly readOnlyAttributes: readonly string[];
}

const defaults: UserPoolLimits = {
  passwordMinLength: 8,
  idTokenMinutes: 60,
  accessTokenMinutes: 60,
  refreshTokenDays: 30,
  signUpCodeHours: 24,
  resetCodeHours: 1,
  attributeCodeHours: 24,
  challengeMinutes: 3,
  temporaryPasswordDays: 7,
  codesPerHour: 5,
  wrongCodesPerHour: 5,
  wrongPasswords: 5,
};

export interface UserPoolOptions extends Partial<UserPoolLimits> {
  /** `<region>_<name>`. */
  readonly id: string;
  readonly clientId: string;
  /** Attributes that clients may read but not write; none by default. */
  readonly readOnlyAttributes?: readonly string[];
  /** Groups to create. */
  readonly groups?: readonly string[];
}

export function settingsOf({ groups: _groups, ...options }: UserPoolOptions): UserPoolSettings {
  const region = regionOf(options.id);
  return {
    readOnlyAttributes: [],
    ...defaults,
    ...options,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${options.id}`,
    arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${options.id}`,
  };
}

/** Returns `ap-southeast-1` for `ap-southeast-1_LocalPool1` or for `ap-southeast-1:1f0c...`. */
export const regionOf = (poolId: string): string => poolId.split(/[_:]/)[0] ?? '';

/** Returns the part of the pool's id that password hashes include. */
export const poolName = (settings: UserPoolSettings) => settings.id.split('_')[1] ?? settings.id;
