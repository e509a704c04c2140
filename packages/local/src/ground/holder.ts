/** Assigns the roles on the local chain: each has a key of its own, as in the cloud. */
import type { Holders } from '@cgdx/contracts/deploy/holder.ts';
import { computeAddress } from 'ethers';
import type { LocalKeys } from './secret.ts';

export const holdersOf = (keys: LocalKeys): Holders => ({
  appender: computeAddress(keys.AppenderKey),
  payer: computeAddress(keys.PayerKey),
  settler: computeAddress(keys.SettlerKey),
  pauser: computeAddress(keys.PauserKey),
  quoter: computeAddress(keys.QuoterKey),
  minter: computeAddress(keys.MinterKey),
});
