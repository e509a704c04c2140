import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { CreateSha256 } from '../port.ts';

/** Not WebCrypto, which cannot hash incrementally. */
export const createSha256: CreateSha256 = () => {
  const hash = sha256.create();
  return { update: (bytes) => void hash.update(bytes), hex: () => bytesToHex(hash.digest()) };
};
