/** The conclusion about an export before it is judged: the same in a browser as on a server. */
import type { Inspection } from './inspection.ts';

/** What a platform's reader counts; the caller adds what is the same for all. */
export interface Conclusion<Seen = unknown>
  extends Pick<
    Inspection,
    'variant' | 'language' | 'isSample' | 'recordCounts' | 'counters' | 'sketch' | 'runs' | 'accountKey'
  > {
  /** What the export is, in words, for the contributor's timeline. */
  readonly summary: Inspection['findings'];
  /** What is missing in it and how to get that. */
  readonly advice: Inspection['findings'];
  /** The input of the platform's evidence; only its own `PlatformEvidence` knows the content. */
  readonly seen: Seen;
}
