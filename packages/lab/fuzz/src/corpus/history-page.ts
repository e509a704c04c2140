/** A watch history in the format of Takeout's web pages, with two entries. */

const cell = (video: string, channel: string, date: string) =>
  `<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid"><div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">YouTube<br></p></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1">Watched\u00a0<a href="https://www.youtube.com/watch?v=${video}">A video &amp; more</a><br><a href="https://www.youtube.com/channel/${channel}">A channel</a><br>${date}<br></div><div class="content-cell mdl-cell mdl-cell--6-col mdl-typography--body-1 mdl-typography--text-right"></div><div class="content-cell mdl-cell mdl-cell--12-col mdl-typography--caption"><b>Products:</b><br>&emsp;YouTube<br><b>Why is this here?</b><br>&emsp;This activity was saved.</div></div></div>`;

export const historyPage = Buffer.from(
  `<html><head><title>My Activity History</title></head><body><div class="mdl-grid">${cell(
    'dQw4w9WgXcQ',
    'UCuAXFkgsw1L7xaCfnd5JJOw',
    'Jan 13, 2024, 4:16:16\u202fPM TRT',
  )}${cell('0123456789A', 'UC0123456789012345678901', 'Jan 12, 2024, 11:06:01\u202fAM TRT')}</div></body></html>`,
);
