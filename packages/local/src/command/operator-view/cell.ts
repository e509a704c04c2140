/** Formats a field of an answer for people: its heading, and its value with its unit. */
import { hexOfHash } from '@cgdx/core/contribution/upload-hash.ts';
import { amountText, type Unit, weiText } from '../../books/amount.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Headings that differ from the field's name in words. */
const headings: Readonly<Record<string, string>> = {
  dataPoolId: 'pool',
  price: 'price a point',
  maxIncentive: 'reward at most',
  availableForPurchase: 'for sale',
  escrowWei: 'escrow',
  heldWei: 'held for refunds',
  withdrawableWei: 'proceeds, wallets',
  cardProceedsCents: 'proceeds, cards',
  differences: 'differences between table and chain',
  durationMs: 'took',
  code: 'failure',
};

/** The heading of an id omits the word "id": `uploadHash` becomes "upload hash", but `payoutId` becomes "payout". */
export const headingOf = (field: string): string =>
  headings[field] ??
  field
    .replace(/(?:Id|Wei|Cents|At)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** @param of the object that has the field, which may contain the currency */
export function cellOf(field: string, of: Fields): string {
  const value = of[field];
  if (value === undefined || value === null) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(itemText).join('; ');
  if (typeof value === 'object') return itemText(value);
  const text = field === 'uploadHash' ? hexOfHash(String(value)) : String(value);
  if (/^-?\d+$/.test(text)) {
    const unit = unitOf(field, of);
    if (unit !== undefined) return amountText(BigInt(text), unit);
    if (field.endsWith('Wei')) return weiText(BigInt(text));
  }
  if (field === 'price' || field === 'maxIncentive') return `${text} CGDX`;
  if (field === 'quality') return `${text} of 10`;
  if (field === 'durationMs') return durationText(Number(text));
  return text;
}

/** Fees have no unit here: they are far below one DEV, and are shown in wei. */
function unitOf(field: string, of: Fields): Unit | undefined {
  if (field === 'amount') return of.currency === 'CGDX' || of.currency === 'SGD' ? of.currency : undefined;
  if (field.endsWith('Cents')) return 'SGD';
  if (field === 'balanceWei') return 'DEV';
  return cgdxFields.has(field) ? 'CGDX' : undefined;
}

const cgdxFields: ReadonlySet<string> = new Set([
  ...['escrowWei', 'heldWei', 'withdrawableWei'],
  ...['amountWei', 'rewardWei'],
]);

const durationText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** Formats an item of a list on one line; a person by their address, or by their user name on the machine. */
export function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const fields = item as Fields;
  const { email, id, state, count, isMore } = fields;
  if (typeof email === 'string') return email;
  if (typeof id === 'string') return id;
  if (typeof count === 'number') return `${state} ${count}${isMore === true ? ' and more' : ''}`;
  return Object.keys(fields)
    .map((field) => `${headingOf(field)} ${cellOf(field, fields)}`)
    .join(', ');
}
