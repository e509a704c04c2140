/** `npm run ledger -- check|statement`: checks that the books balance, or writes an account's statement. */

import { parseArgs } from 'node:util';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Currency } from '@cgdx/core/ledger/entry.ts';
import { amountText } from '../../books/amount.ts';
import { findBooks } from '../../books/find-books.ts';
import { checkedBooks, type DatedLine } from '../../books/stack-books.ts';
import { statementOf } from '../../books/statement.ts';
import { nextCommand } from '../../ground/terminal/next-command.ts';
import { complain, ownLines, print, printCsv } from '../../ground/terminal/print.ts';

const help = `npm run ledger -- check [--stack FILE] [--json]
npm run ledger -- statement --account ACCOUNT [--stack FILE]

  check      whether every entry sums to zero, and what is held is what unfinished purchases have captured; lists what each
             account has (--json: in base units and cents)
  statement  what an account has seen, as CSV: oldest first, with its balance after each line, in whole CGDX or SGD
  --account  as check lists it: held, cards, wallets, pool:<id>, proceeds:<id>, person:<sub>
  --stack    endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise

For a deployed stage, run: npx sst shell --stage NAME -- npm run ledger -- check`;

process.exit(await run());

async function run(): Promise<number> {
  const flags = readFlags();
  if (flags === undefined) return 1;
  const stack = flags.stack ?? process.env.CGDX_STACK;
  try {
    const store = await findBooks(stack);
    if (flags.verb === 'check') return report(await checkedBooks(store), flags.json);
    return tell(await store.lines(), flags.account, stack);
  } catch (error) {
    complain(error instanceof MarketError ? error.message : String(error));
    return 1;
  }
}

function report({ books, faults }: Awaited<ReturnType<typeof checkedBooks>>, json: boolean): number {
  const { unbalanced } = books;
  const ok = unbalanced.length === 0 && faults.length === 0;
  const balances = [...books.balances].sort(([a], [b]) => (a < b ? -1 : 1));
  if (json) {
    const digits = Object.fromEntries(balances.map(([key, amount]) => [key, String(amount)]));
    print(JSON.stringify({ ok, unbalanced, faults, balances: digits }));
    return ok ? 0 : 1;
  }
  for (const [key, amount] of balances) {
    const [account = '', currency] = key.split(' ');
    print(`${account.padEnd(60)} ${amountText(amount, currency as Currency).padStart(28)}`);
  }
  print(
    '',
    unbalanced.length === 0
      ? 'Every entry sums to zero.'
      : `These do not sum to zero: ${unbalanced.join(', ')}`,
  );
  for (const fault of faults) print(fault);
  if (faults.length === 0) print('The held amounts equal those that unfinished purchases have captured.');
  return ok ? 0 : 1;
}

function tell(lines: readonly DatedLine[], account: string | undefined, stack: string | undefined): number {
  if (account === undefined) {
    complain('Which account? Say --account.', '', ...ownLines(help));
    return 1;
  }
  if (!lines.some((line) => line.account === account)) {
    complain(
      `The books have no account "${account}". Those that they have: ${nextCommand('ledger', ['check'], { stack })}`,
    );
    return 1;
  }
  printCsv(statementOf(lines, account));
  return 0;
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        stack: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [verb] = positionals;
    if (!values.help && (verb === 'check' || verb === 'statement')) return { ...values, verb };
    (values.help ? print : complain)(...ownLines(help));
    if (values.help) process.exit(0);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error), '', ...ownLines(help));
  }
  return undefined;
}
