/** A shared wallet as operators see it. */
import type { SharedWallet as Shown } from '@cgdx/api/route/review.ts';
import type { SharedWallet } from '../../store/shared-wallet.ts';
import { walletHashOf } from '../../wallet-hash.ts';

/** Leaves out the address, by which the chain shows what its people were paid. */
export const toListedWallet = ({ wallet, people, sharedSince }: SharedWallet): Shown => ({
  walletHash: walletHashOf(wallet),
  people,
  sharedSince,
});
