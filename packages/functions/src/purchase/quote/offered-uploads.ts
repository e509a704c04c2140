/** Decides whether a person can buy these uploads. Each refusal names the rule that prevents it. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type PoolId, poolName } from '@cgdx/core/pool/pool.ts';
import { assertCartSize, mostBytes, mostOrderUploads } from '@cgdx/core/purchase/quote.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { findAccess } from '../../pool/access.ts';
import { readManifest } from '../../pool/dataset.ts';
import { findPool, type StoredPool } from '../../pool/pool.ts';
import { findUploads, type Upload } from '../../pool/upload.ts';
import { isWithdrawn } from '../record/withdrawn-upload.ts';

const conflict = (
  code: string,
  message: string,
  options: { advice?: string; uploadHashes?: readonly string[] } = {},
): MarketError => new MarketError('conflict', code, message, options);

/** @param of the number of uploads in the cart */
function countOf(count: number, of: number): string {
  if (of === 1) return 'This upload';
  return count === 1 ? 'One of these uploads' : `${count} of these uploads`;
}
const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');
const itOrThem = (count: number): string => (count === 1 ? 'it' : 'them');

/** @throws MarketError BoughtAlready */
export async function assertNotBought(userSub: string, uploadHashes: readonly string[]): Promise<void> {
  const bought = (await findAccess(userSub, uploadHashes)).map(({ uploadHash }) => uploadHash);
  const { length } = bought;
  if (length > 0)
    throw conflict(
      'BoughtAlready',
      `${countOf(length, uploadHashes.length)} ${isOrAre(length)} yours already.`,
      {
        advice: `Take ${itOrThem(length)} out of the cart; you find ${itOrThem(length)} under Transactions.`,
        uploadHashes: bought,
      },
    );
}

/** @throws MarketError PoolNotForSale */
export async function poolsForSale(
  uploads: readonly { readonly uploadHash: string; readonly dataPoolId: PoolId }[],
): Promise<StoredPool[]> {
  const names = [...new Set(uploads.map(({ dataPoolId }) => dataPoolId))];
  const pools = (await Promise.all(names.map(findPool))).filter((pool) => pool !== undefined);
  const open = pools.filter(({ availableForPurchase }) => availableForPurchase);
  if (open.length === names.length) return open;
  const closed = names.filter((name) => !open.some(({ dataPoolId }) => dataPoolId === name));
  const pool = closed.length === 1 ? 'This data pool sells' : 'These data pools sell';
  throw conflict('PoolNotForSale', `${pool} nothing at the moment: ${closed.map(poolName).join(', ')}.`, {
    advice: 'Take the uploads of that pool out of the cart, or come back later.',
    uploadHashes: uploads
      .filter(({ dataPoolId }) => closed.includes(dataPoolId))
      .map(({ uploadHash }) => uploadHash),
  });
}

/** Returns the uploads. @throws MarketError UploadUnknown */
export async function uploadsOnOffer(hashes: readonly string[]): Promise<Upload[]> {
  const uploads = (await findUploads(hashes)).filter((upload) => !isWithdrawn(upload));
  const offered = new Set(uploads.map(({ uploadHash }) => uploadHash));
  const uploadHashes = hashes.filter((hash) => !offered.has(hash));
  const missing = uploadHashes.length;
  if (missing === 0) return uploads;
  throw new MarketError(
    'input',
    'UploadUnknown',
    `${countOf(missing, hashes.length)} ${isOrAre(missing)} not on offer.`,
    {
      advice: `${missing === 1 ? 'Its contributor' : 'Their contributors'} may have withdrawn ${itOrThem(missing)}: take ${itOrThem(missing)} out of the cart.`,
      uploadHashes,
    },
  );
}

const sizeOf = async (upload: Upload): Promise<number> =>
  (await readManifest(upload)).files.reduce((sum, { bytes }) => sum + bytes, 0);

const limit = `${mostBytes / 1e9} GB, which one download cannot hold.`;
const tooLarge = (message: string, advice: string, uploadHashes?: readonly string[]): MarketError =>
  new MarketError('input', 'CartTooLarge', message, { advice, ...(uploadHashes && { uploadHashes }) });

/** @throws MarketError CartTooLarge if one of them is too large alone */
async function sizesOf(uploads: readonly Upload[]): Promise<number[]> {
  const sizes = await mapConcurrently(uploads, sizeOf);
  const huge = uploads.filter((_upload, at) => (sizes[at] ?? 0) > mostBytes);
  const { length } = huge;
  // For an upload that is too large alone, the advice to buy the others first would not help.
  if (length > 0)
    throw tooLarge(
      `${countOf(length, uploads.length)} ${isOrAre(length)} larger than ${limit}`,
      `Take ${itOrThem(length)} out of the cart: ${length === 1 ? 'it' : 'they'} cannot be bought at present.`,
      huge.map(({ uploadHash }) => uploadHash),
    );
  return sizes;
}

interface Offered {
  readonly uploads: Upload[];
  /** Bytes of each upload, in their order. */
  readonly sizes: number[];
  readonly pools: StoredPool[];
}

/**
 * @param uploadHashes base64 of 32 bytes
 * @returns the uploads and their pools, for an order of at most the largest size
 * @throws MarketError with a sentence for the buyer
 *
 */
export async function orderedUploads(userSub: string, uploadHashes: readonly string[]): Promise<Offered> {
  assertCartSize(uploadHashes.length, mostOrderUploads);
  const hashes = [...new Set(uploadHashes)];
  const uploads = await uploadsOnOffer(hashes);
  const own = uploads.filter((upload) => upload.userSub === userSub).map(({ uploadHash }) => uploadHash);
  if (own.length > 0)
    throw conflict(
      'OwnUpload',
      `${countOf(own.length, uploads.length)} ${isOrAre(own.length)} your own, and you have the data already.`,
      { advice: `Take ${itOrThem(own.length)} out of the cart.`, uploadHashes: own },
    );
  await assertNotBought(userSub, hashes);
  const pools = await poolsForSale(uploads);
  return { uploads, sizes: await sizesOf(uploads), pools };
}

/** Returns the uploads for one quote. @throws MarketError also for more uploads than one quote holds */
export async function offeredUploads(userSub: string, uploadHashes: readonly string[]): Promise<Offered> {
  assertCartSize(uploadHashes.length);
  const offered = await orderedUploads(userSub, uploadHashes);
  if (offered.sizes.reduce((sum, bytes) => sum + bytes, 0) > mostBytes)
    throw tooLarge(
      `These uploads together are larger than ${limit}`,
      'Buy some of them first, then the others.',
    );
  return offered;
}
