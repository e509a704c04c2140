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

test('public titles have mail addresses, numbers and the own name replaced, and names of own channels are dropped', async () => {
  const history = [
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
    ]),
    undefined,
    'youtube',
  );
  const text = files.get('watch.ndjson.gz') ?? '';
  expect(text).toContain('Call me [PHONE 1] or [EMAIL 1]');
  expect(text).toContain('"title":"Ten tricks for 2026"');
  expect(text).toContain('"title":"The wedding of [PERSON 1]"');
  expect(text).not.toMatch(/Zorblatt|Our wedding|UCaaaa/i);
});
