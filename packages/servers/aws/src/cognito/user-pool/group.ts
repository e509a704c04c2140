/** Groups of users, such as the operators. */
import { z } from 'zod';
import { type Operations, signed } from '../wire/operation.ts';
import { poolId, usernameSchema } from './parameter.ts';
import { groupExists, unknownGroup, userNotFound } from './refusal.ts';
import { findUser, type User } from './user.ts';
import type { UserPool } from './user-pool.ts';

const rowSchema = z.object({
  name: z.string(),
  description: z.string().nullable(),
  precedence: z.number().nullable(),
  created_at: z.number(),
});

const groupNameSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);

function groupOf(pool: UserPool, row: unknown) {
  const { name, description, precedence, created_at } = rowSchema.parse(row);
  return {
    GroupName: name,
    UserPoolId: pool.settings.id,
    ...(description === null ? {} : { Description: description }),
    ...(precedence === null ? {} : { Precedence: precedence }),
    CreationDate: created_at / 1000,
    LastModifiedDate: created_at / 1000,
  };
}

export function groupNamesOf(pool: UserPool, user: User): string[] {
  return pool.database
    .prepare('SELECT name FROM membership WHERE sub = ? ORDER BY name')
    .all(user.sub)
    .map((row) => String(row.name));
}

function findGroup(pool: UserPool, name: string) {
  const row = pool.database.prepare('SELECT * FROM user_group WHERE name = ?').get(name);
  if (!row) throw unknownGroup();
  return groupOf(pool, row);
}

function memberOf(pool: UserPool, username: string): User {
  const user = findUser(pool, username);
  if (!user) throw userNotFound();
  return user;
}

/** Creates the groups that the deployment defines, as in the cloud. */
export function keepGroups(pool: UserPool, names: readonly string[]): void {
  const insert = pool.database.prepare('INSERT OR IGNORE INTO user_group (name, created_at) VALUES (?, ?)');
  for (const name of names) insert.run(name, pool.now());
}

function createGroup(
  pool: UserPool,
  input: { GroupName: string; Description?: string | undefined; Precedence?: number | undefined },
) {
  const { changes } = pool.database
    .prepare(
      'INSERT OR IGNORE INTO user_group (name, description, precedence, created_at) VALUES (?, ?, ?, ?)',
    )
    .run(input.GroupName, input.Description ?? null, input.Precedence ?? null, pool.now());
  if (Number(changes) === 0) throw groupExists();
  return { Group: findGroup(pool, input.GroupName) };
}

function addToGroup(pool: UserPool, username: string, name: string) {
  const { sub } = memberOf(pool, username);
  findGroup(pool, name);
  pool.database.prepare('INSERT OR IGNORE INTO membership (name, sub) VALUES (?, ?)').run(name, sub);
  return {};
}

function removeFromGroup(pool: UserPool, username: string, name: string) {
  const { sub } = memberOf(pool, username);
  findGroup(pool, name);
  pool.database.prepare('DELETE FROM membership WHERE name = ? AND sub = ?').run(name, sub);
  return {};
}

export function groupOperations(pool: UserPool): Operations {
  const userPoolIdSchema = poolId(pool.settings);
  const memberSchema = z.object({
    UserPoolId: userPoolIdSchema,
    Username: usernameSchema,
    GroupName: groupNameSchema,
  });
  return {
    CreateGroup: signed(
      z.object({
        UserPoolId: userPoolIdSchema,
        GroupName: groupNameSchema,
        Description: z.string().max(2048).optional(),
        Precedence: z.int().min(0).optional(),
      }),
      (input) => createGroup(pool, input),
    ),
    GetGroup: signed(z.object({ UserPoolId: userPoolIdSchema, GroupName: groupNameSchema }), (input) => ({
      Group: findGroup(pool, input.GroupName),
    })),
    ListGroups: signed(z.object({ UserPoolId: userPoolIdSchema }), () => ({
      Groups: pool.database
        .prepare('SELECT * FROM user_group ORDER BY name')
        .all()
        .map((row) => groupOf(pool, row)),
    })),
    AdminAddUserToGroup: signed(memberSchema, (input) => addToGroup(pool, input.Username, input.GroupName)),
    AdminRemoveUserFromGroup: signed(memberSchema, (input) =>
      removeFromGroup(pool, input.Username, input.GroupName),
    ),
    AdminListGroupsForUser: signed(
      z.object({ UserPoolId: userPoolIdSchema, Username: usernameSchema }),
      (input) => ({
        Groups: groupNamesOf(pool, memberOf(pool, input.Username)).map((name) => findGroup(pool, name)),
      }),
    ),
  };
}
