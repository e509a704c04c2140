/** Describes an archive in Croissant, so that programs can load it: files with checksums, tables, and the chain's transaction for each upload. */
import type { Certificate } from '../../merkle/certificate-schema.ts';
import { parsePoolId, poolName } from '../../pool/pool.ts';
import type { DataFile, DataUpload } from '../data-manifest-schema.ts';
import { certificateName, licenceFileName } from '../data-zip-path.ts';
import { licenceName, maskedSentence } from '../licence/licence.ts';
import type { DictionaryField } from '../parquet/parquet-column.ts';
import { croissantContext, croissantVersion } from './croissant-context.ts';

/** The common table of all uploads of a pool for one kind. */
export interface DescribedTable {
  readonly dataPoolId: DataUpload['dataPoolId'];
  readonly kind: string;
  /** The file's ending: `.parquet` if there is one, else `.ndjson.gz`. */
  readonly file: string;
  readonly fields: readonly DictionaryField[];
}

export interface DescribedArchive {
  readonly uploads: readonly DataUpload[];
  readonly tables: readonly DescribedTable[];
  readonly files: readonly DataFile[];
  /** The certificates by upload hash. */
  readonly certificates: ReadonlyMap<string, Certificate>;
  /** ISO 8601. */
  readonly boughtAt: string;
}

/** Joins the tables of a pool's uploads for each kind, since older datasets have other columns. */
export function joinedTables(tables: readonly DescribedTable[]): DescribedTable[] {
  const joined = new Map<string, DescribedTable>();
  for (const table of tables) {
    const before = joined.get(idOf(table))?.fields ?? [];
    const added = table.fields.filter(({ name }) => !before.some((field) => field.name === name));
    joined.set(idOf(table), { ...table, fields: [...before, ...added] });
  }
  return [...joined.values()];
}

const archiveName = 'data.zip';

const dataTypes: Readonly<Record<string, string>> = {
  time: 'sc:DateTime',
  integer: 'sc:Integer',
  boolean: 'sc:Boolean',
};

const mediaTypes: readonly (readonly [end: string, type: string])[] = [
  ['.parquet', 'application/vnd.apache.parquet'],
  ['.ndjson.gz', 'application/gzip'],
  ['.ndjson', 'application/x-ndjson'],
  ['.json', 'application/json'],
  ['.md', 'text/markdown'],
];
const mediaTypeOf = (name: string): string =>
  mediaTypes.find(([end]) => name.endsWith(end))?.[1] ?? 'application/octet-stream';

const fileObject = ({ name, bytes, sha256 }: DataFile) => ({
  '@type': 'cr:FileObject',
  '@id': name,
  name,
  contentUrl: name,
  containedIn: { '@id': archiveName },
  encodingFormat: mediaTypeOf(name),
  contentSize: `${bytes} B`,
  sha256,
});

const idOf = ({ dataPoolId, kind }: DescribedTable): string => `${dataPoolId}/${kind}`;

const fileSet = (table: DescribedTable) => ({
  '@type': 'cr:FileSet',
  '@id': `${idOf(table)}-files`,
  name: `${idOf(table)}-files`,
  containedIn: { '@id': archiveName },
  encodingFormat: mediaTypeOf(table.file),
  includes: `${table.dataPoolId}/*/${table.file}`,
});

const recordSet = (table: DescribedTable) => ({
  '@type': 'cr:RecordSet',
  '@id': idOf(table),
  name: idOf(table),
  field: table.fields.map(({ name, type, description }) => ({
    '@type': 'cr:Field',
    '@id': `${idOf(table)}/${name}`,
    name,
    ...(description !== undefined && { description }),
    dataType: dataTypes[type] ?? 'sc:Text',
    source: { fileSet: { '@id': `${idOf(table)}-files` }, extract: { column: name } },
  })),
});

/** Returns the provenance of an upload: its hash, and the transaction that published its root. */
const provenanceOf = ({ uploadHash, folder }: DataUpload, certificate: Certificate | undefined) => ({
  '@type': 'sc:CreativeWork',
  identifier: { '@type': 'sc:PropertyValue', propertyID: 'upload hash', value: uploadHash },
  ...(certificate !== undefined && {
    subjectOf: {
      '@type': 'sc:DigitalDocument',
      name: 'Certificate of the blockchain',
      url: folder + certificateName,
      identifier: [
        { '@type': 'sc:PropertyValue', propertyID: 'chain', value: String(certificate.chainId) },
        { '@type': 'sc:PropertyValue', propertyID: 'contract', value: certificate.marketplace },
        { '@type': 'sc:PropertyValue', propertyID: 'Merkle root', value: certificate.root },
        { '@type': 'sc:PropertyValue', propertyID: 'transaction', value: certificate.transactionHash },
      ],
    },
  }),
});

const nameOf = (dataPoolId: string): string => {
  const known = parsePoolId(dataPoolId);
  return known === undefined ? dataPoolId : poolName(known);
};

const countOf = (uploads: readonly DataUpload[]): string =>
  uploads.length === 1 ? 'one upload' : `${uploads.length} uploads`;

export function croissant({ uploads, tables, files, certificates, boughtAt }: DescribedArchive) {
  const pools = [...new Set(uploads.map(({ dataPoolId }) => dataPoolId))].map(nameOf);
  const name = `${pools.join(', ')}: ${countOf(uploads)}`;
  return {
    '@context': croissantContext,
    '@type': 'sc:Dataset',
    conformsTo: croissantVersion,
    name,
    description: `Masked data of people who sold it, each upload certified on a blockchain. ${maskedSentence}`,
    version: '1.0.0',
    datePublished: boughtAt,
    creator: { '@type': 'sc:Organization', name: 'CGDX' },
    license: { '@type': 'sc:CreativeWork', name: licenceName, url: licenceFileName },
    citeAs: `CGDX. ${name}. ${boughtAt.slice(0, 10)}.`,
    isLiveDataset: false,
    'rai:personalSensitiveInformation': maskedSentence,
    isBasedOn: uploads.map((upload) => provenanceOf(upload, certificates.get(upload.uploadHash))),
    distribution: [
      // The archive cannot contain its own checksum.
      {
        '@type': 'cr:FileObject',
        '@id': archiveName,
        name: archiveName,
        contentUrl: archiveName,
        encodingFormat: 'application/zip',
      },
      ...files.map(fileObject),
      ...tables.map(fileSet),
    ],
    recordSet: tables.map(recordSet),
  };
}
