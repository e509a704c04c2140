/**
 * Tells a person's open pages that a contribution of theirs has changed. It runs beside the work and never
 * delays or fails it: a lost message costs only time, since pages also look by themselves.
 */
import { type ContributionChanged, pushChannelOf, pushNamespace } from '@cgdx/api/push/channel.ts';
import { pushUrl } from '../links.ts';
import { warn } from '../log/log.ts';
import { count } from '../log/metric.ts';
import { publish } from './publish.ts';

interface Changed {
  readonly userSub: string;
  readonly contributionId: string;
}

interface Announcement {
  /** True if the contribution changed again meanwhile: one more message then covers all changes. */
  isStale: boolean;
  readonly ended: Promise<void>;
}

const attempts = 2;
/** How long an unavailable service is not called: each call would make a step take longer. */
const restMs = 30_000;
let restsUntilMs = 0;
const underWay = new Map<string, Announcement>();

/** Returns at once. Call it after the change was stored: pages read the change as soon as they get the message. */
export function announceChange({ userSub, contributionId }: Changed): void {
  const earlier = underWay.get(contributionId);
  if (earlier) {
    earlier.isStale = true;
    return;
  }
  const url = pushUrl();
  if (url === undefined || Date.now() < restsUntilMs) return;
  const event: ContributionChanged = { contributionId };
  const tell = async (): Promise<void> => {
    do {
      announcement.isStale = false;
      await attempt(url, pushChannelOf(userSub), event);
    } while (announcement.isStale && Date.now() >= restsUntilMs);
    underWay.delete(contributionId);
  };
  // Changes in the same tick are sent as one message.
  const announcement: Announcement = { isStale: false, ended: Promise.resolve().then(tell) };
  underWay.set(contributionId, announcement);
}

/** Waits for announcements under way: Lambda freezes a function that has returned. Never throws. */
export async function announced(): Promise<void> {
  await Promise.all([...underWay.values()].map(({ ended }) => ended));
}

async function attempt(url: URL, channel: string, event: ContributionChanged): Promise<void> {
  for (let left = attempts; left > 0; left -= 1) {
    try {
      return await publish(url, channel, event);
    } catch {
      // Sends one more message; if that fails, the page's next look finds the change.
    }
  }
  restsUntilMs = Date.now() + restMs;
  warn('push.failed');
  count('PushFailed', { namespace: pushNamespace });
}
