import { expect, test } from 'vitest';
import { datasetOf } from '../../testing/inspect-bytes.ts';
import { zipOf } from '../../testing/zip-bytes.ts';

const own = `UC${'a'.repeat(21)}A`;
const other = `UC${'b'.repeat(21)}A`;

const watch = (n: number, title: string, channel: string, name: string) => ({
  header: 'YouTube',
  title: `Watched ${title}`,
  titleUrl: `https://www.youtube.com/watch?v=${String(n).padStart(10, 'v')}A`,
  subtitles: [{ name, url: `https://www.youtube.com/channel/${channel}` }],
  time: `2026-01-${String(28 - n).padStart(2, '0')}T10:00:00.000Z`,
  products: ['YouTube'],
});

test('public titles have mail addresses and numbers replaced; of a video that leads to the person only the time stays', async () => {
  const history = [
    watch(5, 'Unboxing', other, 'A Channel'),
    watch(1, 'Call me 0176 12345678 or anna@example.com', other, 'A Channel'),
    watch(2, 'Our wedding', own, 'Annegret Zorblatt'),
    watch(4, 'The wedding of annegret zorblatt', other, 'A Channel'),
    watch(3, 'Ten tricks for 2026', other, 'A Channel'),
  ];
  const { files } = await datasetOf(
    await zipOf([
      { path: 'Takeout/YouTube and YouTube Music/history/watch-history.json', data: JSON.stringify(history) },
      {
        path: 'Takeout/YouTube and YouTube Music/channels/channel.csv',
        data: `Channel ID,Channel Country,Channel Title (Original),Channel Visibility\n${own},DE,Annegret Zorblatt,Public\n`,
      },
      {
        path: 'Takeout/YouTube and YouTube Music/video metadata/videos.csv',
        data: `Video ID,Approx Duration (ms),Channel ID,Video Title (Original)\nvvvvvvvvv5A,1000,${own},Unboxing\n`,
      },
      {
        path: 'Takeout/YouTube and YouTube Music/playlists/Mix-videos.csv',
        data: 'Video ID,Playlist Video Creation Timestamp\nvvvvvvvvv5A,2026-01-02T10:00:00+00:00\n',
      },
    ]),
    undefined,
    'youtube',
  );
  const text = files.get('watch.ndjson.gz') ?? '';
  expect(text).toContain('Call me [PHONE 1] or [EMAIL 1]');
  expect(text).toContain('"title":"Ten tricks for 2026"');
  expect(text).not.toMatch(/wedding|Unboxing|Zorblatt|UCaaaa|v[245]A/i);
  expect(text.match(/"video":null,"title":null,"channel":null,"creator":null/g)).toHaveLength(3);
  expect(files.get('playlist-item.ndjson.gz')).toContain('"video":null');
});
