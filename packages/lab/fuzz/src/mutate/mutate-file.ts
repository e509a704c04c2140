/** Changes the contents of one file of an export. */
import type { Random } from '@cgdx/samples/ground/random.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { mutateJson } from './mutate-json.ts';
import { mutateText } from './mutate-text.ts';

const encodings = [
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'utf8',
  'utf16le',
  'latin1',
] as const;

export function mutateFile(random: Random, data: Buffer): Buffer {
  let bytes = data;
  for (let left = random.pick([1, 1, 2, 5]); left > 0; left--) {
    if (random.chance(0.25)) {
      bytes = mutateBytes(random, bytes);
      continue;
    }
    const text = bytes.toString('utf8');
    const json = random.chance(0.7) ? mutateJson(random, text) : undefined;
    bytes = Buffer.from(json ?? mutateText(random, text), random.pick(encodings));
  }
  return random.chance(0.02) ? Buffer.concat([Buffer.from('\ufeff'), bytes]) : bytes;
}
