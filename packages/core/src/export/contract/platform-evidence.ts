/**
 * Says what a platform must bring so that its exports can be judged. It never reaches a browser, where a forger could
 * try one's work against it: a test looks into the bundle.
 */
import type { Evidence } from '../../authenticity/evidence.ts';

export interface PlatformEvidence<Seen> {
  /** `seen`: of the platform's own conclusion. */
  weigh(seen: Seen): Evidence[];
  /** What such data cannot tell, in words. */
  readonly notSeen: string;
}
