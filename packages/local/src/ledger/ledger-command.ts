/** `npm run ledger -- check|statement`: checks that the books balance, or writes an account's statement. */
import { parseArgs } from 'node:util';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Books, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { findStack } from '../contribute/stack.ts';
import { type DatedLine, stackLines } from './stack-books.ts';
import { statementOf } from './statement.ts';

const help = `npm run ledger -- check [--stack FILE] [--json]
npm run ledger -- statement --account ACCOUNT [--stack FILE]

  check      whether every entry sums to zero; lists what each account has
  statement  what an account has seen, as CSV: oldest first, with its balance after each line
  --account  as check lists it: held, cards, wallets, pool:<id>, proceeds:<id>, person:<sub>
  --stack    endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise`;

process.exit(await run());

async function run(): Promise<number> {
  const flags = readFlags();
  if (flags === undefined) return 1;
  try {
    const named = flags.stack ?? process.env.CGDX_STACK;
    const stack = await findStack(named);
    const lines = await stackLines(stack);
    if (flags.verb === 'check') return report(readBooks(lines), flags.json);
    return tell(lines, flags.account);
  } catch (error) {
    console.error(error instanceof MarketError ? error.message : error);
    return 1;
  }
}

function report(books: Books, json: boolean): number {
  const balances = Object.fromEntries([...books.balances].map(([key, amount]) => [key, String(amount)]));
  const ok = books.unbalanced.length === 0;
  if (json) console.log(JSON.stringify({ ok, unbalanced: books.unbalanced, balances }));
  else {
    for (const [account, amount] of Object.entries(balances).sort())
      console.log(`${account.padEnd(60)} ${amount}`);
    console.log(
      ok ? '\nEvery entry sums to zero.' : `\nThese do not sum to zero: ${books.unbalanced.join(', ')}`,
    );
  }
  return ok ? 0 : 1;
}

function tell(lines: readonly DatedLine[], account: string | undefined): number {
  if (account === undefined) {
    console.error(`Which account? Say --account.\n\n${help}`);
    return 1;
  }
  process.stdout.write(statementOf(lines, account));
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
    (values.help ? console.log : console.error)(help);
    if (values.help) process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  return undefined;
}
