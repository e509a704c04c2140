/** The flags of `npm run buy`. */
import { parseArgs } from 'node:util';
import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { mostOrderUploads } from '@cgdx/core/purchase/quote.ts';
import { namePool, readAccount, readFlags, readPool } from '../../ground/terminal/flag.ts';

export type Rail = 'card' | 'cgdx';

interface DeliveryFlags {
  readonly out: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** The path of another stack's endpoints.json. */
  readonly stack: string | undefined;
  readonly json: boolean;
  /** Whether an existing file is replaced. */
  readonly force: boolean;
}

/** Uploads that the buyer names, or the newest ones of a pool that are good enough. */
export type Wish =
  | { readonly uploadHashes: readonly string[] }
  | { readonly poolId: PoolId; readonly minQuality: number; readonly count: number };

export type NewPurchaseFlags = DeliveryFlags & Wish & { readonly pay: Rail };

export interface ResumeFlags extends DeliveryFlags {
  /** The id of the purchase, the hash of the transaction that paid for it, or the id of an order. */
  readonly resume: string;
}

export interface TakeBackFlags extends DeliveryFlags {
  /** The id of the quote. */
  readonly takeBack: string;
}

export type BuyFlags = NewPurchaseFlags | ResumeFlags | TakeBackFlags;

export const buyHelp = `npm run buy -- --upload HASH --pay card|cgdx [--out data.zip] [--force] [--email E --password P] [--stack FILE] [--json]
npm run buy -- --pool ${poolIds.join('|')} --pay card|cgdx [--min-quality N] [--count N] [--out data.zip] [--force] [--email E --password P] [--stack FILE] [--json]
npm run buy -- --resume ID --email E --password P [--out data.zip] [--force] [--stack FILE] [--json]
npm run buy -- --take-back QUOTE --email E --password P [--stack FILE] [--json]

  --upload       the upload to buy, by its hash; several may be named, each with an --upload of its own
  --pool         the data pool to buy from
  --pay          card: a test card on the payment page; cgdx: a wallet made for it, or the one of CGDX_WALLET_KEY
  --min-quality  the lowest quality of an upload, 0 to 10; default: 0
  --count        how many uploads to buy, the newest first; default: 1. More than 500 are an order of several parts, with a file for
                 each: data-1.zip, data-2.zip
  --resume       continues a purchase that was cut off, and pays nothing twice: the id of the purchase, the hash of the
                 transaction that paid for it, or the id of an order
  --take-back    cancels an offer to a wallet that was not paid, so that nobody can pay it any more: the id of its quote. Gas is
                 paid by a wallet made for it, or the one of CGDX_WALLET_KEY
  --out          the file for the data; default: data.zip
  --force        replaces a file of that name
  --email        your account. Without it a new person is created for this on a local stack
  --password     the password of --email (or CGDX_PASSWORD, which no process list shows)
  --stack        endpoints.json of another stack (or CGDX_STACK); default: .local/endpoints.json
  --json         one JSON object per line, for programs; the last one is the result`;

/** The file for the data unless another is named. */
export const usualFile = 'data.zip';

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
};

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parseBuyFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): BuyFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const { values } = parsed;
  if (values.resume !== undefined || values['take-back'] !== undefined) return readBegun(values, env);
  const wish = readWish(values);
  if (typeof wish === 'string') return wish;
  const { pay } = values;
  if (pay !== 'card' && pay !== 'cgdx') return 'How is it paid? Say --pay card or --pay cgdx.';
  const account = readAccount(values, env);
  if (typeof account === 'string') return account;
  const { out, json, force } = values;
  return { ...wish, pay, out, ...account, json, force };
}

/** @returns the wish, or a sentence with the reason for which it is refused */
function readWish(values: ReturnType<typeof parse>['values']): Wish | string {
  const { upload, pool: named, 'min-quality': quality, count: number } = values;
  if (upload !== undefined) {
    if (named !== undefined || quality !== undefined || number !== undefined)
      return 'The uploads are named: say --upload without --pool, --count and --min-quality.';
    const uploadHashes = upload.flatMap((text) => readUploadHash(text) ?? []);
    return uploadHashes.length === upload.length
      ? { uploadHashes: [...new Set(uploadHashes)] }
      : 'Which upload? Say --upload with its hash: 0x and 64 digits, as its page and "npm run contribute" show it.';
  }
  const pool = readPool(named, `${namePool} Or name an upload: --upload HASH.`);
  if (typeof pool === 'string') return pool;
  const minQuality = wholeNumber(quality ?? '0', 0, 10);
  if (minQuality === undefined) return 'A quality is a whole number from 0 to 10.';
  const count = wholeNumber(number ?? '1', 1, mostOrderUploads);
  if (count === undefined) return `How many uploads? A whole number from 1 to ${mostOrderUploads}.`;
  return { ...pool, minQuality, count };
}

/** @returns the flags, or a sentence with the reason for which they are refused */
function readBegun(
  values: ReturnType<typeof parse>['values'],
  env: Readonly<Record<string, string | undefined>>,
): ResumeFlags | TakeBackFlags | string {
  const { resume, 'take-back': takeBack } = values;
  if (values.upload !== undefined || values.pool !== undefined || values.pay !== undefined)
    return 'What was begun before has its uploads and its payment: say --resume or --take-back without --upload, --pool and --pay.';
  if (resume !== undefined && takeBack !== undefined) return 'Say --resume or --take-back, not both.';
  if (resume !== undefined && !/^(0x[0-9a-fA-F]{64}|[\w-]{1,128})$/.test(resume))
    return 'Which purchase? Say --resume with its id, or with the hash of the transaction that paid it.';
  if (takeBack !== undefined && !/^[\w-]{1,64}$/.test(takeBack))
    return 'Which offer? Say --take-back with the id of its quote.';
  const account = readAccount(values, env);
  if (typeof account === 'string') return account;
  if (account.email === undefined) return 'Who bought it? Say --email and --password.';
  const { out, json, force } = values;
  const delivery = { out, ...account, json, force };
  return takeBack === undefined ? { resume: resume ?? '', ...delivery } : { takeBack, ...delivery };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      upload: { type: 'string', multiple: true },
      pool: { type: 'string' },
      pay: { type: 'string' },
      resume: { type: 'string' },
      'take-back': { type: 'string' },
      'min-quality': { type: 'string' },
      count: { type: 'string' },
      out: { type: 'string', default: usualFile },
      email: { type: 'string' },
      password: { type: 'string' },
      stack: { type: 'string' },
      json: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
