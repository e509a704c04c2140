/**
 * What a platform needs so that its exports can be judged. It never reaches a browser, where a forger could
 * test a forgery against it: a test searches the bundle.
 */
import type { Evidence } from '../../authenticity/evidence.ts';

export interface PlatformEvidence<Seen> {
  /** `seen`: from the platform's own conclusion. */
  weigh(seen: Seen): Evidence[];
  /** What such data cannot reveal, in words. */
  readonly notSeen: string;
}
