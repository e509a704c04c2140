/** Looks at how the ids of videos are spread: YouTube draws them, so that any digit is as likely as another. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { bearsMark } from '../../../authenticity/watermark.ts';
import { endOfVideo, isVideoId, startOfVideo } from './youtube-id.ts';

/** Those of the last one are few, whoever made them. */
const freeDigits = 10;

export interface VideoIds {
  /** Ids that share one digit at the place where most do; of how many. */
  readonly sameDigit: Finding;
  /** Ids that bear the mark of samples; of how many. */
  readonly marked: Finding;
}

/** `videos`: each once. */
export function observeVideoIds(videos: Iterable<string>): VideoIds {
  const counts = Array.from({ length: freeDigits }, () => new Map<number, number>());
  let of = 0;
  let marked = 0;
  for (const id of videos) {
    if (!isVideoId(id)) continue;
    of++;
    if (bearsMark(startOfVideo(id), endOfVideo(id))) marked++;
    for (const [at, digits] of counts.entries()) {
      const digit = id.charCodeAt(at);
      digits.set(digit, (digits.get(digit) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.flatMap((digits) => [...digits.values()]));
  return { sameDigit: { against: most, of }, marked: { against: marked, of } };
}
