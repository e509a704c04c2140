/** Asks the chain whether the market ever had the roots that certificates lead to. */
import { marketplaceAbi } from '@cgdx/contracts/abi/marketplace.ts';
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { Interface, JsonRpcProvider } from 'ethers';

export interface ChainOfStack {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly contracts: { readonly marketplace: string };
}

const marketplace = new Interface(marketplaceAbi);
const rootTopic = marketplace.getEvent('LogMerkleRootUpdated')?.topicHash ?? '';

type Anchor = Pick<Certificate, 'root' | 'transactionHash' | 'marketplace' | 'chainId'>;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

async function isAnchored(provider: JsonRpcProvider, anchor: Anchor): Promise<boolean> {
  const receipt = await provider.getTransactionReceipt(anchor.transactionHash);
  return (
    receipt?.status === 1 &&
    receipt.logs.some(
      ({ address, topics }) =>
        isSame(address, anchor.marketplace) &&
        topics[0] === rootTopic &&
        isSame(topics[1] ?? '', anchor.root),
    )
  );
}

/** @returns a sentence about the first certificate that the chain does not confirm */
export async function chainFault(
  { rpcUrl, chainId, contracts }: ChainOfStack,
  certificates: readonly Certificate[],
): Promise<string | undefined> {
  const anchors = new Map<string, Anchor>();
  for (const certificate of certificates) {
    if (certificate.chainId !== chainId || !isSame(certificate.marketplace, contracts.marketplace))
      return `The certificate of ${certificate.uploadHash} is of another market.`;
    anchors.set(`${certificate.transactionHash} ${certificate.root}`, certificate);
  }
  const provider = new JsonRpcProvider(rpcUrl, chainId, { staticNetwork: true });
  try {
    for (const anchor of anchors.values()) {
      if (!(await isAnchored(provider, anchor)))
        return `The chain never had the root ${anchor.root}, or not by this transaction.`;
    }
    return undefined;
  } finally {
    provider.destroy();
  }
}
