/** IP addresses and CIDR blocks as ranges of integers. */
import { isIPv4, isIPv6 } from 'node:net';
import { InvalidEventPattern } from './invalid-event-pattern.ts';

export interface IpAddress {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

export interface IpRange {
  readonly bits: 32 | 128;
  readonly lowest: bigint;
  readonly highest: bigint;
}

const v4Shape = /^[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+$/;
const v6Shape = /^[0-9a-fA-F:]*:[0-9a-fA-F:]*$/;
const maskShape = /^[+-]?[0-9]+$/;
const largestInteger = 2 ** 31;

function v4Value(text: string): bigint | undefined {
  // AWS reads octets with leading zeros as decimal; other parsers read them as octal.
  const octets = text.split('.').map(Number);
  if (!isIPv4(octets.join('.'))) return undefined;
  return octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);
}

function v6Value(text: string): bigint | undefined {
  if (!isIPv6(text)) return undefined;
  const [head = '', tail] = text.split('::');
  const groups = (side: string): string[] => (side === '' ? [] : side.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const middle = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...middle, ...right].reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
}

/** Returns undefined if `text` is not an IP address. */
export function ipAddress(text: string): IpAddress | undefined {
  if (v4Shape.test(text)) {
    const value = v4Value(text);
    return value === undefined ? undefined : { bits: 32, value };
  }
  if (!v6Shape.test(text)) return undefined;
  const value = v6Value(text);
  return value === undefined ? undefined : { bits: 128, value };
}

/** Throws `InvalidEventPattern` with AWS's message, which does not give a position in the pattern. */
export function cidrRange(cidr: string): IpRange {
  const parts = cidr.split('/');
  const [text, mask] = parts;
  if (parts.length !== 2 || text === undefined || !mask) {
    throw new InvalidEventPattern("Malformed CIDR, one '/' required");
  }
  const size = Number(mask);
  if (!maskShape.test(mask) || size >= largestInteger || size < -largestInteger) {
    throw new InvalidEventPattern('Malformed CIDR, mask bits must be an integer');
  }
  if (size < 0) throw new InvalidEventPattern('Malformed CIDR, mask bits must not be negative');
  if (!v4Shape.test(text) && !v6Shape.test(text)) {
    throw new InvalidEventPattern(`Nonstandard IP address: ${text}`);
  }
  const address = ipAddress(text);
  if (address === undefined) throw new InvalidEventPattern(`Invalid IP address: ${text}`);
  if (size >= address.bits) {
    throw new InvalidEventPattern(`IPv${address.bits === 32 ? 4 : 6} mask bits must be < ${address.bits}`);
  }
  const hosts = (1n << BigInt(address.bits - size)) - 1n;
  return { bits: address.bits, lowest: address.value & ~hosts, highest: address.value | hosts };
}

export function isInRange(range: IpRange, text: string): boolean {
  const address = ipAddress(text);
  return (
    address !== undefined &&
    address.bits === range.bits &&
    address.value >= range.lowest &&
    address.value <= range.highest
  );
}
