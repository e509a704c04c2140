/** A watch history of YouTube, as JSON and as the web page that Takeout writes. */
import { createHash } from 'node:crypto';
import { testAsOfMs } from './spotify-history.ts';

export const digest = (text: string, bytes: number) =>
  createHash('sha256').update(text).digest().subarray(0, bytes).toString('base64url');
export const watches = Array.from({ length: 300 }, (_, i) => {
  const n = (i * 7) % 120;
  return {
    header: i % 9 === 0 ? 'YouTube Music' : 'YouTube',
    title: `Watched Film ${n} <b> & é`,
    titleUrl: `https://www.youtube.com/watch?v=${digest(`v${n}`, 8)}`,
    subtitles: [
      { name: `Channel ${n % 20}`, url: `https://www.youtube.com/channel/UC${digest(`c${n % 20}`, 16)}` },
    ],
    time: new Date(testAsOfMs - (i + 1) * 7_213_000).toISOString(),
    products: ['YouTube'],
    activityControls: ['YouTube watch history'],
  };
});
export type Watch = (typeof watches)[number];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const page = (list: readonly Watch[], date: (ms: number) => string) =>
  `<html><body><div class="mdl-grid">${list
    .map(
      ({ header, title, titleUrl, subtitles: [channel], time }) =>
        `<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid"><div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">${header}<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">Watched&nbsp;<a href="${titleUrl}">${escaped(title.slice(8))}</a><br><a href="${channel?.url}">${channel?.name}</a><br>${date(Date.parse(time))}<br></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1 mdl-typography--text-right"></div><div class="content-cell mdl-cell mdl-cell--12-col mdl-typography--caption"><b>Products:</b><br>&emsp;YouTube<br><b>Why is this here?</b><br></div></div></div>`,
    )
    .join('')}</div></body></html>`;
export const english = (ms: number) => {
  const date = new Date(ms + 3 * 3_600_000);
  return `${date.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium' }).replace(' ', ' ')} TRT`;
};
export const root = 'Takeout/YouTube and YouTube Music/history';
