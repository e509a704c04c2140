import { firstDayOf, quarterOf } from '@cgdx/core/insight/calendar.ts';
import { poolTableOf } from '@cgdx/core/insight/pool-table.ts';
import { statisticsOf } from '@cgdx/core/insight/statistics.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { describe, expect, it } from 'vitest';
import { demoEditions } from './editions.ts';

const people = 2_000;

describe.each(['2026-07-01', '2026-11-30', '2027-01-01', '2027-06-30'])('the demo on %s', (day) => {
  const newestFirst = (platform: (typeof platformIds)[number]) =>
    demoEditions(platform, quarterOf(day)).toReversed();

  it('publishes the edition of the day', () => {
    expect(newestFirst('spotify')[0]?.madeAt.slice(0, 10)).toBe(firstDayOf(quarterOf(day)));
  });

  it.each(platformIds)('counts the people of %s in one column of the table', (platform) => {
    const years = poolTableOf(platform, newestFirst(platform)).years;
    expect(years.map(({ year }) => year)).toEqual([2025]);
    const [{ classes, margin } = { classes: [], margin: { classes: 0 } }] = years;
    const most = Math.max(...classes.map((each) => each.people));
    expect(most).toBeGreaterThan(people / 2);
    expect(margin.classes).toBeLessThan(most);
  });

  it('lets I-GPT answer about the artists of a year', () => {
    const { answers } = statisticsOf('spotify', newestFirst('spotify'));
    const artists = answers.find(({ cells }) => cells.some(({ bucket }) => bucket === 'Adele'));
    expect(artists?.period).toBe('2025');
  });
});
