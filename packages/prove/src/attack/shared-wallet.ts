/** One person poses as many. */
import { randomBytes } from 'node:crypto';
import { call } from '@cgdx/local/spawn/call.ts';
import { newOperator } from '@cgdx/local/spawn/operator.ts';
import { linkWallet } from '@cgdx/local/spawn/wallet.ts';
import { Wallet } from 'ethers';
import type { Attack } from './attack.ts';

const accounts = 3;

export const sharedWallet: Attack = {
  name: 'collect for many accounts in one wallet without being noticed',
  attempt: async ({ cloud, newcomer }) => {
    const { stack } = cloud;
    const wallet = Wallet.createRandom();
    const people = await Promise.all(Array.from({ length: accounts }, newcomer));
    for (const person of people) await linkWallet(stack, person, wallet);
    const name = randomBytes(5).toString('hex');
    const operator = await newOperator(stack, `prove-${name}@example.com`, `${name} battery staple`);
    const { body } = await call(stack, operator, 'GET /operator/reviews');
    const flags: readonly { wallet: string; people: number }[] = body.sharedWallets;
    const seen = flags.find((flag) => flag.wallet === wallet.address.toLowerCase())?.people ?? 0;
    return {
      isRefused: seen === accounts,
      seen: `operators see ${seen} of ${accounts} people with one wallet`,
    };
  },
};
