/** Reads the whole body of a request, up to a limit. */
import type { IncomingMessage } from 'node:http';

/**
 * Returns undefined if the body has more than `most` bytes. It is read to its end in any case, so that the sender reads
 * the response.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? undefined : Buffer.concat(chunks);
}
