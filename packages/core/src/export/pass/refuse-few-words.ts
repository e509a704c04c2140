/** Refuses an export with fewer posts and comments than a pool of words takes: its dataset would hold next to nothing. */
import type { Rejection } from '../../contribution/contribution.ts';
import { fewestRecords } from '../../pool/least-amount.ts';
import { offerWords } from '../../pool/offer-words.ts';
import type { Offer } from '../../pool/pool.ts';
import type { Inspection } from '../contract/inspection.ts';
import { kindsOfOffer } from '../dataset/offer-kind.ts';
import { readers } from '../platform/readers.ts';

/** Returns undefined for other offers, which hold something of every record. */
export function refuseFewWords(
  { platform, recordCounts }: Pick<Inspection, 'platform' | 'recordCounts'>,
  offer: Offer,
): Rejection | undefined {
  if (offer !== 'words') return undefined;
  const count = kindsOfOffer(readers[platform].kinds, offer).reduce(
    (sum, { kind }) => sum + (recordCounts[kind] ?? 0),
    0,
  );
  if (count >= fewestRecords) return undefined;
  const { title } = offerWords(platform, offer);
  return {
    code: 'too-little',
    message: `This export has ${count} texts that you wrote in public. "${title}" asks for at least ${fewestRecords}.`,
    advice: 'Choose another of the offers and upload the same file again.',
  };
}
