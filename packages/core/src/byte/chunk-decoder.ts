/** Turns chunks of bytes into text whose characters may be cut between two chunks. */
import { concatBytes, noBytes } from './bytes.ts';
import { decodeLatin1, decodeUtf8 } from './utf8.ts';

export type Encoding = 'utf8' | 'utf16le' | 'latin1';

export interface ChunkDecoder {
  /** The text of all bytes but those of a character that is not whole yet. */
  write(chunk: Uint8Array): string;
  /** What is left. */
  end(): string;
}

/** A `TextDecoder` that is asked for streams is several times slower in Node than one that is not. */
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
  /** How many bytes make whole characters. */
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

/** Half a unit at the end is dropped. */
function decodeUtf16(bytes: Uint8Array): string {
  return utf16.decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
}

/** Two units that belong together are not cut either. */
function wholeUtf16(bytes: Uint8Array): number {
  const even = bytes.length - (bytes.length % 2);
  const high = even > 0 ? (bytes[even - 1] as number) : 0;
  return (high & 0xfc) === 0xd8 ? even - 2 : even;
}
