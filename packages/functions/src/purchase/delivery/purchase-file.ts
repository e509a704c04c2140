/** Stores a purchase's data.zip, and makes the address from which its buyer downloads it. */
import { bucketName } from '../../ground/links.ts';
import { deleteAllVersions, findVersion, readChunks, signedUrl, writeObject } from '../../ground/object.ts';

/** Each request of the buyer gets a new address, so a leaked one is soon useless. */
const linkSeconds = 300;

const purchaseFileName = 'data.zip';
const keyOf = (purchaseId: string): string => `${purchaseId}/${purchaseFileName}`;
const bucket = () => bucketName('PurchaseBucket');

export const findPurchaseFile = (purchaseId: string): Promise<{ sizeBytes: number } | undefined> =>
  findVersion(bucket(), keyOf(purchaseId));

/** Returns the file's bytes; undefined if there is none. */
export const purchaseFileChunks = async (
  purchaseId: string,
): Promise<AsyncGenerator<Uint8Array> | undefined> =>
  (await findPurchaseFile(purchaseId)) && readChunks(bucket(), keyOf(purchaseId));

/** Writes the file completely or not at all; replaces an earlier one. @returns its size in bytes */
export async function writePurchaseFile(
  purchaseId: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  await writeObject(bucket(), keyOf(purchaseId), counted());
  return bytes;
}

/** Deletes every version of the file. */
export const deletePurchaseFile = (purchaseId: string): Promise<void> =>
  deleteAllVersions(bucket(), keyOf(purchaseId));

export const purchaseFileUrl = (purchaseId: string): Promise<string> =>
  signedUrl(bucket(), keyOf(purchaseId), {
    seconds: linkSeconds,
    fileName: purchaseFileName,
    mediaType: 'application/zip',
  });
