/**
 * The gateway's authoriser for routes that take an API key: it identifies the key's owner. The routes check the
 * key's scopes themselves, since the gateway sends an authoriser's refusal without its message.
 */
import type { APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import type { KeyContext } from '../ground/caller/key-caller.ts';
import { handled } from '../ground/handler/handled.ts';
import { findBySecret, noteUse, secretForm } from './api-key.ts';

type Answer =
  | { readonly isAuthorized: false }
  | { readonly isAuthorized: true; readonly context: KeyContext };

const refused: Answer = { isAuthorized: false };

export const handler = handled(
  async ({ identitySource }: Pick<APIGatewayRequestAuthorizerEventV2, 'identitySource'>): Promise<Answer> => {
    const secret = /^Bearer\s+(\S+)$/i.exec(identitySource?.[0] ?? '')?.[1] ?? '';
    // Longer texts are never hashed.
    if (!secretForm.test(secret)) return refused;
    const key = await findBySecret(secret);
    if (!key) return refused;
    await noteUse(key, Date.now());
    const { userSub, keyId, scopes, capCents } = key;
    return {
      isAuthorized: true,
      context: { userSub, keyId, scopes: scopes.join(' '), capCents: String(capCents) },
    };
  },
);
