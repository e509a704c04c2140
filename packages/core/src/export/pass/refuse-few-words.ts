/** Refuses an export with fewer posts and comments than a pool of words requires, since its dataset would be almost empty. */
import type { Rejection } from '../../contribution/contribution.ts';
import { fewestRecords } from '../../pool/least-amount.ts';
import { offerWords } from '../../pool/offer-words.ts';
import type { Inspection } from '../contract/inspection.ts';
import { kindsOfOffer } from '../dataset/offer-kind.ts';
import { readers } from '../platform/readers.ts';
import type { CountedWords } from './count-words.ts';

/** `words`: the counts of the texts that were read; without it, only the number of texts is judged. */
export function refuseFewWords(
  { platform, recordCounts }: Pick<Inspection, 'platform' | 'recordCounts'>,
  words?: Pick<CountedWords, 'texts' | 'withheld'>,
): Rejection | undefined {
  const texts = words?.texts ?? countOf(platform, recordCounts);
  const withheld = words?.withheld ?? 0;
  if (texts - withheld >= fewestRecords) return undefined;
  const { title } = offerWords(platform, 'words');
  const stays =
    withheld === 0
      ? ''
      : ` ${withheld} of them stay out: they are in languages in which we cannot find names.`;
  return {
    code: 'too-little',
    message: `This export has ${texts} texts that you wrote in public.${stays} "${title}" asks for at least ${fewestRecords}.`,
    advice: 'Choose another of the offers and upload the same file again.',
  };
}

const countOf = (platform: Inspection['platform'], recordCounts: Inspection['recordCounts']): number =>
  kindsOfOffer(readers[platform].kinds, 'words').reduce(
    (sum, { kind }) => sum + (recordCounts[kind] ?? 0),
    0,
  );
