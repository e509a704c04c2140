/** ListUsers, with AWS's small filter language: one attribute, `=` or `^=`, one quoted value. */
import { z } from 'zod';
import { invalidParameter } from '../wire/aws-error.ts';
import { type Operations, signed } from '../wire/operation.ts';
import { describeUser } from './administer.ts';
import { attributeList } from './attribute.ts';
import { poolId } from './parameter.ts';
import { emailOf, type User, userOf } from './user.ts';
import type { UserPool } from './user-pool.ts';

const usersPerPage = 60;
const filterPattern = /^\s*"?([\w:-]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
const searchable = [
  'username',
  'sub',
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'cognito:user_status',
  'status',
];

function fieldOf(user: User, field: string): string {
  switch (field) {
    case 'username':
    case 'sub':
      return user.sub;
    case 'email':
      return emailOf(user).toLowerCase();
    case 'cognito:user_status':
      return user.status;
    case 'status':
      return 'Enabled';
    default:
      return user.attributes[field] ?? '';
  }
}

function parseFilter(filter: string | undefined): (user: User) => boolean {
  if (filter === undefined || filter === '') return () => true;
  const [, field = '', operator, quoted = ''] = filterPattern.exec(filter) ?? [];
  if (!searchable.includes(field)) throw invalidParameter('Error while parsing filter');
  const unquoted = quoted.replaceAll(/\\(.)/g, '$1');
  const wanted = field === 'email' ? unquoted.toLowerCase() : unquoted;
  return operator === '='
    ? (user) => fieldOf(user, field) === wanted
    : (user) => fieldOf(user, field).startsWith(wanted);
}

const inputSchema = z.object({
  Filter: z.string().max(256).optional(),
  Limit: z.int().min(0).max(usersPerPage).optional(),
  AttributesToGet: z.array(z.string()).optional(),
  PaginationToken: z.string().min(1).optional(),
});

function listUsers(pool: UserPool, input: z.infer<typeof inputSchema>) {
  const matches = parseFilter(input.Filter);
  const after = input.PaginationToken ? Buffer.from(input.PaginationToken, 'base64url').toString() : '';
  const limit = input.Limit || usersPerPage;
  const found = pool.database
    .prepare('SELECT * FROM user WHERE sub > ? ORDER BY sub')
    .all(after)
    .map(userOf)
    .filter(matches);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    Users: page.map((user) => ({
      ...describeUser(user),
      Attributes: attributeList(user).filter(
        ({ Name }) => !input.AttributesToGet || input.AttributesToGet.includes(Name),
      ),
    })),
    ...(last && found.length > limit ? { PaginationToken: Buffer.from(last.sub).toString('base64url') } : {}),
  };
}

export function listOperations(pool: UserPool): Operations {
  return {
    ListUsers: signed(inputSchema.extend({ UserPoolId: poolId(pool.settings) }), (input) =>
      listUsers(pool, input),
    ),
  };
}
