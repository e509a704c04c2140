/** Downloads a purchase's file, completely or not at all. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fetchFile } from '@cgdx/client/fetch-file.ts';

/** @returns the file's size in bytes @throws MarketError if it differs from the length that the server announced */
export async function download(url: string, file: string): Promise<number> {
  const { sizeBytes, body } = await fetchFile(url);
  const partial = `${file}.partial`;
  try {
    await pipeline(body, createWriteStream(partial));
    renameSync(partial, file);
    return sizeBytes;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
