/** Administrative operations on one user; every call must be signed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { type Operations, signed } from '../wire/operation.ts';
import { assertAdministratorMayWrite, attributeList, isEmail } from './attribute.ts';
import { countSent, prepareCode } from './code.ts';
import { attributesSchema, passwordSchema, poolId, usernameSchema } from './parameter.ts';
import { assertConforms, forgetWrongPasswords, verifierFor } from './password.ts';
import {
  aliasExists,
  cannotBeConfirmed,
  userNotFound,
  usernameExists,
  usernameIsNoEmail,
} from './refusal.ts';
import { signOutEverywhere } from './sign-out.ts';
import { deleteUser, emailOf, findUser, hasEmail, saveUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const dayMs = 86_400_000;
const temporaryPasswordBytes = 12;

function userNamed(pool: UserPool, username: string): User {
  const user = findUser(pool, username);
  if (!user) throw userNotFound();
  return user;
}

export const describeUser = (user: User) => ({
  Username: user.sub,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: true,
  UserStatus: user.status,
});

const createUserSchema = z.object({
  Username: usernameSchema,
  UserAttributes: attributesSchema.optional(),
  TemporaryPassword: passwordSchema.optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
});

async function createUser(pool: UserPool, input: z.infer<typeof createUserSchema>) {
  const email = input.Username;
  if (!isEmail(email)) throw usernameIsNoEmail();
  const given = input.UserAttributes ?? {};
  assertAdministratorMayWrite(pool, given);
  const existing = findUser(pool, email);
  if ((input.MessageAction === 'RESEND') !== (existing !== undefined)) {
    throw existing ? usernameExists() : userNotFound();
  }
  const password = input.TemporaryPassword ?? randomBytes(temporaryPasswordBytes).toString('base64url');
  assertConforms(pool, password);
  const sub = existing?.sub ?? randomUUID();
  const user: User = {
    sub,
    attributes: existing?.attributes ?? { email_verified: 'false', ...given, email },
    status: 'FORCE_CHANGE_PASSWORD',
    ...verifierFor(pool, sub, password),
    passwordExpiresAt: pool.now() + pool.settings.temporaryPasswordDays * dayMs,
    createdAt: existing?.createdAt ?? pool.now(),
    modifiedAt: pool.now(),
  };
  saveUser(pool, user);
  if (input.MessageAction !== 'SUPPRESS') {
    await pool.sendMail({
      to: email,
      subject: 'Your temporary password',
      text: `Your username is ${email} and temporary password is ${password}`,
      code: password,
    });
  }
  return { User: { ...describeUser(user), Attributes: attributeList(user) } };
}

function setPassword(pool: UserPool, user: User, password: string, permanent: boolean) {
  assertConforms(pool, password);
  const { passwordExpiresAt: _, ...kept } = user;
  const changed = { ...kept, ...verifierFor(pool, user.sub, password) };
  const passwordExpiresAt = pool.now() + pool.settings.temporaryPasswordDays * dayMs;
  forgetWrongPasswords(pool, user.sub);
  saveUser(
    pool,
    permanent
      ? { ...changed, status: 'CONFIRMED' }
      : { ...changed, passwordExpiresAt, status: 'FORCE_CHANGE_PASSWORD' },
  );
}

function confirm(pool: UserPool, user: User) {
  if (user.status !== 'UNCONFIRMED') throw cannotBeConfirmed(user.status);
  saveUser(pool, { ...user, status: 'CONFIRMED' });
}

function updateAttributes(pool: UserPool, user: User, given: Record<string, string>) {
  assertAdministratorMayWrite(pool, given);
  const email = given.email;
  const isNew = email !== undefined && email.toLowerCase() !== emailOf(user).toLowerCase();
  if (isNew && hasEmail(pool, email)) throw aliasExists();
  const verified = isNew ? { email_verified: 'false' } : {};
  saveUser(pool, { ...user, attributes: { ...user.attributes, ...verified, ...given } });
}

async function resetPassword(pool: UserPool, user: User) {
  const send = inTransaction(pool.database, () => {
    saveUser(pool, { ...user, status: 'RESET_REQUIRED' });
    countSent(pool, user.sub, 'reset');
    return prepareCode(pool, user, 'reset', emailOf(user));
  });
  await send();
}

export function administratorOperations(pool: UserPool): Operations {
  const namedSchema = z.object({ UserPoolId: poolId(pool.settings), Username: usernameSchema });
  /** Makes an operation that changes one user and returns nothing. */
  const change = (work: (user: User) => unknown) =>
    signed(namedSchema, async (input) => {
      await work(userNamed(pool, input.Username));
      return {};
    });
  return {
    AdminCreateUser: signed(namedSchema.extend(createUserSchema.shape), (input) => createUser(pool, input)),
    AdminGetUser: signed(namedSchema, (input) => {
      const user = userNamed(pool, input.Username);
      return { ...describeUser(user), UserAttributes: attributeList(user) };
    }),
    AdminSetUserPassword: signed(
      namedSchema.extend({ Password: passwordSchema, Permanent: z.boolean().default(false) }),
      (input) => {
        setPassword(pool, userNamed(pool, input.Username), input.Password, input.Permanent);
        return {};
      },
    ),
    AdminUpdateUserAttributes: signed(namedSchema.extend({ UserAttributes: attributesSchema }), (input) => {
      updateAttributes(pool, userNamed(pool, input.Username), input.UserAttributes);
      return {};
    }),
    AdminConfirmSignUp: change((user) => confirm(pool, user)),
    AdminResetUserPassword: change((user) => resetPassword(pool, user)),
    AdminUserGlobalSignOut: change((user) => signOutEverywhere(pool, user)),
    AdminDeleteUser: change((user) => deleteUser(pool, user)),
  };
}
