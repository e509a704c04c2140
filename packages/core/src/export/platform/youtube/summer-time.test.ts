import { expect, test } from 'vitest';
import { doubtsIn, inspectBytes } from '../../testing/inspect-bytes.ts';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { isInSummerTime } from './summer-time.ts';

test.each([
  ['CEST', '2024-07-01', true],
  ['CEST', '2024-10-26', true],
  ['CEST', '2024-10-30', false],
  ['MESZ', '2024-01-13', false],
  ['EDT', '2024-03-12', true],
  ['EDT', '2024-11-06', false],
  ['AEDT', '2024-01-13', true],
  ['AEDT', '2024-07-13', false],
  ['NZDT', '2024-09-20', false],
  ['CET', '2024-07-01', undefined],
  ['TRT', '2024-07-01', undefined],
])('%s on %s: %s', (zone, day, expected) => {
  expect(isInSummerTime(zone, Date.parse(`${day}T12:00:00Z`))).toBe(expected);
});

const inBerlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const monthOf = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

/** Returns the verdict on a history of 400 days. `moved`: by how many days its dates were shifted. */
async function verdictOf(moved: number, zones = ['CET', 'CEST']) {
  const cells = Array.from({ length: 4_000 }, (_, i) => {
    const ms = testAsOfMs - 60 * 86_400_000 - Math.floor(i / 10) * 86_400_000 - (i % 10) * 60_000;
    const berlin = new Date(`${inBerlin.format(ms)}Z`);
    const isSummer = berlin.getTime() - ms > 1.5 * 3_600_000;
    const local = new Date(berlin.getTime() + moved * 86_400_000);
    const date = `${local.getUTCDate()} ${monthOf.format(local)} ${local.getUTCFullYear()}, ${local.toISOString().slice(11, 19)} ${zones[isSummer ? 1 : 0]}`;
    return `<div class="outer-cell mdl-cell"><div class="content-cell mdl-cell mdl-typography--body-1">Watched <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">x</a><br><a href="https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw">y</a><br>${date}<br></div></div>`;
  });
  const path = 'Takeout/YouTube and YouTube Music/history/watch-history.html';
  const bytes = await zipOf([{ path, data: `<html>${cells.join('')}</html>` }]);
  const result = await inspectBytes(bytes, { platform: 'youtube' });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return [result.inspection.verdict, ...doubtsIn(result.inspection)];
}

test('a page with dates shifted by a month, but unchanged names of zones, is caught', async () => {
  expect(await verdictOf(0)).toEqual(['genuine']);
  expect(await verdictOf(30)).toEqual(['suspicious', 'summer-time']);
});

test('a page with the same zone for all dates is not checked for seasons', async () => {
  expect(await verdictOf(0, ['CEST', 'CEST'])).toEqual(['genuine']);
});
