/**
 * Combines the CRC-32s of two consecutive texts. A CRC is linear over GF(2): the first one is advanced by as many
 * zero bytes as the second text is long, by squaring the matrix that advances it by one bit.
 */

/** The polynomial of gzip, zip and Ethernet, lowest bit first. */
const polynomial = 0xedb88320;

/** Row `i` is the image of bit `i`. */
type Matrix = Uint32Array;

/** `secondBytes`: length of the second text. */
export function combineCrc32(first: number, second: number, secondBytes: number): number {
  let matrix = square(square(square(movesOneBit())));
  let moved = first;
  for (let bytes = secondBytes; bytes > 0; bytes = Math.floor(bytes / 2)) {
    if (bytes % 2 === 1) moved = apply(matrix, moved);
    matrix = square(matrix);
  }
  return (moved ^ second) >>> 0;
}

function movesOneBit(): Matrix {
  return Uint32Array.from({ length: 32 }, (_, i) => (i === 0 ? polynomial : 2 ** (i - 1)));
}

function apply(matrix: Matrix, bits: number): number {
  let result = 0;
  for (let i = 0; i < 32; i++) if ((bits >>> i) & 1) result ^= matrix[i] as number;
  return result >>> 0;
}

function square(matrix: Matrix): Matrix {
  return matrix.map((row) => apply(matrix, row));
}
