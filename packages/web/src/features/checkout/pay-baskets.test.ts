import { expect, it } from 'vitest';
import { PartlyPaid, payBaskets } from './pay-baskets.ts';

const basket = (...hashes: string[]) => ({ uploads: hashes.map((uploadHash) => ({ uploadHash })) });
const baskets = [basket('a', 'b'), basket('c'), basket('d')];
const declined = { code: 4001 };

/** Returns a wallet that pays all baskets except those of the named uploads, and records what it was asked for. */
function wallet(...declines: string[]) {
  const asked: string[] = [];
  const pay = async ({ uploads: [first] }: (typeof baskets)[number], at: number) => {
    asked.push(`${at} ${first?.uploadHash}`);
    if (declines.includes(first?.uploadHash ?? '')) throw declined;
    return `purchase ${at}`;
  };
  return { asked, pay };
}

it('pays each basket once, in their order', async () => {
  const { asked, pay } = wallet();
  const purchaseIds = ['purchase 0', 'purchase 1', 'purchase 2'];
  expect(await payBaskets(baskets, pay)).toEqual({ purchaseIds, unreported: 0 });
  expect(asked).toEqual(['0 a', '1 c', '2 d']);
});

it('if the second basket fails, the first stays paid, and the third is not asked for', async () => {
  const { asked, pay } = wallet('c');
  const failure = await payBaskets(baskets, pay).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PartlyPaid);
  expect(failure).toMatchObject({
    begun: { purchaseIds: ['purchase 0'], unreported: 0 },
    cause: declined,
  });
  expect(asked).toEqual(['0 a', '1 c']);
});

it('a basket whose payment the server does not know yet counts as paid and is not paid again', async () => {
  const pay = async (_: unknown, at: number) => {
    if (at === 1) throw declined;
    return undefined;
  };
  await expect(payBaskets(baskets, pay)).rejects.toMatchObject({
    begun: { purchaseIds: [], unreported: 1 },
  });
});

it('if the first basket fails, nothing was paid, and the wallet’s own error is thrown', async () => {
  await expect(payBaskets(baskets, wallet('a').pay)).rejects.toBe(declined);
});
