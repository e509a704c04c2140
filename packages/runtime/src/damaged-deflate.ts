/** The compressed bytes are not DEFLATE, or stop in the middle of it. */
export class DamagedDeflate extends Error {
  constructor(cause?: unknown) {
    super('the compressed bytes are damaged', { cause });
    this.name = 'DamagedDeflate';
  }
}
