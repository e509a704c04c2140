/** Decodes chunks of bytes to text; a character may be split between two chunks. */
import { concatBytes, noBytes } from './bytes.ts';
import { decodeLatin1, decodeUtf8 } from './utf8.ts';

export type Encoding = 'utf8' | 'utf16le' | 'latin1';

export interface ChunkDecoder {
  /** Decodes a chunk, and keeps the bytes of an incomplete last character for the next call. */
  write(chunk: Uint8Array): string;
  /** Decodes the bytes that are left. */
  end(): string;
}

/** Does not use the streaming mode of `TextDecoder`, which is several times slower in Node. */
export function createChunkDecoder(encoding: Encoding): ChunkDecoder {
  const { decode, wholeBytes } = codecs[encoding];
  let rest = noBytes;
  return {
    write(chunk) {
      const bytes = rest.length === 0 ? chunk : concatBytes([rest, chunk]);
      const whole = wholeBytes(bytes);
      rest = whole === bytes.length ? noBytes : bytes.slice(whole);
      return decode(bytes.subarray(0, whole));
    },
    end() {
      const text = decode(rest);
      rest = noBytes;
      return text;
    },
  };
}

interface Codec {
  decode(bytes: Uint8Array): string;
  /** Returns the number of leading bytes that form whole characters. */
  wholeBytes(bytes: Uint8Array): number;
}

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

const codecs: Readonly<Record<Encoding, Codec>> = {
  utf8: { decode: decodeUtf8, wholeBytes: wholeUtf8 },
  utf16le: { decode: decodeUtf16, wholeBytes: wholeUtf16 },
  latin1: { decode: decodeLatin1, wholeBytes: (bytes) => bytes.length },
};

function wholeUtf8(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back] as number;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return sequenceBytes(byte) > back ? length - back : length;
  }
  return length;
}

function sequenceBytes(first: number): number {
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
}

/** Drops an odd last byte, which is half a code unit. */
function decodeUtf16(bytes: Uint8Array): string {
  return utf16.decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
}

/** Rounds down to whole code units, and does not split a surrogate pair. */
function wholeUtf16(bytes: Uint8Array): number {
  const even = bytes.length - (bytes.length % 2);
  const high = even > 0 ? (bytes[even - 1] as number) : 0;
  return (high & 0xfc) === 0xd8 ? even - 2 : even;
}
