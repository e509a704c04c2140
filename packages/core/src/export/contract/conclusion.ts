/** The conclusion about an export before it is judged: the same in a browser as on a server. */
import type { Inspection } from './inspection.ts';

/** The result of a platform's reader; the caller adds the fields that are the same for all platforms. */
export interface Conclusion<Seen = unknown>
  extends Pick<
    Inspection,
    'variant' | 'language' | 'isSample' | 'recordCounts' | 'counters' | 'sketch' | 'runs' | 'accountKey'
  > {
  /** A description of the export in words, for the contributor's timeline. */
  readonly summary: Inspection['findings'];
  /** What is missing in the export, and how to get it. */
  readonly advice: Inspection['findings'];
  /** The input of the platform's evidence; only the platform's own `PlatformEvidence` reads it. */
  readonly seen: Seen;
}
