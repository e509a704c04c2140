/** The runtime functions that the domain needs; `node/` and `browser/` each implement all of them. */

/** CRC-32 as in zip and gzip, unsigned. `before`: the checksum of the preceding bytes. */
export type Crc32 = (bytes: Uint8Array, before?: number) => number;

/** Opens the compressed bytes, each time from their beginning. */
export type OpenPacked = () => AsyncIterable<Uint8Array>;

/**
 * Decompresses raw DEFLATE (RFC 1951) as a stream; bytes after its end are ignored.
 * @param packedBytes how many bytes `open` gives, if that is known
 * @throws DamagedDeflate if the bytes are not DEFLATE or stop before its end, and what `open` throws
 */
export type InflateRaw = (open: OpenPacked, packedBytes?: number) => AsyncIterable<Uint8Array>;

/** Compresses what is written to it as raw DEFLATE that ends on a whole byte, without an end mark. */
export interface DeflateWriter {
  /** Resolves when there is room for more; throws what `onChunk` threw. */
  write(block: Uint8Array): Promise<void>;
  /** Resolves when `onChunk` has got all of it. */
  end(): Promise<void>;
}

/**
 * `onChunk` is awaited before the next chunk. Blocks of the same sizes and bytes give the same compressed bytes within
 * one runtime, but not across the two.
 */
export type DeflateRaw = (onChunk: (chunk: Uint8Array) => Promise<void>) => DeflateWriter;

export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** Returns lower-case hex digits; may be called once. */
  hex(): string;
}

export type CreateSha256 = () => Sha256;

/** An array that is written over by one text after another: its elements are read faster than those of a string. */
export interface CodeUnits {
  readonly units: Uint16Array;
  /** Writes the UTF-16 code units of a text that is no longer than the array, from its beginning; the rest stays. */
  write(text: string): void;
}

export type CreateCodeUnits = (length: number) => CodeUnits;
