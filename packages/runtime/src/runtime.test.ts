import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCodeUnits as createBrowserCodeUnits } from './browser/code-units.ts';
import { crc32 as browserCrc32 } from './browser/crc32.ts';
import { deflateRaw as browserDeflateRaw } from './browser/deflate-raw.ts';
import { inflateRaw as browserInflateRaw } from './browser/inflate-raw.ts';
import { createSha256 as createBrowserSha256 } from './browser/sha256.ts';
import { DamagedDeflate } from './damaged-deflate.ts';
import { createCodeUnits as createNodeCodeUnits } from './node/code-units.ts';
import { crc32 as nodeCrc32 } from './node/crc32.ts';
import { deflateRaw as nodeDeflateRaw } from './node/deflate-raw.ts';
import { inflateRaw as nodeInflateRaw } from './node/inflate-raw.ts';
import { createSha256 as createNodeSha256 } from './node/sha256.ts';
import type { Crc32, CreateCodeUnits, CreateSha256, DeflateRaw, InflateRaw, OpenPacked } from './port.ts';

interface Runtime {
  readonly crc32: Crc32;
  readonly inflateRaw: InflateRaw;
  readonly deflateRaw: DeflateRaw;
  readonly createSha256: CreateSha256;
  readonly createCodeUnits: CreateCodeUnits;
}

const runtimes: readonly (readonly [name: string, runtime: Runtime])[] = [
  [
    'Node',
    {
      crc32: nodeCrc32,
      inflateRaw: nodeInflateRaw,
      deflateRaw: nodeDeflateRaw,
      createSha256: createNodeSha256,
      createCodeUnits: createNodeCodeUnits,
    },
  ],
  [
    'the browser',
    {
      crc32: browserCrc32,
      inflateRaw: browserInflateRaw,
      deflateRaw: browserDeflateRaw,
      createSha256: createBrowserSha256,
      createCodeUnits: createBrowserCodeUnits,
    },
  ],
];

const text = Buffer.from(Array.from({ length: 60_000 }, (_, i) => `{"record":${i * 7919}}\n`).join(''));
const packed = new Uint8Array(deflateRawSync(text));
const noise = Uint8Array.from({ length: 300_000 }, (_, i) => Math.imul(i + 1, 2654435761) >>> 24);

function inPieces(bytes: Uint8Array, pieceBytes: number): OpenPacked {
  return async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

describe.each(runtimes)('decompression in %s', (_, { inflateRaw }) => {
  it.each([1, 1000, 65_536, packed.length])('gives the same for chunks of %i bytes', async (pieceBytes) => {
    const small = pieceBytes === 1 ? new Uint8Array(deflateRawSync(text.subarray(0, 4000))) : packed;
    const found = await all(inflateRaw(inPieces(small, pieceBytes)));
    expect(found.equals(pieceBytes === 1 ? text.subarray(0, 4000) : text)).toBe(true);
  });

  it('gives plain `Uint8Array`s, not a runtime’s own class', async () => {
    for await (const chunk of inflateRaw(inPieces(packed, 65_536))) {
      expect(Object.getPrototypeOf(chunk)).toBe(Uint8Array.prototype);
    }
  });

  it('gives no bytes for empty data', async () => {
    expect((await all(inflateRaw(inPieces(new Uint8Array(deflateRawSync('')), 10)))).length).toBe(0);
  });

  it.each([1, 20_000, 10_000_000])(
    'ignores bytes after the end, in chunks of %i bytes',
    async (pieceBytes) => {
      const data = pieceBytes === 1 ? text.subarray(0, 4000) : text;
      const bytes = Buffer.concat([deflateRawSync(data), noise.subarray(0, 5000)]);
      expect((await all(inflateRaw(inPieces(new Uint8Array(bytes), pieceBytes)))).equals(data)).toBe(true);
    },
  );

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a small file', text.subarray(0, 4000)],
    ['a small file that grows large', Buffer.alloc(1_000_000)],
  ])('gives %s too, if the number of compressed bytes is known', async (_, data) => {
    const bytes = new Uint8Array(Buffer.concat([deflateRawSync(data), noise.subarray(0, 10)]));
    expect((await all(inflateRaw(inPieces(bytes, 100), bytes.length))).equals(data)).toBe(true);
    for (const damaged of [bytes.subarray(0, deflateRawSync(data).length - 1), noise.subarray(0, 500)])
      await expect(all(inflateRaw(inPieces(damaged, 100), damaged.length))).rejects.toThrow(DamagedDeflate);
  });

  it('throws DamagedDeflate for bytes that are not DEFLATE or are truncated', async () => {
    const damaged = Uint8Array.from(packed);
    damaged.fill(0xff, 1000, 1400);
    for (const bytes of [damaged, packed.subarray(0, packed.length - 10), new Uint8Array(500).fill(0xff)]) {
      await expect(all(inflateRaw(inPieces(bytes, 16_384)))).rejects.toThrow(DamagedDeflate);
    }
  });

  it('rethrows the error of the source itself', async () => {
    const failure = new Error('connection reset');
    const open: OpenPacked = async function* () {
      yield packed.subarray(0, 30_000);
      throw failure;
    };
    await expect(all(inflateRaw(open))).rejects.toBe(failure);
  });

  it('closes its source when the reader stops', async () => {
    let closed = 0;
    const open: OpenPacked = async function* () {
      try {
        for (let at = 0; ; at = (at + 1000) % 20_000) yield packed.subarray(at, at + 1000);
      } finally {
        closed++;
      }
    };
    for await (const chunk of inflateRaw(open)) if (chunk.length > 0) break;
    await expect.poll(() => closed).toBe(1);
  });
});

describe.each(runtimes)('compression in %s', (_, { deflateRaw }) => {
  async function pack(data: Uint8Array): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    const writer = deflateRaw(async (chunk) => void chunks.push(chunk));
    for (let at = 0; at < data.length; at += 131_072) await writer.write(data.subarray(at, at + 131_072));
    await writer.end();
    return Buffer.concat(chunks);
  }

  it('gives pieces that can be concatenated and decompressed as one', async () => {
    const pieces = [await pack(text), await pack(new Uint8Array(0)), await pack(noise), await pack(text)];
    const whole = Buffer.concat([...pieces, Uint8Array.of(0x03, 0x00)]);
    expect(inflateRawSync(whole).equals(Buffer.concat([text, noise, text]))).toBe(true);
    expect((await pack(text)).length).toBeLessThan(text.length / 4);
  });

  it('gives the same bytes each time', async () => {
    expect((await pack(text)).equals(await pack(text))).toBe(true);
  });

  it('passes an error of the consumer to the writer', async () => {
    const writer = deflateRaw(() => Promise.reject(new Error('the disk is full')));
    const writing = async () => {
      for (let i = 0; i < 40; i++) await writer.write(noise);
      await writer.end();
    };
    await expect(writing()).rejects.toThrow('the disk is full');
  });
});

describe.each(runtimes)('a checksum in %s', (_, runtime) => {
  it('equals that of zlib, computed at once and in parts', () => {
    expect(runtime.crc32(noise)).toBe(crc32(noise));
    expect(runtime.crc32(noise.subarray(1000), runtime.crc32(noise.subarray(0, 1000)))).toBe(crc32(noise));
    expect(runtime.crc32(new Uint8Array(0))).toBe(0);
  });

  it('is SHA-256', () => {
    const hash = runtime.createSha256();
    hash.update(noise.subarray(0, 777));
    hash.update(noise.subarray(777));
    expect(hash.hex()).toBe(createHash('sha256').update(noise).digest('hex'));
  });
});

describe.each(runtimes)('the code units of a text in %s', (_, { createCodeUnits }) => {
  it('equal those of the string, including lone surrogates, and leave the rest of the array', () => {
    const { units, write } = createCodeUnits(12);
    write('Groß');
    for (const text of ['', 'Zoë 日本', '\0\ud83d', '\udc00😀e\u0301', 'x'.repeat(12)]) {
      const before = Array.from(units);
      write(text);
      const written = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
      expect(Array.from(units)).toEqual([...written, ...before.slice(text.length)]);
    }
  });
});
