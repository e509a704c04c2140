/** Checks a buyer's file completely: the archive by itself, and that the chain knows the roots that it leads to. */
import { type CheckedArchive, checkArchive } from '@cgdx/core/purchase/check/check-archive.ts';
import { archiveFault } from '@cgdx/core/purchase/check/purchased-archive.ts';
import { fileSource } from '../../ground/file-source.ts';
import { type ChainOfStack, chainFault } from './chain-fault.ts';

export type Verified = Omit<CheckedArchive, 'certificates'>;

/**
 * @param chain the chain to ask whether it had the roots
 * @throws MarketError with the first thing that is wrong
 */
export async function verifyArchive(file: string, chain: ChainOfStack): Promise<Verified> {
  const { certificates, ...verified } = await checkArchive(fileSource(file));
  const said = await chainFault(chain, certificates);
  if (said !== undefined) throw archiveFault(said);
  return verified;
}
