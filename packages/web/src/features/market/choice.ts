/** The filters and the order of a pool's uploads; the address contains all of them. Pure. */
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { leastQuality } from './least-quality.ts';
import type { PoolUpload } from './pool-uploads.ts';

export const orders = ['newest', 'oldest', 'best', 'cheapest', 'largest'] as const;
export type Order = (typeof orders)[number];

export interface Choice {
  readonly order: Order;
  /** The least quality, 0 to 10. */
  readonly quality: number;
  /** The highest price in CGDX, and the fewest records; 0 for no limit. */
  readonly price: number;
  readonly records: number;
  /** The first and the last day that the records must cover, both included; empty for no limit. */
  readonly since: string;
  readonly until: string;
  /** The first and the last day of the upload, in the reader's own time zone, `2026-11-05`; both included; empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** The beginning of the upload hash, as pages show it; empty for no filter. */
  readonly hash: string;
}

export const everything: Choice = {
  order: 'newest',
  quality: 0,
  price: 0,
  records: 0,
  since: '',
  until: '',
  from: '',
  to: '',
  hash: '',
};

/** The largest limit: twelve digits. */
export const mostLimit = 999_999_999_999;
const limitOf = (text: string | null): number => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : 0);

/** Returns a complete day as it is, and an empty text for anything else: a year that begins with 0 is only half typed. */
export const dayOf = (text: string | null): string => {
  const day = text ?? '';
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
};

/** Unknown values in the address are ignored. */
export function readChoice(parameters: URLSearchParams): Choice {
  const named = parameters.get('order');
  return {
    order: orders.find((order) => order === named) ?? everything.order,
    quality: leastQuality(parameters.get('quality')),
    price: limitOf(parameters.get('price')),
    records: limitOf(parameters.get('records')),
    since: dayOf(parameters.get('since')),
    until: dayOf(parameters.get('until')),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    hash: parameters.get('hash')?.trim() ?? '',
  };
}

/** @returns the parameters of the address, without defaults */
export function writeChoice(choice: Choice): Record<string, string> {
  const named = Object.entries(choice).map(([name, value]): [string, string] => [name, String(value)]);
  return Object.fromEntries(
    named.filter(([name, value]) => value !== String(everything[name as keyof Choice])),
  );
}

/** Returns whether the first uploads of the result, or its end, can be known only from the whole list. */
export const needsWholeList = ({ order, from, to, hash }: Choice): boolean =>
  order !== 'newest' || from !== '' || to !== '' || hash !== '';

const dayMs = 86_400_000;
/** Returns the start of a day in Unix ms: without a zone, the time is in the reader's own zone. */
const startOf = (day: string): number => Date.parse(`${day}T00:00`);

const byTime = (a: PoolUpload, b: PoolUpload): number => a.timestamp.localeCompare(b.timestamp);
const compare: Readonly<Record<Order, ((a: PoolUpload, b: PoolUpload) => number) | undefined>> = {
  /** The order of the server's list. */
  newest: undefined,
  oldest: byTime,
  best: (a, b) => b.dataQualityScore - a.dataQualityScore || byTime(b, a),
  cheapest: (a, b) => a.price - b.price || byTime(b, a),
  largest: (a, b) => (b.records ?? 0) - (a.records ?? 0) || byTime(b, a),
};

/** An upload with an unknown value does not match, since a person must not pay for less than they asked for. */
function isWithin(
  { dataQualityScore, price, records = 0, firstDay = '', lastDay = '' }: PoolUpload,
  choice: Choice,
): boolean {
  if (dataQualityScore < choice.quality || records < choice.records) return false;
  if (choice.price > 0 && price > choice.price) return false;
  if (choice.since !== '' && (firstDay === '' || firstDay > choice.since)) return false;
  return choice.until === '' || lastDay >= choice.until;
}

/** Compares with the hash in hex, as pages show it, and in base64, as older links have it. */
const beginsWith = (uploadHash: string, hash: string): boolean =>
  hash === '' || uploadHash.startsWith(hash) || hexOfHash(uploadHash).startsWith(hash.toLowerCase());

/** @param uploads newest first */
export function chosenUploads(uploads: readonly PoolUpload[], choice: Choice): readonly PoolUpload[] {
  const { order, from, to, hash } = choice;
  const [fromMs, toMs] = [
    from ? startOf(from) : Number.NEGATIVE_INFINITY,
    to ? startOf(to) + dayMs : Number.POSITIVE_INFINITY,
  ];
  const isTimed = from !== '' || to !== '';
  const found = uploads.filter((upload) => {
    if (!isWithin(upload, choice) || !beginsWith(upload.uploadHash, hash)) return false;
    if (!isTimed) return true;
    const atMs = Date.parse(upload.timestamp);
    return atMs >= fromMs && atMs < toMs;
  });
  const compared = compare[order];
  return compared ? found.sort(compared) : found;
}
