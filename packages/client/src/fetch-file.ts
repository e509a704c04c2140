/** Fetches a purchase's file as a stream, which fails if it ends early. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

export interface FetchedFile {
  readonly sizeBytes: number;
  /** A stream, which can be read once. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** @throws MarketError DownloadFailed; the stream fails with DownloadIncomplete if its length is not what was announced */
export async function fetchFile(url: string): Promise<FetchedFile> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    throw new MarketError(
      'unavailable',
      'DownloadFailed',
      `The server answered the download with ${answer.status}.`,
      {
        advice: 'The address is valid for five minutes: ask for a new one.',
      },
    );
  }
  const sizeBytes = Number(answer.headers.get('content-length'));
  return { sizeBytes, body: answer.body.pipeThrough(wholeOnly(sizeBytes)) };
}

function wholeOnly(sizeBytes: number) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      controller.enqueue(chunk);
    },
    flush: () => {
      if (bytes === sizeBytes) return;
      throw new MarketError(
        'unavailable',
        'DownloadIncomplete',
        `The file has ${bytes} bytes, not ${sizeBytes}.`,
      );
    },
  });
}
