/** The runtime functions that the domain needs; `node/` and `browser/` each implement all of them. */

/** CRC-32 as in zip and gzip, unsigned. `before`: the checksum of the preceding bytes. */
export type Crc32 = (bytes: Uint8Array, before?: number) => number;

/** Opens the compressed bytes, each time from their beginning. */
export type OpenPacked = () => AsyncIterable<Uint8Array>;

/**
 * Decompresses raw DEFLATE (RFC 1951) as a stream; bytes after its end are ignored.
 * @param packedBytes the number of compressed bytes, if it is known
 * @throws DamagedDeflate if the bytes are not DEFLATE or are truncated; rethrows errors of `open`
 */
export type InflateRaw = (open: OpenPacked, packedBytes?: number) => AsyncIterable<Uint8Array>;

/** Compresses blocks to raw DEFLATE that ends on a whole byte, without an end mark. */
export interface DeflateWriter {
  /** Resolves when there is room for more; rethrows errors of `onChunk`. */
  write(block: Uint8Array): Promise<void>;
  /** Resolves when `onChunk` has received all chunks. */
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

/** A reused array of a text's code units, which are read faster than those of a string. */
export interface CodeUnits {
  readonly units: Uint16Array;
  /** Writes the UTF-16 code units of a text to the beginning of the array; the text must fit, and the rest of the array stays. */
  write(text: string): void;
}

export type CreateCodeUnits = (length: number) => CodeUnits;
