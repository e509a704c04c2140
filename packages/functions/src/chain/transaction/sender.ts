/** Which key a move goes out under: an append's and a claim's are two, each with nonces of its own. */
import { getAddress } from 'ethers';
import type { Attempt, RootUpdate } from '../../store/merkle/root-update.ts';
import { chain } from '../../wiring.ts';

type Kind = Pick<RootUpdate, 'kind'>;

export const senderOf = ({ kind }: Kind): string =>
  getAddress(kind === 'append' ? chain().appender : chain().payer);

/** Another one's where the key was exchanged since. */
export const signerOf = (move: Kind, { from }: Attempt): string => from ?? senderOf(move);
