/** Looks at how the ids of videos are spread: YouTube draws them, so that any digit is as likely as another. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { isVideoId } from './youtube-id.ts';

/** Those of the last one are few, whoever made them. */
const freeDigits = 10;

/** Ids that share one digit at the place where most do. `videos`: each once. */
export function sameDigit(videos: Iterable<string>): Finding {
  const counts = Array.from({ length: freeDigits }, () => new Map<number, number>());
  let of = 0;
  for (const id of videos) {
    if (!isVideoId(id)) continue;
    of++;
    for (const [at, digits] of counts.entries()) {
      const digit = id.charCodeAt(at);
      digits.set(digit, (digits.get(digit) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.flatMap((digits) => [...digits.values()]));
  return { against: most, of };
}
