/** The flags of `npm run pool`. */
import { parseArgs } from 'node:util';
import { type PoolId, poolIds } from '@cgdx/core/pool/pool.ts';
import { parseUnits } from 'ethers';
import { readFlags, readPool } from '../../ground/terminal/flag.ts';

export type PoolFlags = { readonly json: boolean } & (
  | { readonly action: 'list' }
  | {
      readonly action: 'add';
      readonly poolId: PoolId;
      readonly price?: number;
      readonly maxIncentive?: number;
    }
  | { readonly action: 'set'; readonly poolId: PoolId; readonly price?: number; readonly isForSale?: boolean }
  | { readonly action: 'top-up'; readonly poolId: PoolId; readonly amountWei: bigint }
  | { readonly action: 'withdraw'; readonly poolId: PoolId; readonly by: 'wallet' }
  | {
      readonly action: 'withdraw';
      readonly poolId: PoolId;
      readonly by: 'card';
      readonly amountCents?: bigint;
    }
  /** The hash of a transaction, or the id of a payout at Stripe. */
  | { readonly action: 'book'; readonly movement: string }
);

export const poolHelp = `npm run pool -- list [--json]
npm run pool -- ACTION --reason TEXT [--json], where ACTION is one of
  add POOL [--price N] [--max-incentive N]       set POOL [--price N] [--for-sale yes|no]
  top-up POOL --amount CGDX                      withdraw POOL [--card [--amount SGD]]
  book TRANSACTION|PAYOUT

  list      every pool: prices, whether it sells, its escrow, and its proceeds: what its owner can withdraw of what wallets paid, and
            what cards paid less the rewards that went to banks
  add       adds a pool that the market or its table lacks; without figures, with those that a new stage begins with
  set       changes the price of a quality point, in whole CGDX, or takes the pool off sale and back: in the table, whose price new
            quotes have, and on the chain. A quote that was made before keeps its price
  top-up    pays CGDX into the pool's escrow, from which its rewards are paid
  withdraw  sends what buyers paid in CGDX, and can no longer be refunded, to the pool's owner
            --card pays out, from Stripe's balance to the market's bank, what cards paid: all that is neither held for a buyer
            nor owed to a contributor or another pool, or --amount of it
  book      books a top-up or a withdrawal whose command was cut off, or that was made without it; po_… books a payout of card
            money, and its return if the bank did not take it
  --reason  why, 3 to 500 characters: whatever changes something needs it, and the audit log keeps it
  --json    one JSON object, for programs

Keys: CGDX_OWNER_KEY (add, set), CGDX_FUNDER_KEY (top-up), CGDX_POOL_OWNER_KEY (withdraw); a local stack has its own.
This works on the running local cloud; for a deployed stage, run: npx sst shell --stage NAME -- npm run pool -- list`;

const actions = ['list', 'add', 'set', 'top-up', 'withdraw', 'book'] as const;

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parsePoolFlags(args: readonly string[]): PoolFlags | string {
  const parsed = readFlags(() => parse(args));
  if (typeof parsed === 'string') return parsed;
  const [asked, subject, ...more] = parsed.positionals;
  const { json } = parsed.values;
  const action = actions.find((name) => name === asked);
  if (action === undefined) return `Say what to do: ${actions.join(', ')}.`;
  if (more.length > 0) return `One pool at a time: leave out "${more.join('", "')}".`;
  const stray = strayFlag(action, parsed.values);
  if (stray !== undefined) return `${action} does not take --${stray}.`;
  if (action === 'list') return subject === undefined ? { action, json } : 'list takes no pool.';
  if (action === 'book') {
    if (subject !== undefined && /^0x[0-9a-fA-F]{64}$/.test(subject))
      return { action, json, movement: subject.toLowerCase() };
    if (subject !== undefined && /^po_\w+$/.test(subject)) return { action, json, movement: subject };
    return 'Which transaction? Its hash is 0x and 64 hex digits; a payout at Stripe is po_ and letters.';
  }
  const pool = readPool(subject, `There are: ${poolIds.join(', ')}.`);
  return typeof pool === 'string' ? pool : withPool(action, pool.poolId, parsed.values);
}

type Values = ReturnType<typeof parse>['values'];

const taken: Readonly<Record<(typeof actions)[number], readonly (keyof Values)[]>> = {
  list: [],
  add: ['price', 'max-incentive'],
  set: ['price', 'for-sale'],
  'top-up': ['amount'],
  withdraw: ['card', 'amount'],
  book: [],
};

const strayFlag = (action: (typeof actions)[number], values: Values): string | undefined =>
  (['price', 'max-incentive', 'for-sale', 'amount', 'card'] as const).find(
    (name) => values[name] !== undefined && !taken[action].includes(name),
  );

function withPool(
  action: 'add' | 'set' | 'top-up' | 'withdraw',
  poolId: PoolId,
  values: Values,
): PoolFlags | string {
  const { json, amount } = values;
  if (action === 'withdraw') return withdrawal(poolId, values);
  if (action === 'top-up') {
    if (amount === undefined || !/^\d{1,12}(\.\d{1,18})?$/.test(amount) || parseUnits(amount) === 0n)
      return 'How much CGDX? Say --amount with a number, such as 1000 or 7.5.';
    return { action, json, poolId, amountWei: parseUnits(amount) };
  }
  const price = wholeNumber(values.price);
  if (values.price !== undefined && price === undefined)
    return 'A price is a whole number of CGDX for a quality point, 1 or more.';
  const priced = price === undefined ? {} : { price };
  if (action === 'add') {
    const maxIncentive = wholeNumber(values['max-incentive']);
    if (values['max-incentive'] !== undefined && maxIncentive === undefined)
      return 'A reward is a whole number of CGDX for quality 10, 1 or more.';
    return { action, json, poolId, ...priced, ...(maxIncentive !== undefined && { maxIncentive }) };
  }
  const sale = values['for-sale'];
  if (sale !== undefined && sale !== 'yes' && sale !== 'no') return 'Say --for-sale yes or --for-sale no.';
  if (price === undefined && sale === undefined) return 'What is to change? Say --price or --for-sale.';
  return { action, json, poolId, ...priced, ...(sale !== undefined && { isForSale: sale === 'yes' }) };
}

function withdrawal(poolId: PoolId, { json, amount, card }: Values): PoolFlags | string {
  const about = { action: 'withdraw', json, poolId } as const;
  if (card !== true)
    return amount === undefined
      ? { ...about, by: 'wallet' }
      : 'In CGDX all is withdrawn; --amount is for --card.';
  if (amount === undefined) return { ...about, by: 'card' };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || parseUnits(amount, 2) === 0n)
    return 'How much SGD? Say --amount with a number, such as 250 or 7.50.';
  return { ...about, by: 'card', amountCents: parseUnits(amount, 2) };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      price: { type: 'string' },
      'max-incentive': { type: 'string' },
      'for-sale': { type: 'string' },
      amount: { type: 'string' },
      card: { type: 'boolean' },
      json: { type: 'boolean', default: false },
    },
  });
