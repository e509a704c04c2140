import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Of, concatBytes, lastIndexOfBytes } from './bytes.ts';
import { createChunkDecoder, type Encoding } from './chunk-decoder.ts';
import { decodeLatin1, decodeUtf8, encodeUtf8, isUtf8 } from './utf8.ts';

const fewValues = fc.uint8Array({ max: 3, maxLength: 40 });

describe('bytes', () => {
  it('are concatenated', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (parts) => {
        expect([...concatBytes(parts)]).toEqual(parts.flatMap((part) => [...part]));
      }),
    );
  });

  it('are searched from the end', () => {
    fc.assert(
      fc.property(fewValues, fewValues, (bytes, sought) => {
        const expected = Buffer.from(bytes).lastIndexOf(Buffer.from(sought));
        if (sought.length > 0) expect(lastIndexOfBytes(bytes, sought)).toBe(expected);
      }),
    );
  });

  it('are encoded as base64', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });
});

describe('text', () => {
  it('decodes to the text that was encoded, including a byte order mark', () => {
    for (const text of ['', 'Größe', '\uFEFFa', '日本 😀', 'a\0b']) {
      expect(decodeUtf8(encodeUtf8(text))).toBe(text);
      expect(isUtf8(encodeUtf8(text))).toBe(true);
    }
    expect(isUtf8(Uint8Array.of(0xc3))).toBe(false);
    expect(decodeUtf8(Uint8Array.of(0x61, 0xff, 0x62))).toBe('a\uFFFDb');
  });

  it('is encoded alike, whether short or long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 40_000), (text, times) => {
        const long = text.repeat(times);
        expect(Buffer.from(encodeUtf8(long)).equals(Buffer.from(long, 'utf8'))).toBe(true);
      }),
    );
  });

  it('of ISO 8859-1 has one byte for each character', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
    expect(decodeLatin1(bytes)).toBe(Buffer.from(bytes).toString('latin1'));
  });

  it.each<Encoding>(['utf8', 'utf16le', 'latin1'])(
    'in %s decodes alike, wherever its chunks are cut',
    (encoding) => {
      const cuts = fc.array(fc.nat({ max: 60 }), { maxLength: 8 });
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 30 }), cuts, (text, places) => {
          const bytes = Buffer.from(text, encoding);
          expect(cut(bytes, places, encoding)).toBe(bytes.toString(encoding));
        }),
      );
    },
  );

  it('that is not UTF-8 decodes alike, wherever its chunks are cut', () => {
    const heads = fc.constantFrom(0x61, 0x80, 0xbf, 0xc2, 0xe2, 0x82, 0xf0, 0x9f, 0x98, 0xff);
    fc.assert(
      fc.property(fc.array(heads, { maxLength: 12 }), fc.nat({ max: 12 }), (values, place) => {
        const bytes = Uint8Array.from(values);
        expect(cut(bytes, [place], 'utf8')).toBe(decodeUtf8(bytes));
      }),
    );
  });
});

function cut(bytes: Uint8Array, places: readonly number[], encoding: Encoding): string {
  const decoder = createChunkDecoder(encoding);
  let text = '';
  let from = 0;
  for (const place of [...places, bytes.length].sort((a, b) => a - b)) {
    const to = Math.min(place, bytes.length);
    text += decoder.write(bytes.subarray(from, to));
    from = to;
  }
  return text + decoder.end();
}
