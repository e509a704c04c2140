/** Signs and opens RS256 JSON web tokens; does not judge what the claims mean. */
import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey } from './signing-key.ts';

const Header = z.object({ alg: z.literal('RS256'), kid: z.string() });

const Claims = z
  .looseObject({
    sub: z.string(),
    iss: z.string(),
    token_use: z.string(),
    exp: z.number(),
    origin_jti: z.string(),
    aud: z.string().optional(),
    client_id: z.string().optional(),
  })
  .readonly();

export type Claims = z.infer<typeof Claims>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signJwt(key: SigningKey, claims: object): string {
  const body = `${encode({ kid: key.id, alg: 'RS256' })}.${encode(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), key.privateKey).toString('base64url')}`;
}

/** Returns the claims of a token that this key signed, and undefined for anything else. The caller checks the expiry. */
export function openJwt(key: SigningKey, token: string): Claims | undefined {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return undefined;
  try {
    const header = Header.parse(JSON.parse(Buffer.from(head, 'base64url').toString()));
    if (header.kid !== key.id) return undefined;
    const signed = Buffer.from(`${head}.${payload}`);
    if (!verify('sha256', signed, key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
    return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    // It is not base64, not JSON, or does not have our claims.
    return undefined;
  }
}
