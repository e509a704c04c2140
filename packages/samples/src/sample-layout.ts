/** Says what a platform must bring so that samples of its exports can be made: one folder, one line in `sample-platform.ts`. */
import { type Forgery, forgeries } from './forgery.ts';
import type { Person } from './person.ts';
import type { ZipWriter } from './zip-writer.ts';

/** What cannot be seen in the data of a platform, and why: listed beside the figures, so that a 0 explains itself. */
export interface UnseenForgery {
  /** All of them by default. */
  readonly variants?: readonly string[];
  readonly forgeries: readonly Forgery[];
  readonly why: string;
}

/** A wish whose words were checked against the platform's own lists. */
export interface CheckedSample<Variant extends string = string> {
  readonly variant: Variant;
  readonly forge?: Forgery;
  readonly sizeBytes: number;
  readonly seed: string;
  readonly asOfMs: number;
  readonly person: Person;
  readonly fileBytes?: number;
}

export interface SamplePlatform {
  /** The most common one first: it is the default. */
  readonly variants: readonly string[];
  readonly forgeries: readonly Forgery[];
  /** What its checks cannot see. */
  readonly unseen: readonly UnseenForgery[];
  readonly write: (zip: ZipWriter, sample: CheckedSample) => Promise<void>;
}

/** Every platform can be forged in every way. */
export function inLayouts<Variant extends string>(
  variants: readonly Variant[],
  write: (zip: ZipWriter, sample: CheckedSample<Variant>) => Promise<void>,
  unseen: readonly UnseenForgery[] = [],
): SamplePlatform {
  return {
    variants,
    forgeries,
    unseen,
    // checked against the very list above
    write: (zip, sample) => write(zip, { ...sample, variant: sample.variant as Variant }),
  };
}
