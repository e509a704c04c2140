/** Signs and verifies RS256 JSON web tokens; does not check the meaning of their claims. */
import { compactVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKey } from './signing-key.ts';

const alg = 'RS256';

const claimsSchema = z
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

export type Claims = z.infer<typeof claimsSchema>;

export const signJwt = (key: SigningKey, claims: Readonly<Record<string, unknown>>): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ kid: key.id, alg }).sign(key.privateKey);

/** Returns the claims of a token that this key signed; undefined for any other text. The caller checks the expiry. */
export async function openJwt(key: SigningKey, token: string): Promise<Claims | undefined> {
  try {
    const { payload, protectedHeader } = await compactVerify(token, key.publicKey, { algorithms: [alg] });
    if (protectedHeader.kid !== key.id) return undefined;
    return claimsSchema.parse(JSON.parse(Buffer.from(payload).toString()));
  } catch {
    // The text is not a token, another key signed it, or it lacks the required claims.
    return undefined;
  }
}
