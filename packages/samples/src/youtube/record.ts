/** Generates records of a YouTube history, as JSON or as a cell of a web page. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';
import type { Catalogue } from './catalogue.ts';
import { pageDate } from './page-date.ts';
import { type Layout, type Wording, wordings } from './variant.ts';

export interface Activity {
  readonly isMusic: boolean;
  /** The words before the title, the title itself, and those after it. */
  readonly words: readonly [string, string, string];
  readonly url?: string;
  readonly channel?: { readonly name: string; readonly url: string };
  readonly isAd: boolean;
  readonly seconds: number;
  readonly ms: number;
}

const searches = [
  'pasta recipe',
  'fold a shirt',
  'sea turtles & reefs',
  'easy guitar',
  'running shoes',
  'origami',
  'größe einer kugel',
];
const remarks = ['write me at', 'call me on', 'greetings from'];

/** Cumulative numbers in a hundred watches: removed videos, videos without a title, advertisements, watches from the home page. */
const [removed, gone, advertised, homePage] = [2, 4, 7, 8];

export function watchOf(n: number, timeline: Timeline, catalogue: Catalogue, words: Wording): Activity {
  const video = catalogue.watched(n);
  const sort = timeline.pick(100, n, 'sort');
  const common = { isMusic: false, isAd: false, seconds: timeline.told(n), ms: timeline.pick(1000, n, 'ms') };
  if (sort < removed) return { ...common, words: ['', words.removed, ''] };
  const url = `https://${video.isMusic ? 'music' : 'www'}.youtube.com/watch?v=${video.id}`;
  const [before, behind] = words.watched;
  if (sort < gone) return { ...common, words: [before, url, behind], url };
  if (sort >= advertised && sort < homePage)
    return { ...common, isAd: true, words: ['', 'Viewed Ads On YouTube Homepage', ''] };
  return {
    ...common,
    isMusic: video.isMusic,
    isAd: sort < advertised,
    words: [before, video.title, behind],
    url,
    channel: { name: video.channel, url: `https://www.youtube.com/channel/${video.channelId}` },
  };
}

export function searchOf(n: number, timeline: Timeline, person: Person, words: Wording): Activity {
  const query = personalText(searches, n, timeline, person);
  const [before, behind] = words.searched;
  return {
    isMusic: false,
    isAd: false,
    words: [before, query, behind],
    url: `https://www.youtube.com/results?search_query=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    seconds: timeline.told(n),
    ms: timeline.pick(1000, n, 'ms'),
  };
}

/** Returns a text; one in twelve contains personal information, which masking must replace. */
export function personalText(
  texts: readonly string[],
  n: number,
  timeline: Timeline,
  person: Person,
): string {
  const plain = texts[timeline.pick(texts.length, n, 'text')] ?? '';
  if (timeline.pick(12, n, 'personal') > 0) return plain;
  const secrets = [person.email, person.phone, `${person.givenName} ${person.familyName}`, person.street];
  return `${plain} ${remarks[timeline.pick(remarks.length, n, 'remark')]} ${secrets[timeline.pick(secrets.length, n, 'secret')]}`;
}

/** The characters that Takeout escapes in JSON. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '=': '\\u003d',
  "'": '\\u0027',
};
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[<>&=']/g, (sign) => escapes[sign] ?? sign);

export function jsonOf(
  { isMusic, words, url, channel, isAd, seconds, ms }: Activity,
  layout: Layout,
): string {
  const [line, colon] = layout.isOneLine ? ['', ':'] : ['\n  ', ': '];
  const deep = layout.isOneLine ? '' : '\n    ';
  const fields = [
    `"header"${colon}"${isMusic ? 'YouTube Music' : 'YouTube'}"`,
    `"title"${colon}${quoted(words.join(''))}`,
  ];
  if (url !== undefined) fields.push(`"titleUrl"${colon}${quoted(url)}`);
  if (channel !== undefined) {
    fields.push(
      `"subtitles"${colon}[{${deep}"name"${colon}${quoted(channel.name)},${deep}"url"${colon}${quoted(channel.url)}${line}}]`,
    );
  }
  const second = new Date(seconds * 1000).toISOString().slice(0, 19);
  fields.push(`"time"${colon}"${second}.${String(ms).padStart(3, '0')}Z"`, `"products"${colon}["YouTube"]`);
  if (isAd) fields.push(`"details"${colon}[{${deep}"name"${colon}"From Google Ads"${line}}]`);
  if (!layout.isOld) fields.push(`"activityControls"${colon}[${quoted(wordings[layout.language].why)}]`);
  return `{${line}${fields.join(`,${line}`)}${layout.isOneLine ? '' : '\n'}}`;
}

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export function cellOf(
  { isMusic, words: [before, title, behind], url, channel, isAd, seconds }: Activity,
  language: 'en' | 'de',
): string {
  const what = url === undefined ? html(title) : `<a href="${html(url)}">${html(title)}</a>`;
  const whose = channel === undefined ? '' : `<a href="${channel.url}">${html(channel.name)}</a><br>`;
  return (
    '<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid">' +
    `<div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">YouTube${isMusic ? ' Music' : ''}<br></p></div>` +
    `<div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">${before.replace(' ', '\u00a0')}${what}${behind}<br>${whose}${pageDate(seconds, language)}<br></div>` +
    '<div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1 mdl-typography--text-right"></div>' +
    `<div class="content-cell mdl-cell mdl-cell--12-col mdl-typography--caption"><b>Products:</b><br>&emsp;YouTube<br>${isAd ? '<b>Details:</b><br>&emsp;From Google Ads<br>' : ''}<b>Why is this here?</b><br>&emsp;This activity was saved to your Google Account because the following settings were on:&nbsp;${html(wordings[language].why)}.&nbsp;You can control these settings &nbsp;<a href="https://myaccount.google.com/activitycontrols">here</a>.</div></div></div>`
  );
}
