/** The checksums that S3 accepts and returns. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c, crc64nvme } from './crc.ts';

export const checksumAlgorithms = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

/** The algorithm that S3 uses if the client names none. */
export const defaultAlgorithm: ChecksumAlgorithm = 'CRC64NVME';

/** Length of the raw value in bytes. */
const checksumBytes: Readonly<Record<ChecksumAlgorithm, number>> = {
  CRC32: 4,
  CRC32C: 4,
  CRC64NVME: 8,
  SHA1: 20,
  SHA256: 32,
};

export interface Hasher {
  update(chunk: Uint8Array): void;
  digest(): Buffer;
}

function nativeCrc32(): Hasher {
  let value = 0;
  return {
    update(chunk) {
      value = crc32(chunk, value);
    },
    digest() {
      const out = Buffer.alloc(4);
      out.writeUInt32BE(value);
      return out;
    },
  };
}

export function createHasher(algorithm: ChecksumAlgorithm | 'MD5'): Hasher {
  switch (algorithm) {
    case 'CRC32':
      return nativeCrc32();
    case 'CRC32C':
      return crc32c();
    case 'CRC64NVME':
      return crc64nvme();
    default:
      return createHash(algorithm.toLowerCase());
  }
}

/** Parses a header or an XML element; returns undefined for an algorithm that S3 does not have. */
export function parseAlgorithm(text: string | undefined): ChecksumAlgorithm | undefined {
  return checksumAlgorithms.find((name) => name === text?.toUpperCase());
}

export const checksumHeader = (algorithm: ChecksumAlgorithm) => `x-amz-checksum-${algorithm.toLowerCase()}`;

/** Returns the element's name in XML bodies, such as `ChecksumCRC32`. */
export const checksumElement = <Name extends ChecksumAlgorithm>(algorithm: Name): `Checksum${Name}` =>
  `Checksum${algorithm}`;

/** Returns whether the value is base64 of the right length. */
export function isChecksumValue(algorithm: ChecksumAlgorithm, value: string): boolean {
  const raw = Buffer.from(value, 'base64');
  return raw.length === checksumBytes[algorithm] && raw.toString('base64') === value;
}
