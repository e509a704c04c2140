/** Writes a synthetic, watermarked export, with the same bytes for the same input. */
import type { Writable } from 'node:stream';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import type { Forgery } from './ground/forgery.ts';
import { inventPerson, type Person } from './ground/person.ts';
import type { SamplePlatform } from './ground/sample-layout.ts';
import { createZipWriter } from './ground/zip-writer.ts';
import { samplePlatforms } from './sample-platform.ts';

export interface WriteSampleInput {
  /** One of `samplePlatforms`. */
  readonly platform: string;
  /** The layout; the platform's most common one by default. */
  readonly variant?: string;
  /** The kind of forgery; none by default. */
  readonly forge?: string;
  /** The size of the uncompressed data. */
  readonly sizeBytes: number;
  readonly seed: string;
  /** When the export was made, in Unix ms. */
  readonly asOfMs: number;
  /** The owner of the export; generated from the seed by default. */
  readonly person?: Person;
  /** The uncompressed size of one history file; the platform's usual size by default. */
  readonly fileBytes?: number;
}

/** The error for a sample that cannot be made; the message has the reason. */
export class SampleUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SampleUsageError';
  }
}

const smallestSampleBytes = 1000;

/** In a larger sample the person would have listened before the platform existed. */
const largestSampleBytes = 10e9;

/** Ends `target`. Throws `SampleUsageError` before the first byte. */
export async function writeSample(input: WriteSampleInput, target: Writable): Promise<void> {
  const { platform, variant, forge } = checkSampleInput(input);
  const zip = createZipWriter(target, input.asOfMs);
  const person = input.person ?? inventPerson(input.seed);
  const { forge: _word, ...wish } = input;
  await platform.write(zip, { ...wish, variant, person, ...(forge !== undefined && { forge }) });
  await zip.end();
}

/** Returns the checked request. Throws `SampleUsageError`. */
export function checkSampleInput(input: WriteSampleInput): {
  readonly platform: SamplePlatform;
  readonly variant: string;
  readonly forge: Forgery | undefined;
} {
  const name = platformIds.find((id) => id === input.platform.toLowerCase());
  if (name === undefined) {
    throw new SampleUsageError(
      `There is no platform "${input.platform}". Platforms: ${platformIds.join(', ')}.`,
    );
  }
  const platform = samplePlatforms[name];
  const variant = input.variant ?? platform.variants[0] ?? '';
  checkWord('variant', variant, name, platform.variants);
  if (input.forge !== undefined) checkWord('forgery', input.forge, name, platform.forgeries);
  if (!Number.isFinite(input.sizeBytes) || input.sizeBytes < smallestSampleBytes) {
    throw new SampleUsageError(`The smallest sample is ${smallestSampleBytes} bytes.`);
  }
  if (input.sizeBytes > largestSampleBytes) {
    throw new SampleUsageError('The largest sample is 10 GB: nobody can do more in a life.');
  }
  const forge = platform.forgeries.find((known) => known === input.forge);
  return { platform, variant, forge };
}

function checkWord(
  what: 'variant' | 'forgery',
  word: string,
  platform: string,
  known: readonly string[],
): void {
  if (known.includes(word)) return;
  const list = known.length === 0 ? 'There is none yet' : `There are: ${known.join(', ')}`;
  throw new SampleUsageError(`There is no ${what} "${word}" of ${platform}. ${list}.`);
}
