/** Creates the files of a data.zip with one upload, for tests. */
import { createHash } from 'node:crypto';
import { concatBytes } from '../../byte/bytes.ts';
import { hexOfHash } from '../../contribution/upload-hash.ts';
import { encodeJson, type Manifest, uploadHashOf } from '../../export/dataset/manifest.ts';
import { sampleCertificate } from '../../merkle/testing/sample-certificate.ts';
import type { DataFile, DataManifest } from '../data-manifest-schema.ts';
import { folderOf } from '../data-zip-path.ts';
import { parquetOf, parquetRecipe } from '../parquet/parquet-of.ts';
import { packedLines } from './packed-lines.ts';

export type SoldFiles = ReadonlyMap<string, Uint8Array>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const contributionId = 'contribution-1';
const fields = [
  { name: 'kind', type: 'text' },
  { name: 'time', type: 'time' },
  { name: 'msPlayed', type: 'integer' },
  { name: 'shuffle', type: 'boolean' },
];
const line = (at: number) =>
  JSON.stringify({ kind: 'play', time: `2026-01-0${at}T12:00:00Z`, msPlayed: at * 1000, shuffle: at > 1 });

export async function parquetBytes(certified: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const open = async function* () {
    yield certified;
  };
  for await (const chunk of parquetOf(fields, open)) chunks.push(chunk);
  return concatBytes(chunks);
}

/** Returns the files of the archive with a matching manifest. */
function withManifest(
  files: SoldFiles,
  uploads: DataManifest['uploads'],
  derived: ReadonlyMap<string, string>,
): SoldFiles {
  const listed = [...files].map(([name, bytes]): DataFile => {
    const derivedFrom = derived.get(name);
    const from = derivedFrom === undefined ? {} : { derivedFrom, recipe: parquetRecipe };
    return { name, bytes: bytes.length, sha256: sha256(bytes), ...from };
  });
  const manifest: DataManifest = { format: 'cgdx-purchase/1', uploads, files: listed };
  return new Map([...files, ['manifest.json', encodeJson(manifest)]]);
}

/** @param change a forger's change of the files, before the manifest is written */
export async function soldFiles(
  change: (files: Map<string, Uint8Array>, folder: string) => void | Promise<void> = () => undefined,
): Promise<{ readonly files: SoldFiles; readonly folder: string }> {
  const certified = await packedLines([1, 2, 3].map(line));
  const dictionary = encodeJson({
    format: 'cgdx-schema/1',
    kinds: [{ kind: 'play', file: 'play.ndjson.gz', fields }],
  });
  const dataset: Manifest = {
    format: 'cgdx-dataset/1',
    platform: 'spotify',
    offer: 'records',
    variant: 'extended',
    language: 'en',
    isSample: true,
    records: { play: 3 },
    period: { firstDay: null, lastDay: null },
    replaced: {},
    files: Object.entries({ 'play.ndjson.gz': certified, 'schema.json': dictionary }).map(
      ([name, bytes]) => ({
        name,
        mediaType: 'application/octet-stream',
        bytes: bytes.length,
        sha256: sha256(bytes),
      }),
    ),
  };
  const manifestBytes = encodeJson(dataset);
  const uploadHash = hexOfHash(uploadHashOf(manifestBytes, contributionId));
  const folder = folderOf('spotify', uploadHash);
  const certificate = await sampleCertificate(false, uploadHash);
  const files = new Map<string, Uint8Array>([
    ['README.md', Buffer.from('read me')],
    [`${folder}manifest.json`, manifestBytes],
    [`${folder}certificate.json`, encodeJson({ ...certificate, contributionId })],
    [`${folder}play.ndjson.gz`, certified],
    [`${folder}play.parquet`, await parquetBytes(certified)],
    [`${folder}schema.json`, dictionary],
  ]);
  await change(files, folder);
  const upload = { uploadHash, dataPoolId: 'spotify', quality: 7, folder, records: { play: 3 } };
  const derived = new Map([[`${folder}play.parquet`, `${folder}play.ndjson.gz`]]);
  return { files: withManifest(files, [upload], derived), folder };
}
