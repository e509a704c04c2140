import { expect, it } from 'vitest';
import { readOwnChannels, readProfiles } from './owner-name.ts';

const entryOf = (path: string, text: string, onRead = () => {}) => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  sizeBytes: text.length,
  async *read() {
    onRead();
    yield Buffer.from(text);
  },
});

it('channels beyond the limit are dropped', async () => {
  const ids = Array.from({ length: 3_000 }, (_, i) => `UC${String(i).padStart(21, 'a')}A`);
  const text = `Channel ID,Channel Country,Channel Title\n${ids.map((id, i) => `${id},NL,Zorb ${i}\n`).join('')}`;
  const entry = entryOf('Takeout/YouTube/channels/channel.csv', text);
  const names = await readOwnChannels([{ files: [{ entry, form: 'table' }], isHistory: false }]);
  expect(names).toHaveLength(100);
  expect(names[0]).toBe('Zorb 0');
});

it('profiles beyond the limit are not read', async () => {
  let opened = 0;
  const count = () => {
    opened++;
  };
  const text = '{"displayName":"Zorb"}';
  await readProfiles(Array.from({ length: 300 }, () => entryOf('Takeout/Profile/Profile.json', text, count)));
  expect(opened).toBe(10);
});
