/** What a platform needs for samples of its exports: one folder, and one line in `sample-platform.ts`. */
import { type Forgery, forgeries } from './forgery.ts';
import type { Person } from './person.ts';
import type { ZipWriter } from './zip-writer.ts';

/** A forgery that the data of a platform cannot reveal, and why: listed beside the figures, to explain a 0. */
export interface UnseenForgery {
  /** The layouts it applies to; all of them by default. */
  readonly variants?: readonly string[];
  readonly forgeries: readonly Forgery[];
  readonly why: string;
}

/** A sample request whose names were checked against the platform's own lists. */
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
  /** The most common layout first, which is the default. */
  readonly variants: readonly string[];
  readonly forgeries: readonly Forgery[];
  /** Forgeries that its checks cannot detect. */
  readonly unseen: readonly UnseenForgery[];
  readonly write: (zip: ZipWriter, sample: CheckedSample) => Promise<void>;
}

/** Describes a platform; each can be forged in every way. */
export function inLayouts<Variant extends string>(
  variants: readonly Variant[],
  write: (zip: ZipWriter, sample: CheckedSample<Variant>) => Promise<void>,
  unseen: readonly UnseenForgery[] = [],
): SamplePlatform {
  return {
    variants,
    forgeries,
    unseen,
    // checked against this very list
    write: (zip, sample) => write(zip, { ...sample, variant: sample.variant as Variant }),
  };
}
