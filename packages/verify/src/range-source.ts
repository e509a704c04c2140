/** Reads a file at an address by ranges, as its readers ask for them, and keeps none of it. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';

/** @param size in bytes @throws MarketError DownloadFailed while it is read, if the address does not answer with the range */
export const rangeSource = (url: string, size: number): ByteSource => ({
  size,
  async *read(start, end) {
    if (start >= end) return;
    const answer = await fetch(url, { headers: { range: `bytes=${start}-${end - 1}` } });
    if (answer.status !== 206 || answer.body === null) {
      await answer.body?.cancel();
      const message = `The download was answered with ${answer.status}.`;
      throw new MarketError('unavailable', 'DownloadFailed', message, {
        advice: 'Its address is good for five minutes: ask for a new one.',
      });
    }
    yield* answer.body;
  },
});
