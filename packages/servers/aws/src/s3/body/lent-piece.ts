/** Pieces of a body whose memory is freed as soon as they are written, not when the collector next runs. */

export interface Lent {
  readonly pieces: AsyncIterable<Buffer>;
  /** Frees every piece but the newest, which may still be in use. Slices of a freed piece are empty from then on. */
  takeBack(): void;
}

/** Frees the memory behind a buffer that owns all of it; a slice of Node's pool is left alone. */
function free(piece: Buffer): void {
  const memory = piece.buffer;
  if (memory instanceof ArrayBuffer && memory.byteLength === piece.byteLength) memory.transfer(0);
}

/**
 * The collector would let the pieces of a large upload grow to some hundred megabytes before it runs: it counts its own
 * heap, and their memory is outside it.
 */
export function lend(source: AsyncIterable<Buffer>): Lent {
  let older: Buffer[] = [];
  let newest: Buffer | undefined;
  async function* pieces() {
    for await (const piece of source) {
      if (newest) older.push(newest);
      newest = piece;
      yield piece;
    }
  }
  return {
    pieces: pieces(),
    takeBack() {
      for (const piece of older) free(piece);
      older = [];
    },
  };
}
