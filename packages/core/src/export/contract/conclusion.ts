/** Says what all of an export comes to before it is judged: it is the same in a browser as on a server. */
import type { Inspection } from './inspection.ts';

/** What a platform's reader counts; the caller adds what is the same for all. */
export interface Conclusion<Seen = unknown>
  extends Pick<
    Inspection,
    | 'variant'
    | 'language'
    | 'isSample'
    | 'recordCounts'
    | 'malformedRecords'
    | 'counters'
    | 'sketch'
    | 'accountKey'
  > {
  /** What the export is, in words, for the contributor's timeline. */
  readonly summary: Inspection['findings'];
  /** What is missing in it and how to get that. */
  readonly advice: Inspection['findings'];
  /** What the platform's evidence is weighed from; its own `PlatformEvidence` alone knows what is in it. */
  readonly seen: Seen;
}
