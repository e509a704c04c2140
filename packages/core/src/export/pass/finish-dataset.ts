/** Writes the descriptions of a dataset after the files of its kinds: the dictionary, the profile, and finally the manifest. */
import { encodeUtf8 } from '../../byte/utf8.ts';
import type { PlatformId } from '../../pool/platform-id.ts';
import type { DatasetKind } from '../contract/dataset-field.ts';
import type { WithheldFields } from '../contract/export-reader.ts';
import type { DatasetSink } from '../dataset/dataset-sink.ts';
import { describeFields } from '../dataset/field-measure.ts';
import { encodeJson, type Manifest, manifestName, schemaName } from '../dataset/manifest.ts';
import type { Projection } from '../dataset/offer-kind.ts';
import { profileName } from '../dataset/profile.ts';
import { profileKind } from '../dataset/profile-kind.ts';
import type { ProfileRow } from '../dataset/profile-schema.ts';
import { createStoredFile } from '../dataset/stored-file.ts';
import type { MaskedKind } from './masking-workers.ts';

export interface WrittenKind {
  readonly kind: DatasetKind;
  readonly file: Manifest['files'][number];
  readonly pieces: readonly Pick<MaskedKind, 'fields'>[];
}

export interface WrittenParts
  extends Pick<Manifest, 'variant' | 'language' | 'isSample' | 'period' | 'replaced'> {
  readonly platform: PlatformId;
  readonly offer: Projection;
  readonly kinds: readonly WrittenKind[];
  readonly profile: readonly ProfileRow[];
  readonly withheld: readonly WithheldFields[];
}

export const recordsIn = (pieces: WrittenKind['pieces']): number =>
  pieces.reduce((sum, { fields }) => sum + fields.records, 0);

/** Coarsens the period to months if a kind has only months. */
function coarsePeriod({ firstDay, lastDay }: Manifest['period'], kinds: readonly WrittenKind[]) {
  const hasMonths = kinds.some(({ kind }) => kind.fields.some(({ rule }) => rule === 'month'));
  const coarse = (day: string | null) => (hasMonths && day !== null ? `${day.slice(0, 7)}-01` : day);
  return { firstDay: coarse(firstDay), lastDay: coarse(lastDay) };
}

export async function finishDataset(
  sink: DatasetSink,
  { platform, variant, language, isSample, offer, kinds, profile, period, replaced, withheld }: WrittenParts,
): Promise<{ readonly manifest: Manifest; readonly manifestBytes: Uint8Array }> {
  const schema = {
    format: 'cgdx-schema/1',
    platform,
    variant,
    offer,
    kinds:
      offer === 'profile'
        ? [profileKind(profile.length)]
        : kinds.map(({ kind, file, pieces }) => ({
            kind: kind.kind,
            file: file.name,
            description: kind.description,
            records: recordsIn(pieces),
            fields: describeFields(
              kind,
              pieces.map(({ fields }) => fields),
            ),
          })),
    withheld,
  };
  const profileBytes = encodeUtf8(profile.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const manifest: Manifest = {
    format: 'cgdx-dataset/1',
    platform,
    offer,
    variant,
    language,
    isSample,
    records: Object.fromEntries(schema.kinds.map(({ kind, records }) => [kind, records])),
    period: coarsePeriod(period, kinds),
    replaced: Object.fromEntries(Object.entries(replaced).sort(([a], [b]) => (a < b ? -1 : 1))),
    files: [
      ...kinds.map(({ file }) => file),
      await writeWhole(sink, schemaName, 'application/json', encodeJson(schema)),
      await writeWhole(sink, profileName, 'application/x-ndjson', profileBytes),
    ],
  };
  const manifestBytes = encodeJson(manifest);
  await writeWhole(sink, manifestName, 'application/json', manifestBytes);
  return { manifest, manifestBytes };
}

async function writeWhole(
  sink: DatasetSink,
  name: string,
  mediaType: string,
  bytes: Uint8Array,
): Promise<Manifest['files'][number]> {
  const file = createStoredFile(sink, name, mediaType);
  await file.push(bytes);
  return file.close();
}
