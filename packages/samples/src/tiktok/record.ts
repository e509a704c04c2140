/** Generates records of TikTok's lists, in each layout. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';
import { languageOf, layoutOf, type TiktokVariant, wordings } from './variant.ts';

export type ListName = 'watch' | 'like' | 'favorite' | 'search' | 'comment';

const searches = [
  'pasta recipe',
  'how to fold a shirt',
  'sea turtles',
  'easy guitar',
  'running shoes',
  'origami',
];
const comments = ['so good', 'how did you do that?', 'again please', 'wow', 'I tried this and it works'];
const remarks = ['write me at', 'call me on', 'greetings from'];

const timeOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the record's JSON, or its block of text. */
export function recordOf(
  list: ListName,
  n: number,
  timeline: Timeline,
  variant: TiktokVariant,
  person: Person,
): string {
  const at = timeOf(timeline.told(n));
  const link = `https://www.tiktokv.com/share/video/${timeline.videoId(n, timeline.age(n), 'video')}/`;
  const what = list === 'search' ? searches : comments;
  const words = list === 'search' || list === 'comment' ? textOf(what, n, timeline, person) : '';
  if (layoutOf(variant) === 'txt') return blockOf(list, at, link, words, variant);
  return `\n          ${JSON.stringify(fieldsOf(list, at, link, words, variant))}`;
}

function blockOf(list: ListName, at: string, link: string, words: string, variant: TiktokVariant): string {
  const names = wordings[languageOf(variant)];
  const date = `${names.date}: ${at} UTC`;
  if (list === 'search') return `${date}\n${names.term}: ${words}\n\n`;
  if (list === 'comment') return `${date}\n${names.text}: ${words}\nURL: N/A\n\n`;
  return `${date}\n${names.link}: ${link}\n\n`;
}

function fieldsOf(
  list: ListName,
  at: string,
  link: string,
  words: string,
  variant: TiktokVariant,
): Record<string, string> {
  const isOld = variant === 'json-2023';
  switch (list) {
    case 'watch':
      return { Date: at, [isOld ? 'VideoLink' : 'Link']: link };
    case 'like':
      return isOld ? { Date: at, Link: link } : { date: at, link };
    case 'favorite':
      return { Date: at, Link: link };
    case 'search':
      return { Date: at, SearchTerm: words };
    case 'comment':
      return { date: at, comment: words, photo: 'N/A', url: '' };
    default:
      return list satisfies never;
  }
}

/** Returns a text; one in twelve contains personal information, which masking must replace. */
function textOf(texts: readonly string[], n: number, timeline: Timeline, person: Person): string {
  const plain = texts[timeline.pick(texts.length, n, 'text')] ?? '';
  if (timeline.pick(12, n, 'personal') > 0) return plain;
  const secrets = [person.email, person.phone, `${person.givenName} ${person.familyName}`, person.street];
  return `${plain} ${remarks[timeline.pick(remarks.length, n, 'remark')]} ${secrets[timeline.pick(secrets.length, n, 'secret')]}`;
}
