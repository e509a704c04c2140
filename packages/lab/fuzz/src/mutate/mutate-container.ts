/** Changes the structure of a zip: the fields of its headers, its directory, its end. */
import type { Random } from '@cgdx/samples/ground/random.ts';
import { mutateBytes } from './mutate-bytes.ts';

/** Signature, and the length of the fixed part whose fields are worth falsifying. */
const records = [
  [0x04034b50, 30],
  [0x02014b50, 46],
  [0x06054b50, 22],
  [0x06064b50, 56],
  [0x07064b50, 20],
  [0x08074b50, 24],
] as const;

export function mutateContainer(random: Random, zip: Buffer): Buffer {
  if (random.chance(0.1)) return zip.subarray(0, random.between(0, zip.length));
  if (random.chance(0.1)) return mutateBytes(random, zip);
  const [signature, length] = random.pick(records);
  const places = placesOf(zip, signature);
  if (places.length === 0) return mutateBytes(random, zip, Math.max(0, zip.length - 200));
  const at = random.pick(places);
  if (random.chance(0.05)) return Buffer.concat([zip.subarray(0, at), zip.subarray(at + length)]);
  if (random.chance(0.05)) {
    const other = random.pick(places);
    return Buffer.concat([zip.subarray(0, at), zip.subarray(other, other + length), zip.subarray(at)]);
  }
  // names and extra fields follow the fixed part, zip64 sizes among them
  const end = Math.min(zip.length, at + length + random.pick([0, 0, 40]));
  return mutateBytes(random, zip, at + 4, end);
}

function placesOf(zip: Buffer, signature: number): number[] {
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(signature);
  const places: number[] = [];
  for (let at = zip.indexOf(wanted); at >= 0; at = zip.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
