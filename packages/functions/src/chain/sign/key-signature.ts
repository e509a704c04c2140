/** Signs a digest with a key: with the key's value, or through KMS, which never reveals it. */
import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { SigningKeyName } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { getAddress, getBytes, recoverAddress, Signature, SigningKey, toBeHex } from 'ethers';
import { signingKey } from '../../ground/links.ts';

/** The order of secp256k1. Of the two valid signatures, chains accept the one whose s is in its lower half (EIP-2). */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const integerTag = 0x02;

const client = new KMSClient({});

/** @param digest 32 bytes as 0x hex @returns 65 bytes as 0x hex: r, s, v */
export async function signDigest(name: SigningKeyName, digest: string): Promise<string> {
  const key = signingKey(name);
  if ('value' in key) return new SigningKey(key.value).sign(digest).serialized;
  const { Signature: der } = await client.send(
    new SignCommand({
      KeyId: key.keyArn,
      Message: getBytes(digest),
      MessageType: 'DIGEST',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  );
  return signatureOf(digest, der ?? new Uint8Array(), getAddress(key.address));
}

/** Converts KMS's signature. KMS returns r and s in DER but no recovery bit: the right one yields `address`. */
function signatureOf(digest: string, der: Uint8Array, address: string): string {
  const [r, anyS] = derIntegers(der);
  const s = anyS > order / 2n ? order - anyS : anyS;
  for (const v of [27, 28]) {
    const signature = Signature.from({ r: toBeHex(r, 32), s: toBeHex(s, 32), v });
    if (recoverAddress(digest, signature) === address) return signature.serialized;
  }
  throw new MarketError('bug', 'InvariantBroken', 'The key in KMS does not match its address.');
}

/** Returns the two integers of `SEQUENCE { INTEGER r, INTEGER s }`; every length fits into a byte. */
function derIntegers(der: Uint8Array): [bigint, bigint] {
  const integerAt = (at: number): { value: bigint; end: number } => {
    const end = at + 2 + (der[at + 1] ?? 0);
    if (der[at] !== integerTag || end > der.length)
      throw new MarketError('unavailable', 'SigningUnavailable', 'KMS answered without a signature.');
    return { value: BigInt(`0x${Buffer.from(der.subarray(at + 2, end)).toString('hex')}`), end };
  };
  const r = integerAt(2);
  return [r.value, integerAt(r.end).value];
}
