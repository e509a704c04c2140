/** One record of each of TikTok's lists, as its layouts write it. */
import type { Person } from '../person.ts';
import type { Timeline } from '../timeline.ts';
import type { TiktokVariant } from './variant.ts';

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

/** JSON of the record, or its block of text. */
export function recordOf(
  list: ListName,
  n: number,
  timeline: Timeline,
  variant: TiktokVariant,
  person: Person,
): string {
  const at = timeOf(timeline.told(n));
  const link = `https://www.tiktokv.com/share/video/${timeline.videoId(n, timeline.age(n), 'video')}/`;
  const fields = fieldsOf(list, at, link, n, timeline, variant, person);
  if (variant !== 'txt') return `\n          ${JSON.stringify(fields)}`;
  return `${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}${key === 'Date' ? ' UTC' : ''}`)
    .join('\n')}\n\n`;
}

function fieldsOf(
  list: ListName,
  at: string,
  link: string,
  n: number,
  timeline: Timeline,
  variant: TiktokVariant,
  person: Person,
): Record<string, string> {
  const isOld = variant === 'json-2023';
  const isSmall = variant === 'json-2025' && list === 'like';
  switch (list) {
    case 'watch':
      return { Date: at, [isOld ? 'VideoLink' : 'Link']: link };
    case 'like':
    case 'favorite':
      return isSmall ? { date: at, link } : { Date: at, Link: link };
    case 'search':
      return {
        Date: at,
        [variant === 'txt' ? 'Search Term' : 'SearchTerm']: textOf(searches, n, timeline, person),
      };
    case 'comment':
      return variant === 'txt'
        ? { Date: at, Comment: textOf(comments, n, timeline, person) }
        : { date: at, comment: textOf(comments, n, timeline, person), photo: 'N/A', url: '' };
    default:
      return list satisfies never;
  }
}

/** One in twelve gives the person away: what masking is for. */
function textOf(texts: readonly string[], n: number, timeline: Timeline, person: Person): string {
  const plain = texts[timeline.pick(texts.length, n, 'text')] ?? '';
  if (timeline.pick(12, n, 'personal') > 0) return plain;
  const secrets = [person.email, person.phone, `${person.givenName} ${person.familyName}`, person.street];
  return `${plain} ${remarks[timeline.pick(remarks.length, n, 'remark')]} ${secrets[timeline.pick(secrets.length, n, 'secret')]}`;
}
