/** Removes the leaves that a stolen key appended to the tree on the chain, and revokes that key's role of appender. */
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import { chain } from '@cgdx/functions/ground/links.ts';
import { type Cut, planCut } from '@cgdx/functions/publication/operation/plan-cut.ts';
import { Contract, id, JsonRpcProvider, type TransactionResponse } from 'ethers';
import { OwnerWallet } from '../../ground/owner-wallet.ts';
import type { ChainFlags } from './chain-flags.ts';

export interface CutDone {
  readonly isRight: boolean;
  /** The steps that were necessary, and those that were carried out. */
  readonly sentences: readonly string[];
}

const appenderRole = id('APPENDER_ROLE');

/**
 * Can be repeated: it carries out the remaining steps.
 * @param say receives each sentence at once
 * @throws MarketError as `planCut` does
 */
export async function cutBack(
  { apply, appender, unpause }: Pick<ChainFlags, 'apply' | 'appender' | 'unpause'>,
  ownerKey: () => string,
  say: (sentence: string) => void = () => {},
): Promise<CutDone> {
  const sentences: string[] = [];
  const tell = (sentence: string) => {
    sentences.push(sentence);
    say(sentence);
  };
  const cut = await planCut();
  tell(cut ? whatIsNotOurs(cut) : 'The chain has the root of the store: there is nothing to cut.');
  if (!apply) return { isRight: cut === undefined, sentences };
  const { rpcUrl, chainId, marketplace } = chain();
  const provider = new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const owner = new OwnerWallet(ownerKey(), provider);
    const market = new Contract(marketplace, marketplaceAbi, owner);
    const send = async (name: string, ...args: readonly unknown[]) => {
      const sent: TransactionResponse = await market.getFunction(name)(...args);
      tell(`Sent ${name}: ${sent.hash}`);
      await sent.wait(1 + chain().confirmations);
    };
    // The first step: the stolen key may append nothing more.
    for (const sender of cut?.senders ?? [])
      if (await market.getFunction('hasRole')(appenderRole, sender))
        await send('revokeRole', appenderRole, sender);
    const left = cut && (await planCut());
    if (left) await send('cutBack', left.newSize, left.peaks, left.subtreeRoots);
    if (appender !== undefined && !(await market.getFunction('hasRole')(appenderRole, appender)))
      await send('grantRole', appenderRole, appender);
    if (unpause && (await market.getFunction('paused')())) await send('unpause');
  } finally {
    provider.destroy();
  }
  return { isRight: true, sentences };
}

const whatIsNotOurs = ({ newSize, size, senders }: Cut): string =>
  `Leaves ${newSize} to ${size - 1} on the chain are not in the store. They were appended by ${senders.join(', ')}.`;
