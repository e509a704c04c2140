/** Downloads a purchase's file, completely or not at all. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** @throws MarketError if its length differs from what the server announced */
export async function download(url: string, file: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new MarketError(
      'unavailable',
      'DownloadFailed',
      `The download was answered with ${answer.status}.`,
      {
        advice: 'Its address is good for five minutes: ask for a new one.',
      },
    );
  }
  const length = Number(answer.headers.get('content-length'));
  const partial = `${file}.partial`;
  let bytes = 0;
  try {
    await pipeline(
      Readable.fromWeb(answer.body),
      async function* count(chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(partial),
    );
    if (bytes !== length)
      throw new MarketError(
        'unavailable',
        'DownloadIncomplete',
        `The file has ${bytes} bytes, not ${length}.`,
      );
    renameSync(partial, file);
    return bytes;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
