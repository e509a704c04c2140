import { expect, it } from 'vitest';
import { clientOf } from './client.ts';

const link = (name: string) => `<a href="http://example.com" rel="nofollow">${name}</a>`;

it.each([
  ['Twitter Web App', 'web'],
  ['Twitter Web Client', 'web'],
  ['Twitter for iPhone', 'iphone'],
  ['Twitter for iPad', 'ipad'],
  ['Twitter for Android', 'android'],
  ['Twitter for Mac', 'mac'],
  ['TweetDeck', 'tweetdeck'],
  ['TweetDeck Web App', 'tweetdeck'],
  ['Mobile Web (M5)', 'mobile-web'],
  ["Zorblatt's little robot", 'other'],
])('%s is an app of the kind %s', (name, kind) => {
  expect(clientOf(link(name))).toBe(kind);
});

it('the bare name of an app, as before 2010, is recognised too', () => {
  expect(clientOf('web')).toBe('web');
});

it('a text that is not the name of an app is rejected in linear time', () => {
  const before = process.cpuUsage().user;
  expect(clientOf('<'.repeat(1_000_000))).toBe('other');
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  expect([clientOf(''), clientOf(null), clientOf(3)]).toEqual([null, null, null]);
});
