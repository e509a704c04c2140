import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memorySource } from '../../testing/memory-source.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { openArchive } from './open-archive.ts';

const records = [{ name: 'é', n: 1 }];
const json = JSON.stringify(records);
const plain = await zipOf([
  { path: 'data/a.json', data: json },
  { path: 'data/b.csv', data: 'Date,Words\n2024-01-01,é\n' },
]);

async function textsIn(bytes: Uint8Array): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { path, read } of (await openArchive(memorySource(bytes, 7))).entries) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of read()) chunks.push(chunk);
    texts[path] = Buffer.concat(chunks).toString('utf8');
  }
  return texts;
}
const expected = await textsIn(plain);

describe('an archive', () => {
  it.each([1, 21, 22, 23, 4_096, 70_000, 600_000])('followed by %d zeros reads the same', async (zeros) => {
    expect(await textsIn(Buffer.concat([plain, Buffer.alloc(zeros)]))).toEqual(expected);
  });

  it.each([
    ['a byte order mark', Buffer.from('\uFEFF')],
    ['a line end', Buffer.from('\r\n')],
    ['an HTTP header', Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\nX: PK\r\n\r\n')],
    ['a block of zeros', Buffer.alloc(512)],
  ])('after %s reads the same, whatever follows it', async (_, before) => {
    expect(await textsIn(Buffer.concat([before, plain]))).toEqual(expected);
    expect(await textsIn(Buffer.concat([before, plain, Buffer.alloc(300)]))).toEqual(expected);
  });

  it('followed by anything but zeros is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (behind) => {
        fc.pre(behind.some((byte) => byte !== 0));
        await expect(textsIn(Buffer.concat([plain, behind]))).rejects.toMatchObject({
          name: 'ExportRejected',
        });
      }),
    );
  });

  it('whose names have backslashes is read with these as separators of folders', async () => {
    const windows = await zipOf([
      { path: 'data\\a.json', data: json },
      { path: 'data\\b.csv', data: 'Date,Words\n2024-01-01,é\n' },
    ]);
    expect(await textsIn(windows)).toEqual(expected);
  });

  it.each([
    ['utf16le', '\uFEFF'],
    ['utf16be', '\uFEFF'],
    ['utf16le', ''],
    ['utf16be', ''],
  ])(
    'whose texts are in %s with the byte order mark %j reads as if they were in UTF-8',
    async (encoding, mark) => {
      const encode = (text: string) => {
        const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
        return encoding === 'utf16le' ? bytes : bytes.swap16();
      };
      const texts = await textsIn(
        await zipOf([
          { path: 'data/a.json', data: encode(json) },
          { path: 'data/b.csv', data: encode(expected['data/b.csv'] ?? '') },
        ]),
      );
      expect(texts).toEqual(expected);
    },
  );

  it('does not convert files that are not text, whatever bytes they begin with', async () => {
    const picture = Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]);
    const { entries } = await openArchive(memorySource(await zipOf([{ path: 'a.jpg', data: picture }])));
    const chunks: Uint8Array[] = [];
    for await (const chunk of entries[0]?.read() ?? []) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(picture);
  });
});
