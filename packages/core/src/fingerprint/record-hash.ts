/** Hashes a record's canonical key to a number that only this deployment's secret key can compute. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { viewOf } from '../byte/bytes.ts';
import { encodeUtf8 } from '../byte/utf8.ts';

/** Hashes are whole numbers below this: 13 hex digits, exact in a double. */
export const hashRange = 2 ** 52;

/** Stored hashes are whole numbers below this: in two large histories a few in a thousand are equal by chance. */
export const shortRange = 2 ** 28;

/** Returns the upper 28 of the 52 bits. */
export const shortHash = (hash: number): number => Math.floor(hash / (hashRange / shortRange));

export interface RecordHash {
  (canonicalKey: string): number;
  /** Returns the same hash for the first `length` UTF-16 code units of an array. */
  readonly ofUnits: (units: Uint16Array, length: number) => number;
}

/** The number of final rounds for each of the two halves. */
const finalRounds = 3;

/**
 * Creates the keyed hash of records. Without the key nobody can test whether a known record is in somebody's sketch.
 *
 * A history has millions of records of a hundred bytes, so the hash suits short texts: HalfSipHash-1-3 with
 * 64 bits of output (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012; the rounds that Rust and
 * CPython use). Its whole state of 128 bits is secret, derived from the SHA-256 of the key. The result is cut to 52 bits.
 */
export function createRecordHash(hashKey: Uint8Array): RecordHash {
  const secret = viewOf(sha256.create().update(hashKey).update(encodeUtf8('record hash')).digest());
  const s0 = secret.getInt32(0, true);
  const s1 = secret.getInt32(4, true);
  const s2 = secret.getInt32(8, true);
  const s3 = secret.getInt32(12, true);
  /** `units`: of the text; undefined if they are to be read from it. */
  function hash(text: string, units: Uint8Array | Uint16Array | undefined, length: number): number {
    let v0 = s0;
    let v1 = s1;
    let v2 = s2;
    let v3 = s3;
    let low = 0;
    const last = length >> 1;
    const middle = last + 1 + finalRounds;
    const end = middle + finalRounds;
    // two UTF-16 units make a word; the last word also contains the length
    for (let i = 0; i < end; i++) {
      let word = 0;
      if (i < last) {
        word =
          units === undefined
            ? text.charCodeAt(2 * i) | (text.charCodeAt(2 * i + 1) << 16)
            : (units[2 * i] as number) | ((units[2 * i + 1] as number) << 16);
      } else if (i === last) {
        word = length << 16;
        if (length % 2 === 1)
          word |= units === undefined ? text.charCodeAt(length - 1) : (units[length - 1] as number);
      } else if (i === last + 1) v2 ^= 0xee;
      else if (i === middle) {
        low = (v1 ^ v3) >>> 0;
        v1 ^= 0xdd;
      }
      v3 ^= word;
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
      v0 ^= word;
    }
    return ((v1 ^ v3) >>> 12) * 2 ** 32 + low;
  }

  return Object.assign((key: string) => hash(key, asciiOf(key), key.length), {
    ofUnits: (units: Uint16Array, length: number) => hash('', units, length),
  });
}

/** A buffer for ASCII bytes, which are read several times as fast as the code units of a string. */
const encoded = new Uint8Array(4096);
const encoder = new TextEncoder();
/** The least length of a text that is encoded; shorter ones are hashed as fast directly. */
const worthEncoding = 48;

/** Returns the text's bytes, which the next call overwrites; undefined if the text is not ASCII, or its length is unsuitable. */
function asciiOf(text: string): Uint8Array | undefined {
  const { length } = text;
  if (length < worthEncoding || length > encoded.length) return undefined;
  const { read, written } = encoder.encodeInto(text, encoded);
  return read === length && written === length ? encoded : undefined;
}

/** Returns a keyed pseudonym (64 hex digits) of a platform's account id. */
export function accountKeyOf(hashKey: Uint8Array, platform: string, accountId: string): string {
  return bytesToHex(sha256(encodeUtf8(`${bytesToHex(hashKey)}|account|${platform}|${accountId}`)));
}
