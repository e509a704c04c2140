/** The error for compressed bytes that are not DEFLATE, or are truncated. */
export class DamagedDeflate extends Error {
  constructor(cause?: unknown) {
    super('the compressed bytes are damaged', { cause });
    this.name = 'DamagedDeflate';
  }
}
