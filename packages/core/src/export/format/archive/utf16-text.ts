/** Converts text files in UTF-16, as some programs save them, to UTF-8, which all readers expect. */
import { concatBytes, noBytes } from '../../../byte/bytes.ts';
import { createChunkDecoder } from '../../../byte/chunk-decoder.ts';
import { encodeUtf8 } from '../../../byte/utf8.ts';

const textFile = /\.(json|ndjson|js|csv|tsv|txt|html?)$/i;

/** Converts a text file in UTF-16, recognised by its byte order mark or a zero in every second byte; other files pass unchanged. `name`: the file's name. */
export async function* asUtf8(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (!textFile.test(name)) {
    yield* bytes;
    return;
  }
  let head: Uint8Array | undefined = noBytes;
  let toUtf8: ((chunk: Uint8Array) => Uint8Array) | undefined;
  const decoder = createChunkDecoder('utf16le');
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield toUtf8 === undefined ? chunk : toUtf8(chunk);
      continue;
    }
    head = head.length === 0 ? chunk : concatBytes([head, chunk]);
    if (head.length < told) continue;
    const order = orderOf(head);
    if (order !== undefined) {
      const inOrder = order === 'big' ? createSwap() : (chunk: Uint8Array) => chunk;
      toUtf8 = (chunk) => encodeUtf8(decoder.write(inOrder(chunk)).replace(/^\uFEFF/, ''));
    }
    yield toUtf8 === undefined ? head : toUtf8(head);
    head = undefined;
  }
  if (head !== undefined) yield head;
  else if (toUtf8 !== undefined) yield encodeUtf8(decoder.end());
}

/** The number of bytes that are needed to recognise the encoding. */
const told = 4;

/** Returns the byte order of UTF-16; undefined for any other text. A text without a byte order mark must begin with two ASCII characters. */
function orderOf([a = 0, b = 0, c = 0, d = 0]: Uint8Array): 'little' | 'big' | undefined {
  if ((a === 0xff && b === 0xfe) || (b === 0 && d === 0 && a > 0 && c > 0)) return 'little';
  if ((a === 0xfe && b === 0xff) || (a === 0 && c === 0 && b > 0 && d > 0)) return 'big';
  return undefined;
}

/** Swaps the two bytes of each code unit; a unit may be split between two chunks. */
function createSwap(): (chunk: Uint8Array) => Uint8Array {
  let rest = noBytes;
  return (chunk) => {
    const bytes = concatBytes([rest, chunk]);
    const even = bytes.length - (bytes.length % 2);
    rest = bytes.slice(even);
    const swapped = bytes.slice(0, even);
    for (let i = 0; i < even; i += 2)
      [swapped[i], swapped[i + 1]] = [bytes[i + 1] as number, bytes[i] as number];
    return swapped;
  };
}
