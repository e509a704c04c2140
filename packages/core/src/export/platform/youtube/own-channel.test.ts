import { describe, expect, it } from 'vitest';
import { inspectBytes } from '../../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const own = 'UCuAXFkgsw1L7xaCfnd5JJOw';
const brand = 'UC-9-kyTW8ZkZNDHQJ6FgpwQ';
const folder = 'Takeout/YouTube and YouTube Music';

const historyOf = (video: string): TestFile => ({
  path: `${folder}/history/watch-history.json`,
  data: JSON.stringify([
    {
      header: 'YouTube',
      title: 'Watched Never',
      titleUrl: `https://www.youtube.com/watch?v=${video}`,
      time: '2024-01-13T13:16:16.000Z',
    },
  ]),
});

const table = (name: string, ...rows: string[]): TestFile => ({
  path: `${folder}/${name}`,
  data: rows.map((row) => `${row}\r\n`).join(''),
});
const channels = (...ids: string[]) =>
  table(
    'channels/channel.csv',
    'Channel ID,Channel Country,Channel Title (Original),Channel Visibility',
    ...ids.map((id) => `${id},NL,Zorblatt,Public`),
  );

async function accountKeyIn(...files: TestFile[]): Promise<string | undefined> {
  const result = await inspectBytes(await zipOf(files), { platform: 'youtube' });
  if (result.kind === 'rejected') throw new Error(result.rejection.code);
  return result.inspection.accountKey;
}

const [one, other] = [historyOf('dQw4w9WgXcQ'), historyOf('jNQXAC9IVRw')];

describe('the account behind a YouTube export', () => {
  it('is recognised by its own channel, whatever else is in the export, and its key does not contain the channel', async () => {
    const key = await accountKeyIn(one, channels(own));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await accountKeyIn(other, channels(own))).toBe(key);
    expect(await accountKeyIn(one, channels(brand))).not.toBe(key);
  });

  it('is the same for any language of its table', async () => {
    const dutch = table('kanalen/kanaal.csv', 'Kanaal-ID,Land,Titel,Zichtbaarheid', `${own},NL,Zorblatt,x`);
    expect(await accountKeyIn(one, dutch)).toBe(await accountKeyIn(one, channels(own)));
  });

  it('is the same for any order of its channels', async () => {
    expect(await accountKeyIn(one, channels(own, brand))).toBe(await accountKeyIn(one, channels(brand, own)));
  });

  it('is unknown from subscribed channels, or if no table names an own channel', async () => {
    const subscriptions = table(
      'subscriptions/subscriptions.csv',
      'Channel Id,Channel Url,Channel Title',
      `${brand},http://www.youtube.com/channel/${brand},Rick`,
    );
    expect(await accountKeyIn(one)).toBeUndefined();
    expect(await accountKeyIn(one, subscriptions)).toBeUndefined();
    expect(await accountKeyIn(one, subscriptions, channels(own))).toBe(
      await accountKeyIn(one, channels(own)),
    );
  });
});
