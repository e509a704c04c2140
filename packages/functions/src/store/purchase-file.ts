/** Where a purchase's data.zip lies, and the address under which its buyer gets it. */
import { bucketName } from '../wiring.ts';
import { findVersion, signedUrl, writeObject } from './object.ts';

/** Minted for each request of the buyer; whoever else gets hold of it has little time. */
export const linkSeconds = 300;

const purchaseFileName = 'data.zip';
const keyOf = (purchaseId: string): string => `${purchaseId}/${purchaseFileName}`;
const bucket = () => bucketName('PurchaseBucket');

export const findPurchaseFile = (purchaseId: string): Promise<{ sizeBytes: number } | undefined> =>
  findVersion(bucket(), keyOf(purchaseId));

/** Whole or not at all; in place of one that was there. */
export const writePurchaseFile = (
  purchaseId: string,
  chunks: AsyncIterable<Uint8Array>,
  sizeBytes: number,
): Promise<void> => writeObject(bucket(), keyOf(purchaseId), chunks, sizeBytes);

export const purchaseFileUrl = (purchaseId: string): Promise<string> =>
  signedUrl(bucket(), keyOf(purchaseId), { seconds: linkSeconds, fileName: purchaseFileName });
