/** Checks the distribution of video ids: YouTube draws them at random, so that all digits are equally likely. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { isVideoId } from './youtube-id.ts';

/** The number of leading digits that are random; the last digit of an id has few possible values. */
const freeDigits = 10;

/** Counts the ids that have the most frequent digit at any one position. `videos`: distinct ids. */
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
