/** Writes a synthetic export, watermarked, the same bytes for the same input. */
import type { Writable } from 'node:stream';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { inventPerson, type Person } from './person.ts';
import { type SpotifyVariant, spotifyVariants, writeSpotifySample } from './spotify/spotify-sample.ts';
import { createZipWriter } from './zip-writer.ts';

export interface WriteSampleInput {
  /** Only `spotify` so far. */
  readonly platform: string;
  /** Layout; the platform's most common one by default. */
  readonly variant?: string;
  /** Of data, before it is packed. */
  readonly sizeBytes: number;
  readonly seed: string;
  /** When the export was made, ms since 1970. */
  readonly asOfMs: number;
  /** Whose export it is; invented from the seed by default. */
  readonly person?: Person;
  /** Of one history file, before it is packed; as the platform cuts them by default. */
  readonly fileBytes?: number;
}

/** The wish cannot be met; the message says why, for the person who made it. */
export class SampleUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SampleUsageError';
  }
}

export const smallestSampleBytes = 1000;

/** Beyond it a person would have listened before the platform began. */
export const largestSampleBytes = 10e9;

/** Ends `target`. Throws `SampleUsageError` before the first byte. */
export async function writeSample(input: WriteSampleInput, target: Writable): Promise<void> {
  const variant = checkSampleInput(input);
  const zip = createZipWriter(target, input.asOfMs);
  const person = input.person ?? inventPerson(input.seed);
  await writeSpotifySample(zip, { ...input, variant, person });
  await zip.end();
}

/** Gives the layout that will be written. Throws `SampleUsageError`. */
export function checkSampleInput(input: WriteSampleInput): SpotifyVariant {
  const platform = poolIds.find((id) => id === input.platform.toLowerCase());
  if (platform === undefined) {
    throw new SampleUsageError(`There is no platform "${input.platform}". Platforms: ${poolIds.join(', ')}.`);
  }
  if (platform !== 'spotify') throw notYet(platform);
  const variant = variantOf(input.variant ?? 'extended');
  if (!Number.isFinite(input.sizeBytes) || input.sizeBytes < smallestSampleBytes) {
    throw new SampleUsageError(`The smallest sample is ${smallestSampleBytes} bytes.`);
  }
  if (input.sizeBytes > largestSampleBytes) {
    throw new SampleUsageError('The largest sample is 10 GB: nobody can listen to more.');
  }
  return variant;
}

function variantOf(name: string): SpotifyVariant {
  const variant = spotifyVariants.find((known) => known === name);
  if (variant !== undefined) return variant;
  throw new SampleUsageError(
    `There is no variant "${name}" of spotify. Variants: ${spotifyVariants.join(', ')}.`,
  );
}

function notYet(platform: PoolId): SampleUsageError {
  return new SampleUsageError(`Samples of ${platform} cannot be made yet; only spotify.`);
}
