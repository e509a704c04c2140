/** The pool's RSA key, generated once and stored in the database, so that tokens survive a restart. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { generatedSecret } from './generated-secret.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const rsaBits = 2048;

export function keptSigningKey(database: DatabaseSync): SigningKey {
  const pem = generatedSecret(database, 'signing-key', () =>
    generateKeyPairSync('rsa', { modulusLength: rsaBits }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }),
  );
  const privateKey = createPrivateKey(Buffer.from(pem));
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { id, privateKey, publicKey };
}

/** Returns the document at `/{poolId}/.well-known/jwks.json`. */
export function jwksOf(key: SigningKey) {
  const { n, e } = key.publicKey.export({ format: 'jwk' });
  return { keys: [{ alg: 'RS256', e: e ?? '', kid: key.id, kty: 'RSA', n: n ?? '', use: 'sig' }] };
}
