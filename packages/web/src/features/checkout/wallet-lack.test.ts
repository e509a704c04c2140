import { expect, it } from 'vitest';
import { lackOf } from './wallet-lack.ts';

const oneWei = 10n ** 18n;
const hex = (value: bigint) => `0x${value.toString(16)}`;
const cgdx = `0x${'33'.repeat(20)}`;
const address = `0x${'aB'.repeat(20)}`;

/** Returns a wallet with these balances, on a network whose gas costs 1 gwei. */
const wallet = (has: { cgdxWei?: bigint; devWei?: bigint; code?: string }) => ({
  address,
  provider: {
    request: async ({ method, params }: { method: string; params?: unknown[] }) => {
      switch (method) {
        case 'eth_call':
          expect(params?.[0]).toEqual({ to: cgdx, data: `0x70a08231${'0'.repeat(24)}${'ab'.repeat(20)}` });
          return `0x${(has.cgdxWei ?? 0n).toString(16).padStart(64, '0')}`;
        case 'eth_getBalance':
          return hex(has.devWei ?? 0n);
        case 'eth_gasPrice':
          return hex(10n ** 9n);
        default:
          return has.code ?? '0x';
      }
    },
  },
});
const quote = { totalWei: String(84n * oneWei), baskets: [{}, {}] } as never;
const feeWei = 2n * 250_000n * 10n ** 9n;

it('an empty wallet lacks the price and the fee of each transaction', async () => {
  expect(await lackOf(wallet({}), quote, cgdx)).toEqual({ cgdxWei: 84n * oneWei, devWei: feeWei });
});

it('a wallet with too little lacks the difference, and a wallet with enough lacks nothing', async () => {
  const some = wallet({ cgdxWei: 80n * oneWei, devWei: feeWei - 1n });
  expect(await lackOf(some, quote, cgdx)).toEqual({ cgdxWei: 4n * oneWei, devWei: 1n });
  const full = wallet({ cgdxWei: 84n * oneWei, devWei: feeWei });
  expect(await lackOf(full, quote, cgdx)).toEqual({ cgdxWei: 0n, devWei: 0n });
});

it('a contract wallet needs no DEV of its own, since another account may pay its fee', async () => {
  expect(await lackOf(wallet({ code: '0x6080' }), quote, cgdx)).toMatchObject({ devWei: 0n });
});

it('a wallet that does not report its balance is not taken for an empty one', async () => {
  const silent = { address, provider: { request: async () => null } };
  await expect(lackOf(silent, quote, cgdx)).rejects.toThrow(SyntaxError);
});
