/** Downloads a purchase's file and checks that it is complete. */

import { downloadName } from '@cgdx/core/specification/call.ts';
import { saveAddress, saveBlob } from '../download/save-file.ts';

/** A file up to this size is held in memory until it is checked. */
const mostInMemory = 250e6;

/** Returns whether the browser downloads the file itself, so that its size is not checked here. */
export const isLeftToBrowser = (sizeBytes: number | undefined): sizeBytes is number =>
  sizeBytes !== undefined && sizeBytes > mostInMemory;

/** The download ended early; nothing was saved. */
class DownloadIncomplete extends Error {
  constructor(received: number, expected: number) {
    super(
      `The download broke off after ${received} of ${expected} bytes. Nothing was saved: please try again.`,
    );
  }
}

/**
 * Saves the file as `data.zip`.
 * @param url a signed URL, valid for some minutes
 * @param sizeBytes the file's size in the purchase, for a response that does not announce it
 * @throws DownloadIncomplete, or Error with a sentence
 */
export async function downloadPurchase(url: string, sizeBytes: number | undefined): Promise<void> {
  // The browser's own download writes to the disk while it reads, and reports a failure itself.
  if (isLeftToBrowser(sizeBytes)) {
    saveAddress(url, downloadName);
    return;
  }
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) {
    throw new Error('This download link is not valid any more. Refresh the list and try again.');
  }
  const told = response.headers.get('content-length');
  const expected = told === null ? sizeBytes : Number(told);
  const blob = await response.blob();
  if (expected !== undefined && blob.size !== expected) throw new DownloadIncomplete(blob.size, expected);
  saveBlob(blob, downloadName);
}
