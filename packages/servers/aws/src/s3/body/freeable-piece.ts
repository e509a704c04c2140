/** Pieces of a body whose memory is freed as soon as they are written, instead of by the garbage collector. */

export interface FreeablePieces {
  readonly pieces: AsyncIterable<Buffer>;
  /** Frees every piece but the newest, which may still be in use. Slices of a freed piece are empty from then on. */
  freeOlder(): void;
}

/** Frees the memory behind a buffer that owns all of it; a slice of Node's pool is left alone. */
function free(piece: Buffer): void {
  const memory = piece.buffer;
  if (memory instanceof ArrayBuffer && memory.byteLength === piece.byteLength) memory.transfer(0);
}

/**
 * The garbage collector would let the pieces of a large upload grow to some hundred megabytes before it runs: it counts
 * only its own heap, and the pieces' memory is outside it.
 */
export function freeablePieces(source: AsyncIterable<Buffer>): FreeablePieces {
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
    freeOlder() {
      for (const piece of older) free(piece);
      older = [];
    },
  };
}
