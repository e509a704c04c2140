/** Task tokens: opaque, but distinguishable from text that was never a token. */
import { createHash, randomBytes } from 'node:crypto';

const randomLength = 48;
const checkLength = 16;
const marker = Buffer.from([0x00, 0x2a, 0xa5, 0x1f]);

function check(random: Buffer): Buffer {
  return createHash('sha256').update(marker).update(random).digest().subarray(0, checkLength);
}

export function newTaskToken(): string {
  const random = randomBytes(randomLength);
  return Buffer.concat([marker, random, check(random)]).toString('base64');
}

/** Returns true for every token that this server ever made, whether or not its task still waits. */
export function isTaskToken(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== marker.length + randomLength + checkLength || bytes.toString('base64') !== text)
    return false;
  const random = bytes.subarray(marker.length, marker.length + randomLength);
  return (
    bytes.subarray(0, marker.length).equals(marker) && bytes.subarray(-checkLength).equals(check(random))
  );
}
