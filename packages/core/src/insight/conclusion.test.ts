import { describe, expect, it } from 'vitest';
import { withoutBasis } from './basis.ts';
import { chooseQueries } from './choose.ts';
import { composeInsight } from './compose.ts';
import { findingOf } from './finding.ts';
import { madeUpStatistics } from './made-up-pool.ts';
import type { PoolStatistics } from './statistics.ts';

/** A pool with one answer. @param margin 0 to 1 */
const pool = (queryId: string, shares: Readonly<Record<string, number>>, margin: number): PoolStatistics => ({
  dataPoolId: 'spotify',
  contributors: 900,
  fifties: 900,
  answers: [
    {
      queryId,
      margin,
      period: '2026',
      cells: Object.entries(shares).map(([bucket, share]) => ({ bucket, share })),
      rest: undefined,
    },
  ],
});
/** The headline and the first sentence behind it. */
const first = (
  queryId: string,
  shares: Readonly<Record<string, number>>,
  margin: number,
  prompt?: string,
): string => {
  const { headline, sentences = [] } = findingOf(queryId, [pool(queryId, shares, margin)], [], prompt) ?? {};
  return `${headline}. ${sentences[0]}`;
};
const hours = (shares: readonly number[]) =>
  Object.fromEntries(shares.map((share, at) => [String(3 * at), share]));
const months = (shares: readonly number[]) =>
  Object.fromEntries(shares.map((share, at) => [`2026-${String(at + 1).padStart(2, '0')}`, share]));
const week = (working: number, free: number) => ({
  ...Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, working]),
  ),
  Saturday: free,
  Sunday: free,
});

describe('a conclusion', () => {
  it('ranks cells that differ by more than the margins, and calls others about equal', () => {
    const of = (margin: number) =>
      first('spotify-medium', { track: 0.55, episode: 0.41, video: 0.04 }, margin);
    expect(of(0.05)).toMatch(
      /^Spotify: “Track” has 55% .*, the most\. “Episode” 41%, “Video” 4% \(.*± 5 points\)\.$/,
    );
    expect(of(0.08)).toMatch(
      /^Spotify: “Track” and “Episode” together have 96% of .*; which of the two leads cannot be told\. 55% and 41% /,
    );
    expect(first('spotify-medium', { track: 0.51, episode: 0.49 }, 0.1)).not.toMatch(/most|then/);
    expect(first('spotify-medium', { track: 0.36, episode: 0.33, video: 0.31 }, 0.05)).toContain(
      '“Track”, “Episode” and “Video” together have 100%',
    );
  });
  it('names the hours in which people are most and least active as ranges, as far as the margin tells them apart', () => {
    const byNight = [0.02, 0.03, 0.05, 0.08, 0.11, 0.12, 0.28, 0.31];
    expect(first('hours', hours(byNight), 0.02)).toMatch(
      /people are most active from 18 to 24 h, with 59% of .*\. If all hours were alike, it would be 25% \(/,
    );
    const twoPeaks = [0.02, 0.02, 0.1, 0.2, 0.1, 0.1, 0.2, 0.26];
    expect(first('hours', hours(twoPeaks), 0.01)).toMatch(/most active from 21 to 24 h, .* 0 to 6 h, 4%/);
    expect(first('hours', hours(twoPeaks), 0.02)).toContain('most active from 21 to 24 h');
    expect(first('hours', hours([0.3, 0.02, 0.05, 0.05, 0.05, 0.08, 0.15, 0.3]), 0.02)).toContain(
      'most active from 21 to 3 h',
    );
    const waking = [0.02, 0.03, 0.16, 0.16, 0.15, 0.16, 0.16, 0.16];
    expect(first('hours', hours(waking), 0.02)).toMatch(
      /people are least active from 0 to 6 h, with 5% of .*alike, it would be 25%; each 3 of the other hours have 15 to 16%/,
    );
    const likelyByNight = [0.02, 0.03, 0.1, 0.12, 0.15, 0.16, 0.2, 0.22];
    expect(first('hours', hours(likelyByNight), 0.05)).toContain(
      'more active than on average from 18 to 24 h',
    );
    expect(first('hours', hours(Array.from({ length: 8 }, () => 1 / 8)), 0.02)).toContain(
      'all hours of the day are about equal',
    );
  });
  it('calls nothing about equal that the noise alone could hide', () => {
    const byDay = [0.02, 0.03, 0.12, 0.15, 0.17, 0.17, 0.17, 0.17];
    expect(first('hours', hours(byDay), 0.09)).toMatch(
      /too large to tell the hours of the day apart\. Each 3 hours have 2 to 17% /,
    );
    expect(first('weekdays', week(0.12, 0.2), 0.09)).toContain(
      'too large to tell weekends and weekdays apart',
    );
    expect(first('months', months([0.1, 0.1, 0.1, 0.12, 0.12, 0.12]), 0.06)).toContain(
      'too large to compare',
    );
    const asked = findingOf('hours', [pool('hours', hours(byDay), 0.09)], [], 'in the evening?');
    expect(asked?.headline).toContain('too large to tell whether people are more active in the evening');
    expect(asked?.meaning).toContain('settle nothing');
  });
  it('compares weekends with weekdays', () => {
    expect(first('weekdays', week(0.12, 0.2), 0.01)).toMatch(
      /more active on weekends than on weekdays\. 20% .*, 12% /,
    );
    expect(first('weekdays', week(0.16, 0.1), 0.01)).toContain('less active on weekends');
    expect(first('weekdays', week(0.14, 0.15), 0.02)).toContain('weekends and weekdays are about equal');
    const busyFriday = { ...week(0.14, 0.14), Friday: 0.2, Sunday: 0.1 };
    expect(first('weekdays', busyFriday, 0.01)).toMatch(/most is on Friday, 20%; least is on Sunday, 10%/);
    expect(first('weekdays', week(0.14, 0.15), 0.02)).toContain('no single day clearly leads');
    expect(first('weekdays', week(0.144, 0.14), 0.001), 'a difference that rounding hides').toContain(
      'about equal',
    );
    // A mean of two days and one of five have less noise than a day.
    expect(first('weekdays', week(0.15, 0.12), 0.025)).toMatch(/less active on weekends .*± 2 points/);
    expect(first('weekdays', week(0.15, 0.13), 0.025)).toContain('about equal');
  });
  it('compares the last quarter that exports reach with the one before', () => {
    expect(first('months', months([0.1, 0.1, 0.1, 0.2, 0.2, 0.3]), 0.03)).toContain('activity rose');
    expect(first('months', months([0.2, 0.2, 0.3, 0.1, 0.1, 0.1]), 0.03)).toContain('activity fell');
    expect(first('months', months([0.16, 0.16, 0.17, 0.17, 0.17, 0.17]), 0.03)).toContain(
      'about equal to the quarter before',
    );
    const level = first('months', months([0.16, 0.16, 0.17, 0.16, 0.17, 0.17]), 0.03);
    expect(level).toMatch(
      /a month of either has 16 to 17% of .*; months after Jun 2026 are not counted yet/i,
    );
    const ended = first('months', months([0.1, 0.1, 0.1, 0.2, 0.2, 0.3, 0.01, 0]), 0.03);
    expect(ended).toContain('activity rose from Apr to Jun 2026');
    expect(ended).toContain('hardly any export reaches the 2 months after');
  });
  it('compares the part of the day, the week or the year that the question names', () => {
    const byNight = hours([0.02, 0.03, 0.05, 0.08, 0.11, 0.12, 0.28, 0.31]);
    expect(first('hours', byNight, 0.02, 'Do people listen at night?')).toMatch(
      /less active in the night \(0 to 6 h\) than in the rest of the day, with 5% .*\. It would be 25% if all hours were alike \(.*± 3 points\)\.$/,
    );
    expect(first('hours', byNight, 0.02, 'Is 9pm a good time?')).toMatch(
      /more active from 21 to 24 h than in the rest of the day, with 31% /,
    );
    expect(first('hours', byNight, 0.02, 'between 6pm and 10pm?')).toContain('from 18 to 24 h');
    expect(first('hours', byNight, 0.02, 'from 22:00 to 2:00?')).toContain('from 21 to 3 h');
    expect(first('hours', byNight, 0.02, '8-10pm?')).toContain('from 18 to 24 h');
    expect(first('hours', byNight, 0.02, '11 to 2pm?')).toContain('from 9 to 15 h');
    expect(first('hours', byNight, 0.02, '7pm or 8pm?')).toContain('from 18 to 21 h than in the rest');
    expect(first('hours', byNight, 0.04, 'in office hours?')).toContain('about as active in office hours');
    expect(first('hours', byNight, 0.02, 'morning or evening?')).toContain('more active in the evening');
    expect(first('weekdays', week(0.12, 0.2), 0.01, 'Is Saturday better?')).toContain(
      'more active on Saturdays',
    );
    const rising = months([0.1, 0.1, 0.1, 0.2, 0.2, 0.3]);
    expect(first('months', rising, 0.03, 'Is June higher?')).toContain('more active in June');
    expect(first('months', rising, 0.03, 'Is December higher?')).toContain('activity rose');
    expect(first('months', rising, 0.03, 'What may people do?')).toContain('activity rose');
  });
  it('compares the two parts, or the two values, that the question names', () => {
    const byNight = hours([0.02, 0.03, 0.05, 0.08, 0.11, 0.12, 0.28, 0.31]);
    expect(first('hours', byNight, 0.02, 'Is 9am or 9pm busier?')).toContain(
      'more active from 21 to 24 h than from 9 to 12 h',
    );
    expect(first('hours', byNight, 0.02, 'More in the morning or in the evening?')).toMatch(
      /more active in the evening \(18 to 24 h\) than in the morning \(6 to 12 h\)\. 59% and 13% of .*± 3 points/,
    );
    expect(first('hours', byNight, 0.2, 'More in the morning or in the evening?')).toContain(
      'about as active',
    );
    expect(first('weekdays', week(0.14, 0.15), 0.02, 'Sundays or Mondays?')).toMatch(
      /about as active on Sundays as on Mondays\. 15% and 14% /,
    );
    const posts = { post: 0.5, reply: 0.1, repost: 0.4 };
    expect(first('x-posts', posts, 0.05, 'are reposts more common than replies')).toMatch(
      /“Repost” has a larger share than “Reply”\. 40% and 10% /,
    );
  });
  it('states the share of the value that the question names, beside the largest of the others', () => {
    const of = (prompt: string) => {
      const shares = { engineering: 0.6, sales: 0.3, legal: 0.02 };
      const found = findingOf('linkedin-areas', [pool('linkedin-areas', shares, 0.05)], [], prompt);
      return `${found?.headline}. ${found?.sentences[0]} ${found?.meaning}`;
    };
    expect(of('Are many connections in engineering?')).toMatch(
      /“Engineering” has 60% of .*\. That is more than “Sales”, 30% \(/,
    );
    expect(of('Are many connections in sales?')).toMatch(
      /“Sales” has 30% .*\. That is less than “Engineering”, 60% .*begins with “Engineering”, not with “Sales”/,
    );
    expect(of('Are many connections in legal?')).toContain(
      '“Legal” has hardly any of each contributor’s connections, at most 7%',
    );
    expect(of('engineering or sales?')).toContain(
      '“Engineering” has a larger share than “Sales”. 60% and 30% ',
    );
  });
  it('states in one sentence what all contributors have in common', () => {
    const ofAll = { Adele: 1, 'Jay Chou': 1, BTS: 0.99, ABBA: 0.97, 'JJ Lin': 0.4 };
    expect(first('spotify-artists', ofAll, 0.05)).toMatch(
      /^Spotify: nearly all contributors have each of “Adele”, “Jay Chou”, “BTS” and “ABBA”\. 100%, /,
    );
    expect(first('spotify-artists', { Adele: 0.96, 'Jay Chou': 0.93 }, 0.08), 'may be 85 %').not.toContain(
      'nearly all',
    );
    const likedAlike = { Adele: 0.62, 'Jay Chou': 0.6, BTS: 0.2 };
    expect(first('spotify-artists', likedAlike, 0.05)).toMatch(
      /“Adele” and “Jay Chou” each reach about 61% of contributors; which of the two leads cannot be told\. 62% and 60% .*; “BTS” 20%/,
    );
  });
  it('is absent if all shares are within the noise', () => {
    expect(
      findingOf('spotify-medium', [pool('spotify-medium', { track: 0.02, episode: 0 }, 0.07)]),
    ).toBeUndefined();
  });
  it('states how often something holds', () => {
    expect(first('spotify-skips', { true: 0.54, false: 0.45 }, 0.05)).toContain('about as many as not');
    const skips = first('spotify-skips', { true: 0.22, false: 0.78 }, 0.03);
    expect(skips).toMatch(/^Spotify: 22% of each contributor’s plays were skipped\. 78% were not \(/);
  });
  it('states the band that most contributors reach, if the margin allows it', () => {
    const volume = { '0': 0.1, '300': 0.1, '1000': 0.3, '3000': 0.3, '10000': 0.2 };
    expect(first('volume', volume, 0.02)).toMatch(
      /most contributors, 80%, are at “1,000 to 3,000 records” or above\. 20% .* below/,
    );
    expect(first('volume', volume, 0.2)).not.toContain('most contributors');
    // Two bands that are about equal say no more than that.
    expect(findingOf('volume', [pool('volume', volume, 0.02)])?.sentences).toHaveLength(1);
  });
});

describe('a sentence without its basis', () => {
  it('keeps a margin that does not stand beside it', () => {
    const sentence = 'Music 5% (about 900 contributors, 2026, ± 3 points).';
    expect(withoutBasis(sentence, (margin) => margin === '± 3 points')).toBe('Music 5%.');
    expect(withoutBasis(sentence, (margin) => margin === '± 2 points')).toBe('Music 5% (± 3 points).');
  });
});

describe('the meaning of a finding', () => {
  const meaning = (queryId: string, ...pools: readonly PoolStatistics[]) =>
    findingOf(queryId, pools)?.meaning;
  it('depends on whether something stands out', () => {
    expect(meaning('weekdays', pool('weekdays', week(0.12, 0.2), 0.01))).toContain('unevenly');
    expect(meaning('weekdays', pool('weekdays', week(0.14, 0.15), 0.02))).toContain('need not be weighed');
  });
  it('is absent if pools have different results', () => {
    const other = { ...pool('weekdays', week(0.14, 0.15), 0.02), dataPoolId: 'tiktok' as const };
    expect(meaning('weekdays', pool('weekdays', week(0.12, 0.2), 0.01), other)).toBeUndefined();
  });
});

describe('a headline', () => {
  const of = (shares: readonly number[], dataPoolId: 'spotify' | 'tiktok' | 'x') => ({
    ...pool('hours', hours(shares), 0.02),
    dataPoolId,
  });
  const byNight = [0.02, 0.03, 0.05, 0.08, 0.11, 0.12, 0.28, 0.31];
  const byDay = [0.02, 0.03, 0.28, 0.31, 0.05, 0.08, 0.11, 0.12];
  const headline = (...pools: readonly PoolStatistics[]) => findingOf('hours', pools)?.headline;
  it('says what several pools have in common', () => {
    expect(headline(of(byNight, 'spotify'), of(byNight, 'tiktok'))).toBe(
      'On Spotify and TikTok, people are most active from 18 to 24 h',
    );
  });
  it('names the pools that differ', () => {
    expect(headline(of(byDay, 'x'), of(byNight, 'spotify'), of(byNight, 'tiktok'))).toMatch(
      /^On Spotify and TikTok, .* from 18 to 24 h; on X, .* from 6 to 12 h/,
    );
  });
  it('is not said again by the sentences', () => {
    const { sentences = [] } = findingOf('hours', [of(byNight, 'spotify')]) ?? {};
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).not.toMatch(/most active|59%/);
  });
});

describe('a question', () => {
  const statistics = (['spotify', 'tiktok'] as const).map((id) => madeUpStatistics(id, 5_000));
  const ask = (prompt: string, pools: readonly ('spotify' | 'tiktok')[] = ['spotify', 'tiktok']) =>
    composeInsight(chooseQueries(prompt, pools), statistics, { pools, prompt });
  it.each([
    'What does user 17 listen to?',
    'Show me one person’s plays',
    'what do I listen to',
    'Who listens to Jay Chou?',
    'what does lim mei ling listen to',
    'does my friend john listen to jay chou',
  ])('about one person is not answered: “%s”', (prompt) => {
    expect(ask(prompt)).toMatchObject({
      findings: [],
      response: expect.stringContaining('nothing is said of one person'),
    });
  });
  it.each([
    'How reliable are these numbers?',
    'Can I trust this?',
    'What is the margin of error?',
    'how big is your sample',
    'how accurate is the 41 percent',
    'are the contributors representative of singapore',
  ])('about reliability is answered by margins and samples: “%s”', (prompt) => {
    const { response, findings } = ask(prompt);
    expect(findings).toEqual([]);
    expect(response).toMatch(
      /19 times of 20.*Spotify, about \d+ contributors and ± \d+ points.*no random sample/,
    );
  });
  it('about the hours of some days is answered for hours and for days, with the reason', () => {
    const { response, findings } = ask('Which evenings on weekdays against weekends on Spotify?', [
      'spotify',
    ]);
    expect(response).toMatch(/^Hours are counted over all days/);
    expect(findings.map(({ queryId }) => queryId)).toEqual(['hours', 'weekdays']);
  });
  it('about people on two platforms is refused, or answered for each platform with the reason', () => {
    const apart = 'Each pool is counted by itself';
    const refused = ask('What do people who use both Spotify and TikTok do?');
    expect(refused).toMatchObject({ findings: [], response: expect.stringContaining(apart) });
    const { response, findings } = ask('At which hours are people who use both Spotify and TikTok active?');
    expect(response.startsWith(apart)).toBe(true);
    expect(findings.map(({ queryId }) => queryId)).toEqual(['hours']);
  });
  it.each([
    [
      'which industries do linkedin connections work in, and how senior are they',
      'linkedin',
      'linkedin-areas linkedin-levels',
    ],
    [
      'Which artists are popular on Spotify, on which devices, and do they skip?',
      'spotify',
      'spotify-artists spotify-devices spotify-skips',
    ],
    ['top 5 youtubers', 'youtube', 'youtube-channels'],
    ['what do contacts do for work', 'linkedin', 'linkedin-areas'],
    ['has use dropped', 'facebook', 'months'],
    ['when should i post on tiktok to go viral', 'tiktok', 'hours weekdays'],
    ['is podcast more popular than music', 'spotify', 'spotify-medium'],
    ['which day should i launch my campaign on tiktok', 'tiktok', 'weekdays'],
    ['is sunday busier than monday on youtube', 'youtube', 'weekdays'],
    ['lunch time activity on x', 'x', 'hours'],
    ['do people watch youtube more on phone or tv', 'youtube', ''],
    ['do singaporeans like korean dramas', 'tiktok', ''],
    ['do the same people use tiktok and youtube', 'tiktok', ''],
  ] as const)('asks for all its subjects and no other: “%s”', (prompt, of, ids) => {
    expect(chooseQueries(prompt, [of]).join(' ')).toBe(ids);
  });
  it('about the number of people is answered by it first', () => {
    expect(ask('how many contributors do you have').response).toMatch(
      /^Counted are about \d+ contributors to Spotify and about \d+ contributors to TikTok\./,
    );
  });
  it('is answered without further findings', () => {
    const { response, findings } = ask('When do people listen on Spotify?', ['spotify']);
    expect(response).toMatch(/^Spotify: people are/);
    expect(findings.map(({ queryId }) => queryId)).toEqual(['hours', 'weekdays']);
    expect(ask('At what hours do people listen to music on Spotify?', ['spotify']).findings).toHaveLength(1);
    expect(ask('Show me the monthly trend').findings.map(({ queryId }) => queryId)).toEqual(['months']);
  });
});
