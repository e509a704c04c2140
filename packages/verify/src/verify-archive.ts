/** Checks a data.zip completely: the archive by itself, and that the chain knows the roots that it leads to. */
import type { ByteSource } from '@cgdx/core/export/format/byte-source.ts';
import { chainFault, type MarketOnChain } from '@cgdx/core/purchase/check/chain-fault.ts';
import { type CheckedArchive, checkArchive } from '@cgdx/core/purchase/check/check-archive.ts';
import { archiveFault } from '@cgdx/core/purchase/check/purchased-archive.ts';
import { nodeAt } from './node-at.ts';

export type Verified = Omit<CheckedArchive, 'certificates'>;

/** @throws MarketError with the first thing that is wrong */
export async function verifyArchive(
  archive: ByteSource,
  market: MarketOnChain,
  rpcUrl: string,
): Promise<Verified> {
  const { certificates, ...verified } = await checkArchive(archive);
  const said = await chainFault(market, certificates, nodeAt(rpcUrl));
  if (said !== undefined) throw archiveFault(said);
  return verified;
}
