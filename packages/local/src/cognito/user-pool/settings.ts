/** The user pool's settings; those that the cloud shares come from the wiring, the rest are AWS's defaults. */
import { userPool as wiring } from '@cgdx/workflows/wiring/identity.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';

export interface UserPoolLimits {
  readonly passwordMinLength: number;
  readonly idTokenMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  readonly signUpCodeHours: number;
  readonly resetCodeHours: number;
  readonly attributeCodeHours: number;
  /** How long a challenge may stay unanswered. */
  readonly challengeMinutes: number;
  readonly temporaryPasswordDays: number;
  /** Codes sent to one user, by purpose. */
  readonly codesPerHour: number;
  /** Wrong codes of one user, by purpose. */
  readonly wrongCodesPerHour: number;
  /** Wrong passwords before the lock-out begins: 1 s, doubled by each further one. */
  readonly wrongPasswords: number;
}

export interface UserPoolSettings extends UserPoolLimits {
  readonly id: string;
  readonly clientId: string;
  /** What tokens carry as `iss`, also here: verifiers accept no other form. */
  readonly issuer: string;
  readonly arn: string;
  readonly readOnlyAttributes: readonly string[];
}

const defaults: UserPoolLimits = {
  passwordMinLength: wiring.passwordMinLength,
  idTokenMinutes: wiring.idTokenMinutes,
  accessTokenMinutes: wiring.accessTokenMinutes,
  refreshTokenDays: wiring.refreshTokenDays,
  signUpCodeHours: 24,
  resetCodeHours: 1,
  attributeCodeHours: 24,
  challengeMinutes: 3,
  temporaryPasswordDays: 7,
  codesPerHour: 5,
  wrongCodesPerHour: 5,
  wrongPasswords: 5,
};

export type UserPoolOptions = { readonly id: string; readonly clientId: string } & Partial<UserPoolLimits>;

export function settingsOf(options: UserPoolOptions): UserPoolSettings {
  return {
    ...defaults,
    ...options,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${options.id}`,
    arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${options.id}`,
    readOnlyAttributes: wiring.readOnlyAttributes,
  };
}

/** The part of the id that goes into password hashes. */
export const poolName = (settings: UserPoolSettings) => settings.id.split('_')[1] ?? settings.id;
