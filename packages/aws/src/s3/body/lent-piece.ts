/** Pieces of a body whose memory is given back as soon as they are written, not when the collector next comes round. */

export interface Lent {
  readonly pieces: AsyncIterable<Buffer>;
  /** Frees every piece but the newest, which may still be in use. What was cut out of them is empty from then on. */
  takeBack(): void;
}

/** Frees the memory behind a buffer that has it to itself; one cut out of Node's pool is left alone. */
function free(piece: Buffer): void {
  const memory = piece.buffer;
  if (memory instanceof ArrayBuffer && memory.byteLength === piece.byteLength) memory.transfer(0);
}

/**
 * Left to the collector, the pieces of a large upload add up to some hundred megabytes before it runs: it counts its own
 * heap, and theirs lies outside.
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
