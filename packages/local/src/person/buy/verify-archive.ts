/** Checks a buyer's file against the chain of a running stack. */
import { openAsBlob } from 'node:fs';
import { blobSource } from '@cgdx/core/export/format/blob-source.ts';
import { type Verified, verifyArchive as verifyBlob } from '@cgdx/verify/verify-archive.ts';

export interface ChainOfStack {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly contracts: { readonly marketplace: string };
}

/** @throws MarketError with the first problem found */
export const verifyArchive = async (
  file: string,
  { rpcUrl, chainId, contracts: { marketplace } }: ChainOfStack,
): Promise<Verified> => verifyBlob(blobSource(await openAsBlob(file)), { chainId, marketplace }, rpcUrl);
