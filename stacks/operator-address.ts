/** Computes the chain address of a public key of KMS. */
import { keccak } from '@cgdx/core/merkle/hash.ts';

/** The point (x and y, 32 bytes each) is at the end of a secp256k1 key in DER. */
const pointBytes = 64;
const addressBytes = 20;

/** @param publicKey DER in base64, as KMS returns it */
export function addressOfPublicKey(publicKey: string): string {
  const point = Buffer.from(publicKey, 'base64').subarray(-pointBytes);
  if (point.length !== pointBytes) throw new Error('KMS answered with no secp256k1 public key.');
  return `0x${Buffer.from(keccak(point)).subarray(-addressBytes).toString('hex')}`;
}
