/** The balances of the market's own accounts: a stored sum that a schedule updates, and the lines booked since. */
import type { Currency } from '@cgdx/core/ledger/entry.ts';
import { z } from 'zod';
import { tableName } from '../ground/links.ts';
import { absent, is } from '../ground/table/expression.ts';
import { change, findItem, tryChange } from '../ground/table/item.ts';
import { queryPage } from '../ground/table/query.ts';

const integer = z.string().regex(/^-?\d+$/);
const sumSchema = z.object({
  account: z.string(),
  /** Lines up to this time are in the sums. ISO 8601, UTC. */
  upTo: z.string(),
  CGDX: integer,
  SGD: integer,
});
type Sum = z.infer<typeof sumSchema>;

const lineSchema = z.object({ currency: z.enum(['CGDX', 'SGD']), amount: integer, createdAt: z.string() });
type Line = z.infer<typeof lineSchema>;
export type Balances = Readonly<Record<Currency, bigint>>;

const table = 'BalanceTable';
/** A time before the first line of any ledger. */
const beginning = '1970-01-01T00:00:00.000Z';

/** The index has every line long before it is this old. */
const settledMs = 600_000;

const findSum = async (account: string): Promise<Sum> =>
  (await findItem(table, { account }, sumSchema)) ?? { account, upTo: beginning, CGDX: '0', SGD: '0' };

/** One page of an account's lines after a time, oldest first. */
async function linesAfter(
  account: string,
  { after, to }: { after: string; to: string },
): Promise<{ readonly lines: readonly Line[]; readonly isLast: boolean }> {
  const query = {
    TableName: tableName('LedgerTable'),
    IndexName: 'byAccount',
    KeyConditionExpression: '#account = :account AND #createdAt BETWEEN :after AND :to',
    ExpressionAttributeNames: { '#account': 'account', '#createdAt': 'createdAt' },
    // `~` sorts after every line of the moment `after`.
    ExpressionAttributeValues: { ':account': account, ':after': `${after}~`, ':to': `${to}~` },
  };
  const { items, last } = await queryPage(query, lineSchema);
  return { lines: items, isLast: last === undefined };
}

function added(sum: Sum, lines: readonly Line[], upTo: string): Sum {
  const total = (currency: Currency): string =>
    String(
      lines
        .filter((line) => line.currency === currency)
        .reduce((so, { amount }) => so + BigInt(amount), BigInt(sum[currency])),
    );
  return { account: sum.account, upTo, CGDX: total('CGDX'), SGD: total('SGD') };
}

/** Adds a page of lines. Leaves out the page's last moment unless it is complete: the next page begins there. */
async function nextSum(sum: Sum, to: string): Promise<{ readonly sum: Sum; readonly isLast: boolean }> {
  const { lines, isLast } = await linesAfter(sum.account, { after: sum.upTo, to });
  if (isLast) return { sum: added(sum, lines, to), isLast };
  const split = lines.at(-1)?.createdAt;
  const whole = lines.filter(({ createdAt }) => createdAt !== split);
  const upTo = whole.at(-1)?.createdAt;
  if (upTo === undefined) throw new Error('more lines of one moment than a page has');
  return { sum: added(sum, whole, upTo), isLast };
}

/**
 * Adds the entries that are final to the stored sum.
 * @param deadline Unix ms; the next call continues from there
 */
export async function updateBalance(account: string, deadline: number): Promise<void> {
  const to = new Date(Date.now() - settledMs).toISOString();
  let kept = await findSum(account);
  for (let isLast = kept.upTo >= to; !isLast && Date.now() < deadline; ) {
    const next = await nextSum(kept, to);
    const { account: _account, ...set } = next.sum;
    const onlyIf = { upTo: kept.upTo === beginning ? absent : is(kept.upTo) };
    // Another run may have been faster; this one then changes nothing.
    if (!(await tryChange(change(table, { account }, { set, onlyIf })))) return;
    kept = next.sum;
    isLast = next.isLast;
  }
}

/** Reads the stored sum and the lines since. */
export async function readBalance(account: string): Promise<Balances> {
  const now = new Date().toISOString();
  let { sum, isLast } = await nextSum(await findSum(account), now);
  while (!isLast) ({ sum, isLast } = await nextSum(sum, now));
  return { CGDX: BigInt(sum.CGDX), SGD: BigInt(sum.SGD) };
}
