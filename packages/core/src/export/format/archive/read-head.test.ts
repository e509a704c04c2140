import { expect, it } from 'vitest';
import { readHead } from './read-head.ts';

it('the beginning of a file does not depend on how its bytes are chunked', async () => {
  const bytes = Buffer.from('{"participants": []}');
  for (const size of [1, 3, 100]) {
    const entry = {
      async *read() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      },
    };
    expect(await readHead(entry, 15)).toBe('{"participants"');
    expect(await readHead(entry, 1000)).toBe('{"participants": []}');
  }
});
