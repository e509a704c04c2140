import { deflateRawSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { inspectBytes } from '../../testing/inspect-bytes.ts';
import { extendedFile, extendedPath, extendedPlays } from '../../testing/spotify-history.ts';
import { macZip, type RawEntry, rawZip, zipOf } from '../../testing/zip-bytes.ts';

const history = extendedFile(extendedPlays(300));

async function codeOf(bytes: Uint8Array): Promise<string> {
  const result = await inspectBytes(bytes);
  if (result.kind === 'inspected') return 'inspected';
  expect(result.rejection.message.length).toBeGreaterThan(20);
  expect(result.rejection.advice).toMatch(/\w+ /);
  return result.rejection.code;
}

const fileKinds: readonly [what: string, head: string, found: RegExp][] = [
  ['7z', '377abcaf271c0004', /7-Zip/],
  ['rar', '526172211a0701', /RAR/],
  ['tgz', '1f8b0800000000', /gzip/],
  ['pdf', '255044462d312e34', /PDF/],
  ['web page', Buffer.from('<!DOCTYPE html><html><body>').toString('hex'), /web page/],
  ['single JSON', Buffer.from('[{"ts":"2024"}]').toString('hex'), /single JSON file/],
  ['text', Buffer.from('Date,Link').toString('hex'), /text file/],
  ['noise', '00ff00ff00ff', /do not recognise/],
];

describe('a file that is not a zip', () => {
  it.each(fileKinds)('but a %s is named as such', async (_, head, found) => {
    const result = await inspectBytes(Buffer.from(head.padEnd(1200, '20'), 'hex'));
    expect(result).toMatchObject({ kind: 'rejected', rejection: { code: 'not-a-zip' } });
    expect(result.kind === 'rejected' && result.rejection.message).toMatch(found);
  });

  it('and has 0 bytes is called empty', async () => {
    expect(await codeOf(Buffer.alloc(0))).toBe('empty-file');
  });
});

describe('an archive that is refused', () => {
  it('has no files', async () => {
    expect(await codeOf(await zipOf([]))).toBe('empty-zip');
    expect(await codeOf(rawZip([{ path: 'MyData/', data: '', method: 0 }]))).toBe('empty-zip');
    expect(await codeOf(rawZip([{ path: '__MACOSX/._a.json', data: 'x' }]))).toBe('empty-zip');
  });

  it('is encrypted', async () => {
    expect(await codeOf(rawZip([{ ...history, flags: 0x0801 }]))).toBe('encrypted-zip');
    expect(await codeOf(rawZip([{ ...history, flags: 0x0841 }]))).toBe('encrypted-zip');
  });

  it.each([
    '../evil.json',
    'a/../../evil.json',
    '/etc/passwd',
    'C:/evil.json',
    '..\\evil.json',
    'a\0b.json',
    `${'MyData/'.repeat(150)}a.json`,
  ])('plays the path trick %.20j', async (path) => {
    expect(await codeOf(rawZip([history, { path, data: '[]' }]))).toBe('unsafe-path');
  });

  it('is cut off anywhere', async () => {
    const whole = await zipOf([history]);
    for (const share of [0.02, 0.3, 0.6, 0.95]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await codeOf(cut)).toBe('truncated-zip');
    }
  });

  it('is one piece of a split zip', async () => {
    const piece = Buffer.concat([Buffer.from([0x50, 0x4b, 0x07, 0x08]), await zipOf([history])]);
    expect(await codeOf(piece)).toBe('split-zip');
  });

  it('has a checksum that is wrong, naming the file', async () => {
    const result = await inspectBytes(rawZip([{ ...history, crc: 1 }]));
    expect(result).toMatchObject({ kind: 'rejected', rejection: { code: 'damaged-entry' } });
    expect(JSON.stringify(result)).toContain('Streaming_History_Audio_2026_0.json');
  });

  it('states a wrong size', async () => {
    const bytes = Buffer.byteLength(history.data);
    expect(await codeOf(rawZip([{ ...history, size: bytes - 5 }]))).toBe('damaged-entry');
    expect(await codeOf(rawZip([{ ...history, size: bytes + 5 }]))).toBe('damaged-entry');
  });

  it('has invalid deflated bytes', async () => {
    const packed = Buffer.alloc(500, 0xff);
    expect(await codeOf(rawZip([{ ...history, packed }]))).toBe('damaged-entry');
  });

  it('is packed by Deflate64', async () => {
    expect(await codeOf(rawZip([{ ...history, method: 9 }]))).toBe('unsupported-compression');
  });

  it('states an offset without a file', async () => {
    expect(await codeOf(rawZip([history, { path: 'b.json', data: '[]', offset: 2 ** 31 }]))).toBe(
      'damaged-zip',
    );
  });

  it('holds nothing but another archive', async () => {
    expect(await codeOf(await zipOf([{ path: 'my_spotify_data.zip', data: await zipOf([history]) }]))).toBe(
      'nested-zip',
    );
  });
});

describe('a bomb', () => {
  const zeros = (path: string, size: number): RawEntry => {
    const data = Buffer.alloc(size);
    return { path, data, packed: deflateRawSync(data, { level: 9 }) };
  };

  it('would grow a thousandfold, and is not unpacked', async () => {
    expect(await codeOf(rawZip([zeros(extendedPath, 40_000_000)]))).toBe('zip-bomb');
  });

  it.runIf(inject('everyCase'))('has too many small files', async () => {
    const many = Array.from({ length: 80 }, (_, i) => zeros(`MyData/endsong_${i}.json`, 1_000_000));
    expect(await codeOf(rawZip(many))).toBe('zip-bomb');
  });

  it('has files that share bytes', async () => {
    expect(await codeOf(rawZip([history, { ...history, path: 'MyData/endsong_1.json', offset: 0 }]))).toBe(
      'zip-bomb',
    );
  });

  it('claims more than 64 GB', async () => {
    const huge = Array.from({ length: 20 }, (_, i) => ({ path: `a${i}.jpg`, data: 'x', size: 0xfffffff0 }));
    expect(await codeOf(rawZip(huge))).toBe('zip-bomb');
  });

  it.runIf(inject('everyCase'))('is not a history with one song on repeat', async () => {
    const plays = extendedPlays(20);
    const onRepeat = Array.from({ length: 30_000 }, (_, i) => ({
      ...plays[0],
      ms_played: 240_003,
      ts: new Date(Date.UTC(2025, 0, 1) + i * 375_000).toISOString().slice(0, 19).concat('Z'),
    }));
    const bytes = rawZip([extendedFile(onRepeat)]);
    expect(Buffer.byteLength(extendedFile(onRepeat).data) / bytes.length).toBeGreaterThan(60);
    expect(await codeOf(bytes)).toBe('inspected');
  });
});

describe('an archive of any honest tool', () => {
  const junk = [
    { path: '__MACOSX/Spotify/._Streaming_History_Audio_2026_0.json', data: '\0\x05\x16\x07' },
    { path: '.DS_Store', data: '\0\0' },
    { path: 'Meine Daten/Größe.pdf', data: '%PDF' },
    { path: 'some/deep/readme.txt', data: 'hello' },
  ];

  it('is read: made by macOS', async () => {
    expect(await codeOf(macZip([history, ...junk]))).toBe('inspected');
    expect(await codeOf(macZip([...junk, history]))).toBe('inspected');
  });

  it.each([
    ['stored', { compress: false }],
    ['deflated', {}],
    ['streamed, with data descriptors', { streamed: true }],
    ['zip64', { zip64: true }],
    ['zip64 and streamed', { zip64: true, streamed: true }],
  ])('is read: %s', async (_, options) => {
    const nested = { ...history, path: `Downloads/我的数据/${history.path}` };
    expect(await codeOf(await zipOf([...junk, nested], options))).toBe('inspected');
  });
});
