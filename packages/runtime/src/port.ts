/** Says what the domain asks of the runtime that it runs in; `node/` and `browser/` each give all of it. */

/** CRC-32 as zip and gzip have it, unsigned. `before`: the checksum of the bytes that come before. */
export type Crc32 = (bytes: Uint8Array, before?: number) => number;

/** The compressed bytes, each time from their beginning. */
export type OpenPacked = () => AsyncIterable<Uint8Array>;

/**
 * Unpacks raw DEFLATE (RFC 1951) as a stream; bytes after its end are ignored.
 * @throws DamagedDeflate if the bytes are no DEFLATE or stop before its end, and what `open` throws
 */
export type InflateRaw = (open: OpenPacked) => AsyncIterable<Uint8Array>;

/** Packs what is written to it as raw DEFLATE that ends on a whole byte, without the mark of an end. */
export interface DeflateWriter {
  /** Resolves when there is room for more; throws what `onChunk` threw. */
  write(block: Uint8Array): Promise<void>;
  /** Resolves when `onChunk` has had all of it. */
  end(): Promise<void>;
}

/**
 * `onChunk` is awaited before the next chunk. Blocks of the same sizes and bytes give the same packed bytes in one
 * runtime, not in two.
 */
export type DeflateRaw = (onChunk: (chunk: Uint8Array) => Promise<void>) => DeflateWriter;

export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** Lower-case hex digits; it can be asked once. */
  hex(): string;
}

export type CreateSha256 = () => Sha256;
