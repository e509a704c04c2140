/**
 * The interface that a platform implements so that its exports can be judged. It must not be in the browser's bundle, where a
 * forger could test a forgery against it; a test searches the bundle.
 */
import type { Evidence } from '../../authenticity/evidence.ts';

export interface PlatformEvidence<Seen> {
  /** `seen`: the `seen` of the platform's own conclusion. */
  weigh(seen: Seen): Evidence[];
  /** What this evidence cannot detect, in words. */
  readonly notSeen: string;
}
