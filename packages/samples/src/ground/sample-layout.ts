/** The interface that a platform implements for samples of its exports: one folder, and one line in `sample-platform.ts`. */
import { type Forgery, forgeries } from './forgery.ts';
import type { Person } from './person.ts';
import type { ZipWriter } from './zip-writer.ts';

/** A forgery that the data of a platform cannot reveal, with the reason, which explains a detection rate of 0. */
export interface UnseenForgery {
  /** The layouts that it applies to; all by default. */
  readonly variants?: readonly string[];
  readonly forgeries: readonly Forgery[];
  readonly why: string;
}

/** A sample request whose layout and forgery were checked against the platform's lists. */
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
  /** The layouts; the first one is the most common and the default. */
  readonly variants: readonly string[];
  readonly forgeries: readonly Forgery[];
  /** The forgeries that the platform's checks cannot detect. */
  readonly unseen: readonly UnseenForgery[];
  readonly write: (zip: ZipWriter, sample: CheckedSample) => Promise<void>;
}

/** Creates the description of a platform. */
export function inLayouts<Variant extends string>(
  variants: readonly Variant[],
  write: (zip: ZipWriter, sample: CheckedSample<Variant>) => Promise<void>,
  unseen: readonly UnseenForgery[] = [],
): SamplePlatform {
  return {
    variants,
    forgeries,
    unseen,
    // safe, since the layout was checked against this list
    write: (zip, sample) => write(zip, { ...sample, variant: sample.variant as Variant }),
  };
}
