/** Which key sends an update: appends and claims have one each, with nonces of its own. */
import { getAddress } from 'ethers';
import { chain } from '../../ground/links.ts';
import type { Attempt, RootUpdate } from '../merkle/root-update.ts';

type Kind = Pick<RootUpdate, 'kind'>;

/** Address of the key that signs such updates now. */
export const senderOf = ({ kind }: Kind): string =>
  getAddress(kind === 'append' ? chain().appender : chain().payer);

/** Address of the key that signed this attempt. It differs from `senderOf` if the key was rotated since. */
export const signerOf = (update: Kind, { from }: Attempt): string => from ?? senderOf(update);
