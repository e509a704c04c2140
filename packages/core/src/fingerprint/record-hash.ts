/** Turns a record's canonical key into a number that only this deployment's secret key can compute. */
import { hash } from 'node:crypto';

/** Hashes are whole numbers below this: 13 hex digits, exact in a double. */
export const hashRange = 2 ** 52;

export type RecordHash = (canonicalKey: string) => number;

/**
 * The keyed hash of a record (SHA-256 over key and record, cut to 52 bits). Without the key nobody can test
 * whether a known record is in somebody's sketch.
 */
export function createRecordHash(hashKey: Uint8Array): RecordHash {
  const prefix = `${Buffer.from(hashKey).toString('hex')}|`;
  return (canonicalKey) => Number.parseInt(hash('sha256', prefix + canonicalKey, 'hex').slice(0, 13), 16);
}

/** A keyed pseudonym (64 hex digits) of a platform's account id. */
export function accountKeyOf(hashKey: Uint8Array, platform: string, accountId: string): string {
  return hash('sha256', `${Buffer.from(hashKey).toString('hex')}|account|${platform}|${accountId}`, 'hex');
}
