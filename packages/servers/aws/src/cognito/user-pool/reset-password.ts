/** ForgotPassword, ConfirmForgotPassword, ChangePassword. */
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { type Operations, open } from '../wire/operation.ts';
import { callerOf } from './caller.ts';
import { checkCode, countSent, deliveryTo, dropCode, prepareCode } from './code.ts';
import { assertWithinLimit, countAttempt, forgetAttempts } from './limit.ts';
import { subOf } from './made-up.ts';
import { accessTokenSchema, clientId, codeSchema, passwordSchema, usernameSchema } from './parameter.ts';
import { assertConforms, forgetWrongPasswords, isPasswordOf, verifierFor } from './password.ts';
import { wrongCode, wrongPassword } from './refusal.ts';
import { emailOf, findUser, saveUser } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** Returns the same answer for every address. A code is sent only to a verified address whose password can be reset. */
async function forgotPassword(pool: UserPool, username: string) {
  countSent(pool, subOf(pool, username), 'reset');
  const user = findUser(pool, username);
  const isProved = user?.attributes.email_verified === 'true';
  if (!user || !isProved || user.status === 'FORCE_CHANGE_PASSWORD')
    return { CodeDeliveryDetails: deliveryTo(user ? emailOf(user) : username) };
  const send = prepareCode(pool, user, 'reset', emailOf(user));
  return { CodeDeliveryDetails: await send() };
}

function confirmForgotPassword(pool: UserPool, username: string, code: string, password: string) {
  assertConforms(pool, password);
  checkCode(pool, { sub: subOf(pool, username) }, 'reset', code);
  const user = findUser(pool, username);
  if (!user) throw wrongCode();
  inTransaction(pool.database, () => {
    dropCode(pool, user, 'reset');
    forgetWrongPasswords(pool, user.sub);
    saveUser(pool, { ...user, ...verifierFor(pool, user.sub, password), status: 'CONFIRMED' });
  });
  return {};
}

async function changePassword(pool: UserPool, accessToken: string, previous: string, proposed: string) {
  const user = await callerOf(pool, accessToken);
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
  const clientIdSchema = clientId(pool.settings);
  return {
    ForgotPassword: open(z.object({ ClientId: clientIdSchema, Username: usernameSchema }), (input) =>
      forgotPassword(pool, input.Username),
    ),
    ConfirmForgotPassword: open(
      z.object({
        ClientId: clientIdSchema,
        Username: usernameSchema,
        ConfirmationCode: codeSchema,
        Password: passwordSchema,
      }),
      (input) => confirmForgotPassword(pool, input.Username, input.ConfirmationCode, input.Password),
    ),
    ChangePassword: open(
      z.object({
        AccessToken: accessTokenSchema,
        PreviousPassword: passwordSchema,
        ProposedPassword: passwordSchema,
      }),
      (input) => changePassword(pool, input.AccessToken, input.PreviousPassword, input.ProposedPassword),
    ),
  };
}
