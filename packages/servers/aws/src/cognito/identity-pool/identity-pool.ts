/** The identity pool: turns an id token of the user pool into an identity and temporary credentials. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { regionOf } from '../user-pool/settings.ts';
import { notAuthorized, resourceNotFound } from '../wire/aws-error.ts';
import { type Operations, open } from '../wire/operation.ts';
import { makeCredential } from './credential-store.ts';
import { loginOf } from './login.ts';
import type { IdentityPool } from './pool-state.ts';

/** Each person has one identity for good: returning people get their previous one. */
function identityOf(pool: IdentityPool, sub: string): string {
  pool.database
    .prepare('INSERT OR IGNORE INTO identity (id, sub) VALUES (?, ?)')
    .run(`${regionOf(pool.id)}:${randomUUID()}`, sub);
  return String(pool.database.prepare('SELECT id FROM identity WHERE sub = ?').get(sub)?.id);
}

function subOf(pool: IdentityPool, identityId: string): string {
  const row = pool.database.prepare('SELECT sub FROM identity WHERE id = ?').get(identityId);
  if (!row) throw resourceNotFound(`Identity '${identityId}' not found.`);
  return String(row.sub);
}

async function getCredentials(
  pool: IdentityPool,
  identityId: string,
  logins: Record<string, string> | undefined,
) {
  const sub = subOf(pool, identityId);
  if (!logins || Object.keys(logins).length === 0) {
    throw notAuthorized(`Access to Identity '${identityId}' is forbidden.`);
  }
  const claims = await loginOf(pool.users, logins);
  if (claims.sub !== sub) {
    throw notAuthorized(
      "Logins don't match. Please include at least one valid login for this identity or identity pool.",
    );
  }
  return { IdentityId: identityId, Credentials: makeCredential(pool, claims) };
}

export function identityOperations(pool: IdentityPool): Operations {
  const idSchema = z
    .string()
    .min(1)
    .max(55)
    .regex(/[\w-]+:[0-9a-f-]+/);
  const loginsSchema = z.record(z.string(), z.string().max(50_000)).optional();
  return {
    GetId: open(z.object({ IdentityPoolId: idSchema, Logins: loginsSchema }), async (input) => {
      if (input.IdentityPoolId !== pool.id) {
        throw resourceNotFound(`IdentityPool '${input.IdentityPoolId}' not found.`);
      }
      const { sub } = await loginOf(pool.users, input.Logins);
      return { IdentityId: identityOf(pool, sub) };
    }),
    GetCredentialsForIdentity: open(z.object({ IdentityId: idSchema, Logins: loginsSchema }), (input) =>
      getCredentials(pool, input.IdentityId, input.Logins),
    ),
  };
}
