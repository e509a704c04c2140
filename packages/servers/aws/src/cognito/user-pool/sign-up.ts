/** SignUp, ConfirmSignUp, ResendConfirmationCode. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { invalidParameter } from '../wire/aws-error.ts';
import { type Operations, open } from '../wire/operation.ts';
import { assertClientMayWrite, isEmail } from './attribute.ts';
import { keepChallenge } from './challenge.ts';
import { checkCode, countSent, deliveryTo, dropCode, prepareCode } from './code.ts';
import { subOf } from './made-up.ts';
import { attributesSchema, clientId, codeSchema, passwordSchema, usernameSchema } from './parameter.ts';
import { assertConforms, verifierFor } from './password.ts';
import { usernameExists, usernameIsNoEmail, wrongCode } from './refusal.ts';
import { emailOf, findUser, hasEmail, saveUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

async function signUp(pool: UserPool, email: string, password: string, given: Record<string, string>) {
  if (!isEmail(email)) throw usernameIsNoEmail();
  assertConforms(pool, password);
  assertClientMayWrite(pool, given);
  if (given.email !== undefined && given.email.toLowerCase() !== email.toLowerCase()) {
    throw invalidParameter('The email attribute must be the username.');
  }
  if (hasEmail(pool, email)) throw usernameExists();

  const sub = randomUUID();
  const user: User = {
    sub,
    attributes: { ...given, email, email_verified: 'false' },
    status: 'UNCONFIRMED',
    ...verifierFor(pool, sub, password),
    createdAt: pool.now(),
    modifiedAt: pool.now(),
  };
  const send = inTransaction(pool.database, () => {
    saveUser(pool, user);
    return prepareCode(pool, user, 'sign-up', email);
  });
  return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: await send() };
}

/** Refuses an unknown name and a confirmed account with the same error as a wrong code. */
function confirmSignUp(pool: UserPool, username: string, code: string) {
  checkCode(pool, { sub: subOf(pool, username) }, 'sign-up', code);
  const user = findUser(pool, username);
  // An administrator may have confirmed the account meanwhile; the code is then useless.
  if (user?.status !== 'UNCONFIRMED') throw wrongCode();
  const Session = inTransaction(pool.database, () => {
    dropCode(pool, user, 'sign-up');
    saveUser(pool, {
      ...user,
      status: 'CONFIRMED',
      attributes: { ...user.attributes, email_verified: 'true' },
    });
    return keepChallenge(pool, { kind: 'confirmed', username: user.sub });
  });
  return { Session };
}

/** Returns the same answer for every address. A code is sent only if an unconfirmed sign-up exists. */
async function resend(pool: UserPool, username: string) {
  // The sign-up itself has already sent one code.
  countSent(pool, subOf(pool, username), 'sign-up', pool.settings.codesPerHour - 1);
  const user = findUser(pool, username);
  if (user?.status !== 'UNCONFIRMED')
    return { CodeDeliveryDetails: deliveryTo(user ? emailOf(user) : username) };
  const send = prepareCode(pool, user, 'sign-up', emailOf(user));
  return { CodeDeliveryDetails: await send() };
}

export function signUpOperations(pool: UserPool): Operations {
  const clientIdSchema = clientId(pool.settings);
  return {
    SignUp: open(
      z.object({
        ClientId: clientIdSchema,
        Username: usernameSchema,
        Password: passwordSchema,
        UserAttributes: attributesSchema.optional(),
      }),
      (input) => signUp(pool, input.Username, input.Password, input.UserAttributes ?? {}),
    ),
    ConfirmSignUp: open(
      z.object({ ClientId: clientIdSchema, Username: usernameSchema, ConfirmationCode: codeSchema }),
      (input) => confirmSignUp(pool, input.Username, input.ConfirmationCode),
    ),
    ResendConfirmationCode: open(z.object({ ClientId: clientIdSchema, Username: usernameSchema }), (input) =>
      resend(pool, input.Username),
    ),
  };
}
