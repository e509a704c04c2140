/** Reads the person's actions: reactions, pages, friends, searches, notifications, advertisements, sign-ins. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawFlag, rawRecord, rawText } from '../../format/value/raw-value.ts';
import { writtenText } from './escaped-text.ts';
import { timeOf } from './facebook-time.ts';
import { isLabelled, labelledSeconds, valuesOf } from './label-value.ts';
import { itemsOf } from './media.ts';
import { loginActionOf, reactionOf, sightOf, subjectOf, thingOf } from './title-word.ts';

type Read = DatasetRecord | undefined;

/** Returns the reaction itself: `{reaction, actor}`. */
export function reactionPart(raw: RawRecord): RawRecord | undefined {
  for (const part of itemsOf(raw.data)) {
    const reaction = rawRecord(rawRecord(part)?.reaction);
    if (reaction !== undefined) return reaction;
  }
  return undefined;
}

/** Reads reactions in both layouts. */
export function readReaction(raw: RawRecord): Read {
  if (!isLabelled(raw)) {
    const at = timeOf(labelledSeconds(raw));
    if (at === undefined) return undefined;
    const reaction = reactionOf(reactionPart(raw)?.reaction);
    return { kind: 'reaction', at, reaction, on: thingOf(raw.title) };
  }
  const at = timeOf(labelledSeconds(raw));
  if (at === undefined) return undefined;
  // the label is in the person's language, but the reaction's value is not
  const reaction = valuesOf(raw).map(reactionOf).find(Boolean) ?? null;
  return { kind: 'reaction', at, reaction, on: null };
}

/** Reads a record of which only the time may be kept. */
export function readTime(kind: string, raw: RawRecord, action?: string): Read {
  const at = timeOf(labelledSeconds(raw));
  return at === undefined ? undefined : { kind, at, ...(action === undefined ? {} : { action }) };
}

export function readPageLike(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw));
  if (at === undefined) return undefined;
  const name = raw.name ?? rawRecord(itemsOf(raw.data)[0])?.name ?? valuesOf(raw).find(isName);
  return { kind: 'page-like', at, name: writtenText(name) };
}

const isName = (text: string) => !/^https?:|^\d+$/.test(text);

export function readSearch(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw));
  if (at === undefined) return undefined;
  const text = rawText(rawRecord(itemsOf(raw.data)[0])?.text) ?? valuesOf(raw).find(isName);
  return { kind: 'search', at, words: text ? text.split(/\s+/).filter(Boolean).length : null };
}

export function readNotification(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw));
  if (at === undefined) return undefined;
  return { kind: 'notification', at, about: subjectOf(raw.href), unread: rawFlag(raw.unread) };
}

export function readAdClick(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw));
  return at === undefined ? undefined : { kind: 'ad-click', at, title: writtenText(raw.title) };
}

export function readInterest(raw: RawRecord): Read {
  const name = writtenText(raw.name);
  return name === null ? undefined : { kind: 'ad-interest', name };
}

export function readAdvertiser(raw: RawRecord): Read {
  const name = writtenText(raw.advertiser_name ?? raw.name);
  if (name === null) return undefined;
  return {
    kind: 'advertiser',
    name,
    uploadedList: rawFlag(raw.has_data_file_custom_audience),
    usedActivity: rawFlag(raw.has_remarketing_custom_audience),
    storeVisit: rawFlag(raw.has_in_person_store_visit),
  };
}

const responses: readonly (readonly [word: string, key: RegExp])[] = [
  ['joined', /joined|going|accepted/],
  ['declined', /declined/],
  ['interested', /interested|maybe/],
];

/** Reads an event of `events_joined`, `events_declined` or `events_interested`. The time of the answer is unknown; the event's own time may be in the future. */
export function readEvent(raw: RawRecord): Read {
  const startsAt = timeOf(raw.start_timestamp);
  if (startsAt === undefined) return undefined;
  const key = String(raw.listKey);
  return {
    kind: 'event',
    startsAt,
    response: responses.find(([, pattern]) => pattern.test(key))?.[0] ?? null,
  };
}

export function readView(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw));
  return at === undefined ? undefined : { kind: 'view', at, what: sightOf(raw.listName) };
}

const timeLength = 'YYYY-MM-DDTHH:MM:SSZ'.length;
const eventWord = /^[A-Z][A-Z_]{0,39}$/;

/**
 * Reads all events of an app or site from one record of the file; equal events within a second become one record with a count.
 * An undefined element is an event without a time.
 */
export function readOffSite(raw: RawRecord): Read[] {
  const app = writtenText(raw.name);
  const times = new Map<string, number>();
  let unread = 0;
  for (const element of itemsOf(raw.events)) {
    const { timestamp, type } = rawRecord(element) ?? {};
    const at = timeOf(timestamp);
    if (at === undefined) {
      unread++;
      continue;
    }
    const event = typeof type === 'string' && eventWord.test(type) ? type.toLowerCase() : '';
    const key = `${at}${event}`;
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const events = [...times].map(([key, count]) => ({
    kind: 'off-site-event',
    at: key.slice(0, timeLength),
    app,
    event: key.slice(timeLength) || null,
    times: count,
  }));
  return [...events, ...Array.from({ length: unread }, () => undefined)];
}

export function readLogin(raw: RawRecord): Read {
  const at = timeOf(labelledSeconds(raw)) ?? timeOf(raw.login_timestamp);
  if (at === undefined) return undefined;
  return {
    kind: 'login',
    at,
    action: loginActionOf(raw.action),
    device: rawText(raw.user_agent),
    country: rawText(raw.country),
  };
}
