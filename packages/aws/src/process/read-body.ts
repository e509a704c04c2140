/** The whole body of a request, up to what its server takes. */
import type { IncomingMessage } from 'node:http';

/** Returns undefined if there is more than `most` bytes; all of it is read, so that the sender hears the answer. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? undefined : Buffer.concat(chunks);
}
