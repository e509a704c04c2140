/** ForgotPassword, ConfirmForgotPassword, ChangePassword. */
import { z } from 'zod';
import { notAuthorized } from '../aws-error.ts';
import { inTransaction } from '../database.ts';
import { type Operations, open } from '../operation.ts';
import { callerOf } from './caller.ts';
import { checkCode, deliveryTo, dropCode, prepareCode } from './code.ts';
import { assertWithinLimit, countAttempt, forgetAttempts } from './limit.ts';
import { AccessToken, Code, clientId, Password, Username } from './parameter.ts';
import { assertConforms, forgetWrongPasswords, isPasswordOf, verifierFor } from './password.ts';
import { expiredCode, wrongPassword } from './refusal.ts';
import { emailOf, findUser, saveUser } from './user.ts';
import type { UserPool } from './user-pool.ts';

async function forgotPassword(pool: UserPool, username: string) {
  const user = findUser(pool, username);
  // Nobody there, or no proved address: says the same and sends nothing, so that asking tells nothing.
  if (user?.attributes.email_verified !== 'true') return { CodeDeliveryDetails: deliveryTo(username) };
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  const send = prepareCode(pool, user, 'reset', emailOf(user));
  return { CodeDeliveryDetails: await send() };
}

function confirmForgotPassword(pool: UserPool, username: string, code: string, password: string) {
  assertConforms(pool, password);
  const user = findUser(pool, username);
  if (!user) throw expiredCode();
  checkCode(pool, user, 'reset', code);
  inTransaction(pool.database, () => {
    dropCode(pool, user, 'reset');
    forgetWrongPasswords(pool, user.sub);
    saveUser(pool, { ...user, ...verifierFor(pool, user.sub, password), status: 'CONFIRMED' });
  });
  return {};
}

function changePassword(pool: UserPool, accessToken: string, previous: string, proposed: string) {
  const user = callerOf(pool, accessToken);
  const key = `change-password ${user.sub}`;
  assertWithinLimit(pool, key, pool.settings.wrongPasswords);
  if (!isPasswordOf(pool, user, previous)) {
    countAttempt(pool, key);
    throw wrongPassword();
  }
  assertConforms(pool, proposed);
  forgetAttempts(pool, key);
  saveUser(pool, { ...user, ...verifierFor(pool, user.sub, proposed) });
  return {};
}

export function passwordOperations(pool: UserPool): Operations {
  const ClientId = clientId(pool.settings);
  return {
    ForgotPassword: open(z.object({ ClientId, Username }), (input) => forgotPassword(pool, input.Username)),
    ConfirmForgotPassword: open(z.object({ ClientId, Username, ConfirmationCode: Code, Password }), (input) =>
      confirmForgotPassword(pool, input.Username, input.ConfirmationCode, input.Password),
    ),
    ChangePassword: open(
      z.object({ AccessToken, PreviousPassword: Password, ProposedPassword: Password }),
      (input) => changePassword(pool, input.AccessToken, input.PreviousPassword, input.ProposedPassword),
    ),
  };
}
