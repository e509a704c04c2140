/** One person poses as several. */
import { randomBytes } from 'node:crypto';
import { call } from '@cgdx/stand/cloud/call.ts';
import { linkWallet } from '@cgdx/stand/cloud/link-wallet.ts';
import { newOperator } from '@cgdx/stand/cloud/operator.ts';
import { Wallet } from 'ethers';
import type { Attack } from './attack.ts';

const accounts = 3;

interface Flag {
  readonly walletHash: string;
  readonly people: number;
}

export const sharedWallet: Attack = {
  name: 'collect the rewards of many accounts in one wallet without being noticed',
  attempt: async ({ cloud, newcomer }) => {
    const { stack } = cloud;
    const wallet = Wallet.createRandom();
    const people = await Promise.all(Array.from({ length: accounts }, newcomer));
    const name = randomBytes(5).toString('hex');
    const operator = await newOperator(stack, `prove-${name}@example.com`, `${name} battery staple`);
    const flags = async (): Promise<readonly Flag[]> =>
      (await call(stack, operator, 'GET /operator/reviews')).body.sharedWallets;
    const before = new Set((await flags()).map(({ walletHash }) => walletHash));
    for (const person of people) await linkWallet(stack, person, wallet);
    // Operators do not see the address: a new flag is this wallet's, or that of another attack at the same time.
    const added = (await flags()).filter(({ walletHash }) => !before.has(walletHash));
    const seen = Math.max(0, ...added.map(({ people: sharers }) => sharers));
    return {
      isRefused: seen === accounts,
      seen: `operators see ${seen} of ${accounts} people with one wallet`,
    };
  },
};
