/** A shared wallet as operators see it. */
import type { SharedWallet as Shown } from '@cgdx/api/route/operator/review.ts';
import type { SharedWallet } from '../../account/shared-wallet.ts';
import { walletHashOf } from '../../account/wallet-hash.ts';

/** Leaves out the address, by which the chain shows what its people were paid. */
export const toListedWallet = ({ wallet, people, sharedSince }: SharedWallet): Shown => ({
  walletHash: walletHashOf(wallet),
  people,
  sharedSince,
});
