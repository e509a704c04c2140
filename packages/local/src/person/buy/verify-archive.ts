/** Checks a buyer's file against the chain of a running stack. */
import { type Verified, verifyArchive as verifyFile } from '../../archive/verify-archive.ts';

export type { Verified } from '../../archive/verify-archive.ts';

export interface ChainOfStack {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly contracts: { readonly marketplace: string };
}

/** @throws MarketError with the first thing that is wrong */
export const verifyArchive = (
  file: string,
  { rpcUrl, chainId, contracts: { marketplace } }: ChainOfStack,
): Promise<Verified> => verifyFile(file, { chainId, marketplace }, rpcUrl);
