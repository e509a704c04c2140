import { expect, it } from 'vitest';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { findFacebookFiles } from './facebook-file.ts';
import { readFacebookPerson } from './facebook-person.ts';
import { observeFacebook } from './observe-facebook.ts';

const threadOf = (folder: string, names: readonly string[]) => {
  const participants = names.map((name) => ({ name }));
  const messages = [{ sender_name: 'Zoe', timestamp_ms: testAsOfMs - 9e9, content: 'x' }];
  const text = JSON.stringify({ participants, messages });
  const path = `messages/inbox/${folder}/message_1.json`;
  return {
    path,
    name: 'message_1.json',
    sizeBytes: text.length,
    async *read() {
      yield Buffer.from(text);
    },
  };
};

it('counts only the first names of a thread with too many', async () => {
  const others = Array.from({ length: 2_500 }, (_, i) => `Friend ${i}`);
  const files = await findFacebookFiles([
    threadOf('a_1', ['Zoe', 'Friend 0', 'x'.repeat(100_000)]),
    threadOf('b_2', [...others, 'Zoe']),
  ]);
  const options = { asOfMs: testAsOfMs, hashKey: Buffer.alloc(32), onBytes: () => {} };
  const unit = { kind: 'message', files, isListedTwice: false };
  const { state } = await observeFacebook(unit, await readFacebookPerson([]), options);
  expect(state.counts.threads).toBe(2);
  expect(state.members.get('Friend 0')).toBe(2);
  expect(state.members.get('Zoe')).toBe(1);
  expect(Math.max(...[...state.members.keys()].map(({ length }) => length))).toBeLessThan(500);
});
