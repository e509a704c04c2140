import { describe, expect, it } from 'vitest';
import { editNeed, isFollowUp, isNarrowing } from './edit-need.ts';
import { type Need, understandNeed } from './need.ts';
import { needSchema } from './need-schema.ts';

const after = (...messages: readonly string[]): Need =>
  messages.reduce<Need | undefined>((need, message) => editNeed(need, message), undefined) ??
  understandNeed('');

describe('understandNeed', () => {
  it.each([
    ['rainfall after 2020', { from: 2021 }],
    ['rainfall since 2020', { from: 2020 }],
    ['rainfall from 2020 onwards', { from: 2020 }],
    ['rainfall before 2015', { to: 2014 }],
    ['rainfall until 2015', { to: 2015 }],
    ['rainfall between 2010 and 2015', { from: 2010, to: 2015 }],
    ['rainfall 2010-2015', { from: 2010, to: 2015 }],
    ['rainfall in 2019', { from: 2019, to: 2019 }],
    ['rainfall', {}],
  ])('reads the years of "%s"', (text, years) => {
    expect(understandNeed(text)).toMatchObject({ years, topic: expect.stringMatching(/^rainfall/) });
    expect(understandNeed(text).years).toEqual(years);
  });
  it('counts years back from the present one', () => {
    const from = new Date().getUTCFullYear();
    expect(understandNeed('rainfall of the last 10 years').years).toEqual({ from: from - 10 });
    expect(understandNeed('rainfall past five yrs').years).toEqual({ from: from - 5 });
    expect(understandNeed('earthquakes last 30 days')).toMatchObject({
      topic: 'earthquakes',
      years: { from: from - 1 },
    });
    expect(understandNeed('rainfall of the past few years')).toMatchObject({ topic: 'rainfall', years: {} });
  });
  it('takes neither hate speech for audio nor movies for video', () => {
    expect(understandNeed('hate speech').modalities).toEqual([]);
    expect(understandNeed('speech of children').modalities).toEqual(['audio']);
    expect(understandNeed('ratings of movies').modalities).toEqual([]);
  });
  it.each([
    ['faces with an open licence', 'open', 'faces'],
    ['faces for commercial use', 'open', 'faces'],
    ['CC0 faces', 'open', 'faces'],
    ['faces for non-commercial research under a CC licence', 'non-commercial', undefined],
    ['faces', undefined, 'faces'],
    ['energy of commercial buildings', undefined, 'energy of commercial buildings'],
    ['license plate detection', undefined, 'license plate detection'],
  ])('reads the licence of "%s"', (text, licence, topic) => {
    expect(understandNeed(text).licence).toBe(licence);
    if (topic) expect(understandNeed(text).topic).toBe(topic);
  });
  it('reads platforms, regions and kinds of data', () => {
    expect(understandNeed('tweets and videos from South Africa and the UK')).toMatchObject({
      platforms: ['x'],
      regions: ['South Africa', 'United Kingdom'],
      modalities: expect.arrayContaining(['text', 'video']),
    });
    expect(understandNeed('give us x-rays of hands').platforms).toEqual([]);
    expect(understandNeed('give us x-rays of hands').regions).toEqual([]);
    expect(understandNeed('the distribution of x').platforms).toEqual([]);
    expect(understandNeed('X rays from X Ray machines').platforms).toEqual([]);
    expect(understandNeed('posts on X').platforms).toEqual(['x']);
  });
});

describe('editNeed', () => {
  it('keeps the topic when only the years change', () => {
    const need = after('tweets about elections', 'only after 2020');
    expect(need.topic).toBe('tweets about elections');
    expect(need.years).toEqual({ from: 2021 });
    expect(after('tweets about elections', 'only after 2020', 'before 2018 instead').years).toEqual({
      to: 2017,
    });
    expect(after('tweets about elections', 'after 2015', 'and before 2018').years).toEqual({
      from: 2016,
      to: 2017,
    });
  });
  it('replaces a region by another', () => {
    const need = after('air quality in Singapore', 'what about Japan?');
    expect(need.regions).toEqual(['Japan']);
    expect(need.topic).toContain('air quality');
    expect(need.topic).not.toContain('Singapore');
    expect(after('air quality in Singapore', 'and Japan').regions).toEqual(['Singapore', 'Japan']);
    expect(after('air quality in Singapore', 'and for Japan').regions).toEqual(['Japan']);
    expect(after('air quality in Singapore', 'now for Japan')).toMatchObject({ topic: 'air quality Japan' });
    expect(after('air quality in Singapore', 'now for rainfall').topic).toContain('rainfall');
  });
  it('tells a message that only changes conditions', () => {
    const before = understandNeed('air quality in Singapore');
    expect(
      ['the same for Japan', 'only after 2020', 'now for Japan'].every((said) => isNarrowing(before, said)),
    ).toBe(true);
    expect(
      ['the same joke again', 'and a poem', 'rainfall in Japan'].some((said) => isNarrowing(before, said)),
    ).toBe(false);
    expect(isNarrowing(undefined, 'the same for Japan')).toBe(false);
  });
  it('replaces a platform by another', () => {
    const need = after('sentiment on Twitter', 'the same for Reddit');
    expect(need.platforms).toEqual(['reddit']);
    expect(need.topic).toBe('sentiment reddit');
  });
  it('replaces a kind of data by another, and keeps the topic', () => {
    expect(after('animals', 'only videos')).toMatchObject({ topic: 'animals videos', modalities: ['video'] });
    expect(after('images of animals', 'videos instead')).toMatchObject({
      topic: 'animals videos',
      modalities: ['video'],
    });
    expect(after('images of animals', 'the same as audio')).toMatchObject({
      topic: 'animals audio',
      modalities: ['audio'],
    });
    expect(after('images of animals', 'and videos').modalities).toEqual(['image', 'video']);
  });
  it('removes every word for a region that another replaces', () => {
    expect(after('air quality in the UK', 'what about Japan?').topic).toBe('air quality Japan');
  });
  it('adds words that narrow the topic, and drops excluded words', () => {
    expect(after('images of animals', 'only birds').topic).toBe('images of animals birds');
    expect(after('images of animals and birds', 'without birds')).toMatchObject({
      topic: 'images of animals',
      without: ['birds'],
    });
    expect(after('images of faces', 'only those with an open licence').licence).toBe('open');
  });
  it('excludes by "without" only in a follow-up', () => {
    expect(understandNeed('learning without labels, with no extra images').without).toEqual([]);
    expect(understandNeed('birds, excluding owls').without).toEqual(['owls']);
  });
  it('never exceeds the limits of a stored need, however long the messages are', () => {
    const words = (count: number, of: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => of(at));
    const countries =
      'Kenya, Ghana, Egypt, Japan, China, India, Iran, Iraq, Nepal, Spain, Italy, France, Germany, Austria, Poland, Norway, Sweden, Finland, Denmark, Ireland, Greece, Peru, Chile, Brazil';
    const long = words(600, (at) => `topic${at}`).join(' ');
    const messages = [
      `rainfall in ${countries}`,
      ...words(30, (at) => `without word${at}`),
      `without ${'w'.repeat(90)}`,
      ...words(3, (at) => `also ${long} last${at}`),
    ];
    messages.reduce<Need | undefined>((before, message) => {
      const need = editNeed(before, message);
      expect(needSchema.safeParse(need).error).toBeUndefined();
      expect(needSchema.safeParse(understandNeed(message)).error).toBeUndefined();
      return need;
    }, undefined);
    expect(after(...messages).topic).toMatch(/^rainfall in .* last2$/);
    expect(after(...messages).without).toContain('word29');
  });
  it('begins anew if the message is a need of its own', () => {
    expect(isFollowUp('datasets of traffic signs in Germany')).toBe(false);
    expect(after('tweets about elections after 2020', 'rainfall per country').years).toEqual({});
    expect(after('tweets', 'rainfall per country').topic).toBe('rainfall per country');
  });
});
