/** Unpacks a purchase's archive as a buyer does. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { open } from 'yauzl-promise';

export async function unpack(file: string, into: string): Promise<void> {
  const zip = await open(file);
  try {
    for await (const entry of zip) {
      const path = join(into, entry.filename);
      mkdirSync(dirname(path), { recursive: true });
      await pipeline(await entry.openReadStream(), createWriteStream(path));
    }
  } finally {
    await zip.close();
  }
}
