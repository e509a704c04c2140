import { expect, it } from 'vitest';
import { readMentionedNames } from './mentioned-name.ts';
import { findXFiles } from './x-file.ts';

const fileOf = (name: string, value: unknown) => {
  const text = `window.YTD.x.part0 = ${JSON.stringify(value)}`;
  return {
    path: `data/${name}.js`,
    name: `${name}.js`,
    sizeBytes: text.length,
    crc32: 0,
    async *read() {
      yield Buffer.from(text);
    },
  };
};
const mentioning = (...names: unknown[]) => ({
  entities: { user_mentions: names.map((name) => ({ name, screen_name: 'zorb', id_str: '1' })) },
});

it('the names of mentioned accounts are read from posts of any year, without duplicates', async () => {
  const files = findXFiles([
    fileOf('tweets', [{ tweet: mentioning('Anna Quill', 'NASA') }, { tweet: mentioning('Anna Quill') }]),
    fileOf('tweet', [mentioning('Zorblatt Vex'), { entities: null }, mentioning(null, 7, 'x'.repeat(500))]),
    fileOf('like', [mentioning('Nobody Here')]),
  ]);
  expect(new Set(await readMentionedNames(files))).toEqual(new Set(['Anna Quill', 'NASA', 'Zorblatt Vex']));
});
