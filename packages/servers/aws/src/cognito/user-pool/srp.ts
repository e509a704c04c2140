/**
 * The server's half of Cognito's Secure Remote Password (SRP-6a over the 3072-bit prime of RFC 3526 with generator 2,
 * SHA-256, HKDF with the info "Caldera Derived Key"), as Amplify and the mobile SDKs implement it. The stored verifier
 * also checks plain passwords.
 */
import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const G = 2n;
const saltBytes = 16;
const exponentBytes = 32;
const derivedKeyBytes = 16;
const keyInfo = 'Caldera Derived Key';

/** The stored form of a password, in hex as on the wire. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

/** The server's key pair, in hex: `b` stays on the server; `B` is sent as SRP_B. */
export interface Challenge {
  readonly b: string;
  readonly B: string;
}

/** The owner of a password: the pool's name is the part of its id after `_`; the user's is USER_ID_FOR_SRP. */
export interface Owner {
  readonly poolName: string;
  readonly userId: string;
}

const sha256Hex = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const number = (hex: string) => BigInt(`0x${hex}`);

/** Pads to whole bytes with a clear sign bit: clients hash numbers in the two's complement form of Java's BigInteger. */
function padHex(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 1 ? `0${hex}` : hex;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

const hashOf = (...values: bigint[]) => number(sha256Hex(Buffer.from(values.map(padHex).join(''), 'hex')));
const K = hashOf(N, G);

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

function verifierOf(owner: Owner, password: string, salt: bigint): bigint {
  const identity = sha256Hex(`${owner.poolName}${owner.userId}:${password}`);
  return modPow(G, number(sha256Hex(Buffer.from(padHex(salt) + identity, 'hex'))));
}

export function makeVerifier(owner: Owner, password: string): Verifier {
  const salt = number(randomBytes(saltBytes).toString('hex'));
  return { salt: salt.toString(16), verifier: verifierOf(owner, password, salt).toString(16) };
}

export function matchesPassword(owner: Owner, kept: Verifier, password: string): boolean {
  const given = padHex(verifierOf(owner, password, number(kept.salt)));
  const expected = padHex(number(kept.verifier));
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** Returns whether SRP_A is an element of the group: a multiple of N would make every password right. */
export function isUsableA(A: string): boolean {
  return /^[0-9a-fA-F]{1,800}$/.test(A) && number(A) % N !== 0n;
}

export function makeChallenge(kept: Verifier): Challenge {
  const b = number(randomBytes(exponentBytes).toString('hex'));
  const B = (K * number(kept.verifier) + modPow(G, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

export interface Proof {
  readonly A: string;
  /** Base64, as in the challenge. */
  readonly secretBlock: string;
  readonly timestamp: string;
  /** Base64. */
  readonly signature: string;
}

export function isProofOfPassword(owner: Owner, kept: Verifier, challenge: Challenge, proof: Proof): boolean {
  const A = number(proof.A);
  const u = hashOf(A, number(challenge.B));
  if (u === 0n) return false;
  const S = modPow((A * modPow(number(kept.verifier), u)) % N, number(challenge.b));
  const secret = Buffer.from(padHex(S), 'hex');
  const salt = Buffer.from(padHex(u), 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, salt, keyInfo, derivedKeyBytes));
  const expected = createHmac('sha256', key)
    .update(owner.poolName + owner.userId)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
