/** Tests the output and exit codes of commands that buy, pay out, verify and keep the books, on a test's cloud. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askQuote, buyByCard, followPurchase } from '@cgdx/local/person/buy/buy.ts';
import { type Person, signUp } from '@cgdx/local/person/person.ts';
import { expect, test } from 'vitest';
import { runCommand, runForJson } from './run-command.ts';
import { contributeSample } from './seed.ts';
import type { RunningCloud } from './shared-cloud.ts';

const buyCommand = 'command/buy/buy-command.ts';
const payoutCommand = 'command/payout/payout-command.ts';
const purchaseCommand = 'command/purchase/purchase-command.ts';
const ledgerCommand = 'command/ledger/ledger-command.ts';

interface Given {
  readonly cloud: RunningCloud;
  /** A person who has contributed to the pools `spotify` and `x`. */
  readonly person: Person;
  readonly password: string;
  /** Three uploads of the pool `spotify`. */
  readonly uploadHashes: readonly string[];
}

const sentence = expect.stringMatching(/\.$/);

/** @param given called once the cloud is running */
export function testCommands(given: () => Given): void {
  const json = (script: string, ...args: string[]) => runForJson(given().cloud.directory, script, ...args);

  test.each(['card', 'cgdx'])(
    'buy by %s ends with the purchase, which the command purchase verifies',
    async (pay) => {
      const file = join(given().cloud.directory, `bought-by-${pay}.zip`);
      const asked = ['--pool', 'x', '--min-quality', '1', '--count', '1', '--pay', pay, '--out', file];
      const { code, result } = await json(buyCommand, ...asked);
      expect(result).toEqual({
        ok: true,
        purchaseId: expect.stringMatching(/^[0-9a-f]{64}$/),
        uploadHashes: [expect.stringMatching(/^[\w+/]{43}=$/)],
        totalCgdx: expect.stringMatching(/^\d/),
        ...(pay === 'cgdx' && { transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) }),
        file,
      });
      expect(code).toBe(0);
      const verified = await json(purchaseCommand, 'verify', file);
      expect(verified).toMatchObject({ code: 0, result: { ok: true, uploads: [{ dataPoolId: 'x' }] } });
      // A second purchase would replace the file, so it is refused before anything is paid.
      expect(await json(buyCommand, ...asked)).toEqual({
        code: 1,
        result: { ok: false, reason: { code: 'FileExists', message: sentence, advice: sentence } },
      });
    },
  );

  test('buy ends with the reason if nothing can be bought, and leaves no file', async () => {
    const file = join(given().cloud.directory, 'nothing.zip');
    const tooMany = ['--pool', 'x', '--count', '9', '--pay', 'card', '--out', file];
    expect(await json(buyCommand, ...tooMany)).toMatchObject({
      code: 1,
      result: { ok: false, reason: { code: 'TooFewUploads', message: sentence } },
    });
    expect(existsSync(file)).toBe(false);
  });

  test('purchase does not verify a file that was changed', async () => {
    const { directory } = given().cloud;
    const bytes = readFileSync(join(directory, 'bought-by-card.zip'));
    const changed = join(directory, 'changed.zip');
    bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 64);
    writeFileSync(changed, bytes);
    const { code, result } = await json(purchaseCommand, 'verify', changed);
    expect([code, result]).toMatchObject([1, { ok: false, reason: { message: sentence } }]);
    const missing = join(directory, 'missing.zip');
    expect(await json(purchaseCommand, 'verify', missing)).toMatchObject({
      code: 1,
      result: { ok: false, reason: { code: 'FileNotFound', message: sentence } },
    });
  });

  test('payout ends with the payment, or with the reason for none', async () => {
    const { person, password } = given();
    const who = ['--email', person.email, '--password', password];
    const asked = ['--pool', 'x', '--rail', 'cgdx', ...who];
    const { code, result } = await json(payoutCommand, ...asked);
    expect(result).toEqual({
      ok: true,
      payoutIds: [expect.any(String)],
      uploadHashes: [expect.stringMatching(/^[\w+/]{43}=$/)],
      totalCgdx: expect.stringMatching(/^\d/),
      totalCents: '0',
      transactionHashes: [expect.stringMatching(/^0x[0-9a-f]{64}$/)],
      transferIds: [],
    });
    expect(code).toBe(0);
    expect(await json(payoutCommand, ...asked)).toMatchObject({
      code: 1,
      result: { ok: false, reason: { code: 'NothingToClaim', message: sentence } },
    });
  });

  test('another offer of a platform is bought and paid out like any pool, from its own escrow', async () => {
    const { cloud } = given();
    const password = 'correct horse battery';
    const carl = await signUp(cloud.stack, 'words@example.com', password);
    const uploadHash = await contributeSample(cloud, carl, ['x-words', 45]);
    const file = join(cloud.directory, 'words.zip');
    const asked = ['--pool', 'x-words', '--count', '1', '--pay', 'cgdx', '--out', file];
    expect(await json(buyCommand, ...asked)).toMatchObject({
      code: 0,
      result: { uploadHashes: [uploadHash] },
    });
    expect(await json(purchaseCommand, 'verify', file)).toMatchObject({
      code: 0,
      result: { ok: true, uploads: [{ dataPoolId: 'x-words' }] },
    });
    const who = ['--email', carl.email, '--password', password];
    expect(await json(payoutCommand, '--pool', 'x-words', '--rail', 'cgdx', ...who)).toMatchObject({
      code: 0,
      result: { ok: true, uploadHashes: [uploadHash] },
    });
  });

  test('operators withdraw payments by card, top up a pool, and are told which purchases cannot be refunded or settled by hand', async () => {
    const { cloud, uploadHashes } = given();
    const ben = await signUp(cloud.stack);
    const quote = await askQuote(cloud.stack, ben, uploadHashes.slice(1));
    const purchaseId = await buyByCard(cloud.stack, ben, quote);
    await followPurchase(cloud.stack, ben, purchaseId);
    const why = ['--reason', 'a test'];
    expect(await json(purchaseCommand, 'refund', purchaseId, ...why)).toMatchObject({
      code: 1,
      result: { ok: false, reason: { code: 'Delivered' } },
    });
    const half = ['--card', '--amount', '0.50'];
    expect(await json('command/pool/pool-command.ts', 'withdraw', 'spotify', ...half, ...why)).toMatchObject({
      code: 0,
      result: { ok: true, amountCents: '50', booked: [expect.stringMatching(/^proceeds\.withdrawn#po_/)] },
    });
    const pool = (...args: string[]) => json('command/pool/pool-command.ts', ...args);
    expect(await pool('top-up', 'spotify', '--amount', '5', ...why)).toMatchObject({
      code: 0,
      result: { ok: true, booked: [expect.stringMatching(/^pool\.funded#/)] },
    });
    expect(await pool('list')).toMatchObject({
      code: 0,
      result: {
        ok: true,
        pools: expect.arrayContaining([expect.objectContaining({ dataPoolId: 'spotify' })]),
      },
    });
    const settled = ['settled-by-hand', 'nobody’s', '--reference', 'a test'];
    expect(await json(payoutCommand, ...settled, ...why)).toMatchObject({
      code: 1,
      result: { ok: false, reason: { code: 'PayoutUnknown' } },
    });
  });

  test('ledger prints that the books balance, and the statement of an account', async () => {
    const { directory } = given().cloud;
    expect(await json(ledgerCommand, 'check')).toMatchObject({
      code: 0,
      result: {
        ok: true,
        unbalanced: [],
        faults: [],
        balances: { 'held SGD': '0', 'cards SGD': expect.stringMatching(/^-\d+$/) },
      },
    });
    const statement = (...args: string[]) => runCommand(directory, ledgerCommand, 'statement', ...args);
    const cards = await statement('--account', 'cards');
    const [head, ...lines] = cards.stdout.trim().split('\r\n');
    expect([cards.code, head]).toEqual([0, 'time,entry,amount,currency,balance']);
    expect(lines.length).toBeGreaterThan(0);
    for (const args of [[], ['--account', 'nobody']]) {
      const { code, stdout, said } = await statement(...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(said).toMatch(args.length === 0 ? 'Say --account' : 'have no account "nobody"');
    }
  });
}
