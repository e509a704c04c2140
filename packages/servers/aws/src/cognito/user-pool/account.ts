/** Operations of signed-in people on their own account: read, change, verify a new address, delete. */
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { invalidParameter } from '../wire/aws-error.ts';
import { type Operations, open } from '../wire/operation.ts';
import { assertClientMayWrite, attributeList } from './attribute.ts';
import { callerOf } from './caller.ts';
import { checkCode, countSent, dropCode, prepareCode } from './code.ts';
import { accessTokenSchema, attributesSchema, codeSchema } from './parameter.ts';
import { aliasExists } from './refusal.ts';
import { deleteUser, emailOf, findUser, hasEmail, saveUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** Returns the new address if it changes. It must be verified first; until then the old address stays and signs in. */
function changedEmail(user: User, email: string | undefined): string | undefined {
  return email === undefined || email.toLowerCase() === emailOf(user).toLowerCase() ? undefined : email;
}

async function updateAttributes(pool: UserPool, accessToken: string, given: Record<string, string>) {
  const user = await callerOf(pool, accessToken);
  assertClientMayWrite(pool, given);
  const { email: wanted, ...others } = given;
  const email = changedEmail(user, wanted);
  if (email !== undefined && hasEmail(pool, email)) throw aliasExists();
  const send = inTransaction(pool.database, () => {
    saveUser(pool, { ...user, attributes: { ...user.attributes, ...others } });
    if (email === undefined) return undefined;
    countSent(pool, user.sub, 'attribute');
    return prepareCode(pool, user, 'attribute', email);
  });
  return { CodeDeliveryDetailsList: send ? [await send()] : [] };
}

function assertEmail(attribute: string) {
  if (attribute !== 'email')
    throw invalidParameter(`User does not have an attribute ${attribute} to verify.`);
}

async function sendAttributeCode(pool: UserPool, accessToken: string, attribute: string) {
  const user = await callerOf(pool, accessToken);
  assertEmail(attribute);
  const waiting = pool.database
    .prepare("SELECT subject FROM code WHERE sub = ? AND purpose = 'attribute'")
    .get(user.sub);
  countSent(pool, user.sub, 'attribute');
  const send = prepareCode(pool, user, 'attribute', waiting ? String(waiting.subject) : emailOf(user));
  return { CodeDeliveryDetails: await send() };
}

async function verifyAttribute(pool: UserPool, accessToken: string, attribute: string, code: string) {
  const user = await callerOf(pool, accessToken);
  assertEmail(attribute);
  const email = checkCode(pool, user, 'attribute', code);
  const owner = findUser(pool, email);
  if (owner && owner.sub !== user.sub) throw aliasExists();
  inTransaction(pool.database, () => {
    dropCode(pool, user, 'attribute');
    saveUser(pool, { ...user, attributes: { ...user.attributes, email, email_verified: 'true' } });
  });
  return {};
}

async function deleteAttributes(pool: UserPool, accessToken: string, names: readonly string[]) {
  const user = await callerOf(pool, accessToken);
  assertClientMayWrite(
    pool,
    Object.fromEntries(names.map((name) => [name, name === 'email' ? emailOf(user) : ''])),
  );
  if (names.includes('email')) throw invalidParameter('Cannot delete required attribute email');
  const attributes = Object.fromEntries(
    Object.entries(user.attributes).filter(([name]) => !names.includes(name)),
  );
  saveUser(pool, { ...user, attributes });
  return {};
}

export function accountOperations(pool: UserPool): Operations {
  const selfSchema = z.object({ AccessToken: accessTokenSchema });
  const attributeNameSchema = z.string().min(1).max(32);
  return {
    GetUser: open(selfSchema, async (input) => {
      const user = await callerOf(pool, input.AccessToken);
      return { Username: user.sub, UserAttributes: attributeList(user) };
    }),
    UpdateUserAttributes: open(selfSchema.extend({ UserAttributes: attributesSchema }), (input) =>
      updateAttributes(pool, input.AccessToken, input.UserAttributes),
    ),
    DeleteUserAttributes: open(
      selfSchema.extend({ UserAttributeNames: z.array(attributeNameSchema) }),
      (input) => deleteAttributes(pool, input.AccessToken, input.UserAttributeNames),
    ),
    GetUserAttributeVerificationCode: open(
      selfSchema.extend({ AttributeName: attributeNameSchema }),
      (input) => sendAttributeCode(pool, input.AccessToken, input.AttributeName),
    ),
    VerifyUserAttribute: open(
      selfSchema.extend({ AttributeName: attributeNameSchema, Code: codeSchema }),
      (input) => verifyAttribute(pool, input.AccessToken, input.AttributeName, input.Code),
    ),
    DeleteUser: open(selfSchema, async (input) => {
      deleteUser(pool, await callerOf(pool, input.AccessToken));
      return {};
    }),
  };
}
