/** The records of a person that a buyer gets: the readers' records after the product's own masking, line by line. */
import { encodeUtf8 } from '@cgdx/core/byte/utf8.ts';
import type { DatasetKind, DatasetRecord, DatasetValue } from '@cgdx/core/export/contract/dataset-field.ts';
import { createDeviceFamily } from '@cgdx/core/export/dataset/device-family.ts';
import { createLineWriter } from '@cgdx/core/export/dataset/line-writer.ts';
import { kindsOfOffer } from '@cgdx/core/export/dataset/offer-kind.ts';
import { createWordChoice } from '@cgdx/core/export/dataset/word-choice.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type Offer, poolOfOffer } from '@cgdx/core/pool/pool.ts';
import type { History } from './city.ts';

export type Published = Readonly<Record<string, DatasetValue>>;

/** The benchmark's sentences contain no personal information, so masking them would only take time. */
export const context = {
  maskText: (text: string) => text,
  maskTitle: (text: string) => text,
  maskContacts: (text: string) => text,
  deviceFamily: createDeviceFamily(),
};

export interface Offered {
  readonly offer: Exclude<Offer, 'profile'>;
  readonly kinds: readonly DatasetKind[];
}

/** Returns the offers of a platform that have records. */
export const offersOf = (platform: PlatformId): readonly Offered[] =>
  (['records', 'words'] as const).flatMap((offer) =>
    poolOfOffer(platform, offer) === undefined
      ? []
      : [{ offer, kinds: kindsOfOffer(readers[platform].kinds, offer) }],
  );

/** Returns whether a time has only the precision of a month, as for public acts. */
export const isMonthAlone = (at: DatasetValue | undefined): boolean =>
  typeof at === 'string' && at.endsWith('-01T00:00:00Z');

/** Datasets name the time of a record `time`, readers name it `at`. */
const asRead = ({ time, ...rest }: Published): Published =>
  time === undefined ? rest : { ...rest, at: time };

export function publish({ person, records }: History, { offer, kinds }: Offered): Published[] {
  const key = encodeUtf8(`contribution ${person}`);
  const writers = new Map(
    kinds.map((kind) => [
      kind.kind,
      {
        writer: createLineWriter(kind, context),
        choice: offer === 'words' ? createWordChoice(key, kind.kind) : () => 0,
      },
    ]),
  );
  return records.flatMap((record: DatasetRecord) => {
    const { writer, choice } = writers.get(String(record.kind)) ?? {};
    return writer && choice?.(record) !== undefined ? [asRead(JSON.parse(writer.write(record)))] : [];
  });
}
