import { expect, it } from 'vitest';
import { findFacebookFiles } from './facebook-file.ts';
import { facebookReader } from './facebook-reader.ts';
import { readMentionedNames } from './mentioned-name.ts';

const fileOf = (path: string, value: unknown) => {
  const text = JSON.stringify(value);
  return {
    path,
    name: path,
    sizeBytes: text.length,
    crc32: 0,
    async *read() {
      yield Buffer.from(text);
    },
  };
};

it('returns everybody in a title, a tag, a mention or a thread, without duplicates', async () => {
  const title = "Zoe Quill commented on Kim Orchid's photo.";
  const files = await findFacebookFiles([
    fileOf('posts/your_posts_1.json', [
      {
        timestamp: 1,
        tags: [{ name: 'J\u00c3\u00b6rg Vogel' }],
        data: [{ post: 'with @[12:2048:Vex Umber]' }],
      },
    ]),
    fileOf('comments/comments.json', { comments_v2: [{ title, data: [{ comment: { comment: 'hi' } }] }] }),
    fileOf('messages/inbox/quorra_1/message_1.json', {
      participants: [{ name: 'Quorra "Q" Vexlund' }, { name: 'Kim Orchid' }],
      messages: [],
    }),
    fileOf('messages/inbox/quorra_1/message_2.json', { participants: [{ name: 'Elsewhere' }], messages: [] }),
    fileOf('messages/inbox/cut_1/message_1.json', 'not a thread'),
  ]);
  expect(new Set(await readMentionedNames(files))).toEqual(
    new Set(['Zoe Quill', 'Kim Orchid', 'Jörg Vogel', 'Vex Umber', 'Quorra "Q" Vexlund']),
  );
});

it('returns a name in a script without spaces as a personal word', async () => {
  const participants = [{ name: '王小明' }, { name: 'Kim Orchid' }];
  const { personalWords } = await facebookReader.find([
    fileOf('messages/inbox/a_1/message_1.json', { participants, messages: [] }),
  ]);
  expect(await personalWords()).toEqual(['王小明']);
});
