/** Decides whether a person can buy these uploads: each refusal names the rule that prevents it. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { assertCartSize, mostBytes } from '@cgdx/core/purchase/quote.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { isWithdrawn } from '../payment/withdrawn-upload.ts';
import { findAccess } from '../store/access.ts';
import { readManifest } from '../store/dataset.ts';
import { findPool, type StoredPool } from '../store/pool.ts';
import { findUploads, type Upload } from '../store/upload.ts';

const conflict = (code: string, message: string, advice?: string): MarketError =>
  new MarketError('conflict', code, message, { ...(advice !== undefined && { advice }) });

const countOf = (count: number): string =>
  count === 1 ? 'One of these uploads' : `${count} of these uploads`;
const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
const itOrThem = (count: number): string => (count === 1 ? 'it' : 'them');

/** @throws MarketError BoughtAlready */
export async function assertNotBought(userSub: string, uploadHashes: readonly string[]): Promise<void> {
  const { length } = await findAccess(userSub, uploadHashes);
  if (length > 0)
    throw conflict(
      'BoughtAlready',
      `${countOf(length)} ${isOrAre(length)} yours already.`,
      `Take ${itOrThem(length)} out of the cart; you find ${itOrThem(length)} under Transactions.`,
    );
}

/** @throws MarketError PoolNotForSale */
export async function poolsForSale(dataPoolIds: readonly string[]): Promise<StoredPool[]> {
  const names = [...new Set(dataPoolIds)];
  const pools = (await Promise.all(names.map(findPool))).filter((pool) => pool !== undefined);
  const open = pools.filter(({ availableForPurchase }) => availableForPurchase);
  if (open.length === names.length) return open;
  const closed = names.filter((name) => !open.some(({ dataPoolId }) => dataPoolId === name));
  throw conflict(
    'PoolNotForSale',
    `Uploads of this data pool are not for sale at the moment: ${closed.join(', ')}.`,
  );
}

/** Returns the uploads. @throws MarketError UploadUnknown */
export async function uploadsOnOffer(hashes: readonly string[]): Promise<Upload[]> {
  const uploads = (await findUploads(hashes)).filter((upload) => !isWithdrawn(upload));
  const missing = hashes.length - uploads.length;
  if (missing === 0) return uploads;
  throw new MarketError('input', 'UploadUnknown', `${countOf(missing)} ${isOrAre(missing)} not on offer.`, {
    advice: `${missing === 1 ? 'Its contributor' : 'Their contributors'} may have withdrawn ${itOrThem(missing)}: take ${itOrThem(missing)} out of the cart.`,
  });
}

async function assertSize(uploads: readonly Upload[]): Promise<void> {
  const manifests = await mapConcurrently(uploads, readManifest);
  const bytes = manifests.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > mostBytes)
    throw new MarketError(
      'input',
      'CartTooLarge',
      'These uploads together are larger than 30 GB, which one download cannot hold.',
      {
        advice: 'Buy some of them first, then the others.',
      },
    );
}

/**
 * @param uploadHashes base64 of 32 bytes
 * @returns the uploads and their pools
 * @throws MarketError with a sentence for the buyer
 */
export async function offeredUploads(
  userSub: string,
  uploadHashes: readonly string[],
): Promise<{ uploads: Upload[]; pools: StoredPool[] }> {
  assertCartSize(uploadHashes.length);
  const hashes = [...new Set(uploadHashes)];
  const uploads = await uploadsOnOffer(hashes);
  const own = uploads.filter((upload) => upload.userSub === userSub).length;
  if (own > 0)
    throw conflict(
      'OwnUpload',
      `${countOf(own)} ${isOrAre(own)} your own, and you have the data already.`,
      `Take ${itOrThem(own)} out of the cart.`,
    );
  await assertNotBought(userSub, hashes);
  const pools = await poolsForSale(uploads.map(({ dataPoolId }) => dataPoolId));
  await assertSize(uploads);
  return { uploads, pools };
}
