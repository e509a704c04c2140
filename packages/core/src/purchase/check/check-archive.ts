/**
 * Checks a data.zip by its own contents: checksums, derived files, upload hashes, and the proofs of the certificates. Whether the
 * chain ever had the roots of the certificates is checked by `chain-fault.ts`.
 */

import { hexOfHash } from '../../contribution/upload-hash.ts';
import { manifestName, schemaName, uploadHashOf } from '../../export/dataset/manifest.ts';
import { manifestSchema } from '../../export/dataset/manifest-schema.ts';
import type { ByteSource } from '../../export/format/byte-source.ts';
import { type Certificate, faultOfCertificate } from '../../merkle/certificate.ts';
import {
  type DataFile,
  type DataManifest,
  type DataUpload,
  dataManifestSchema,
  purchasedCertificateSchema,
} from '../data-manifest-schema.ts';
import { certificateName, dataManifestName } from '../data-zip-path.ts';
import { dictionarySchema } from '../parquet/dictionary-schema.ts';
import { parquetOf, parquetRecipe } from '../parquet/parquet-of.ts';
import { parquetPlans } from '../parquet/parquet-plan.ts';
import { digestOf, archiveFault as fault, PurchasedArchive } from './purchased-archive.ts';

export interface CheckedArchive {
  readonly uploads: readonly DataUpload[];
  /** The number of files that were compared with their checksums. */
  readonly files: number;
  /** The number of derived files that were made again from certified files. */
  readonly derived: number;
  /** The certificates, whose proofs lead to their roots. */
  readonly certificates: readonly Certificate[];
}

export interface CheckProgress {
  readonly file: string;
  readonly readBytes: number;
  readonly allBytes: number;
}

type OnProgress = (progress: CheckProgress) => void;
type OnRead = (file: string, bytes: number) => void;

/** Reports progress; files from which others are derived are read twice. */
function progressOf({ files }: DataManifest, onProgress: OnProgress): OnRead {
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const allBytes = files.reduce(
    (sum, { bytes, derivedFrom = '' }) => sum + bytes + (bytesOf.get(derivedFrom) ?? 0),
    0,
  );
  let readBytes = 0;
  return (file, bytes) => {
    readBytes += bytes;
    onProgress({ file, readBytes, allBytes });
  };
}

async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

/** Checks that every file of the manifest is there unchanged, and no other file. */
async function checkFiles(archive: PurchasedArchive, { files }: DataManifest, onRead: OnRead): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const found = await digestOf(archive.read(name), (count) => onRead(name, count));
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw fault(`${name} has another checksum than the manifest says.`);
  }
  const promised = new Set([dataManifestName, ...files.map(({ name }) => name)]);
  const other = archive.names().find((name) => !promised.has(name));
  if (other !== undefined) throw fault(`The archive has ${other}, which its manifest does not name.`);
}

/** Makes each derived file of a dataset again, and compares the result. @returns the number of derived files */
async function checkDerived(
  archive: PurchasedArchive,
  derived: readonly DataFile[],
  folder: string,
  onRead: OnRead,
): Promise<number> {
  if (derived.length === 0) return 0;
  const { value: dictionary } = await archive.json(folder + schemaName, dictionarySchema);
  const plans = new Map(parquetPlans(dictionary).map((plan) => [folder + plan.name, plan]));
  for (const { name, sha256, derivedFrom, recipe } of derived) {
    const plan = plans.get(name);
    if (plan === undefined || derivedFrom !== folder + plan.from)
      throw fault(`${name} is made of no file that was certified.`);
    if (recipe !== parquetRecipe)
      throw fault(`${name} was made by ${recipe}, which this program does not know: take a newer one.`);
    const made = await digestOf(
      parquetOf(plan.fields, () => watched(archive.read(derivedFrom), (count) => onRead(name, count))),
    );
    if (made.sha256 !== sha256) throw fault(`${name} does not say what ${derivedFrom} says.`);
  }
  return derived.length;
}

/** @returns the certificate, whose proof leads to its root */
async function checkUpload(
  archive: PurchasedArchive,
  { files }: DataManifest,
  { folder, uploadHash, quality, dataPoolId }: DataUpload,
  onRead: OnRead,
): Promise<{ readonly certificate: Certificate; readonly derived: number }> {
  const { bytes, value: dataset } = await archive.json(folder + manifestName, manifestSchema);
  const own = files.filter(({ name }) => name.startsWith(folder));
  const checksums = new Map(own.map(({ name, sha256 }) => [name, sha256]));
  const other = dataset.files.find(({ name, sha256 }) => checksums.get(folder + name) !== sha256);
  if (other !== undefined) throw fault(`${folder}${other.name} is not the file that was certified.`);
  const { value: certificate } = await archive.json(folder + certificateName, purchasedCertificateSchema);
  const computed = hexOfHash(uploadHashOf(bytes, certificate.contributionId));
  if (computed !== uploadHash || certificate.uploadHash !== uploadHash)
    throw fault(`The data in ${folder} is not what the upload hash was made of.`);
  if (certificate.quality !== quality || certificate.dataPoolId !== dataPoolId)
    throw fault(`The certificate in ${folder} is of another quality or pool.`);
  if (faultOfCertificate(certificate) !== undefined)
    throw fault(`The certificate in ${folder} does not lead to its root.`);
  const ours = new Set([manifestName, certificateName, ...dataset.files.map(({ name }) => name)]);
  const rest = own.filter(({ name }) => !ours.has(name.slice(folder.length)));
  return { certificate, derived: await checkDerived(archive, rest, folder, onRead) };
}

async function openWhole(
  source: ByteSource,
  onProgress: OnProgress,
): Promise<{
  readonly archive: PurchasedArchive;
  readonly manifest: DataManifest;
  readonly onRead: OnRead;
}> {
  const archive = await PurchasedArchive.open(source);
  const { value: manifest } = await archive.json(dataManifestName, dataManifestSchema);
  const onRead = progressOf(manifest, onProgress);
  await checkFiles(archive, manifest, onRead);
  return { archive, manifest, onRead };
}

/** Returns whether every file of the archive's manifest is there unchanged. Calls no service. */
export async function areFilesWhole(source: ByteSource): Promise<boolean> {
  try {
    await openWhole(source, () => undefined);
    return true;
  } catch {
    // A buyer's program would fail on the same error.
    return false;
  }
}

/** @throws MarketError ArchiveDamaged with the first fault and its file */
export async function checkArchive(
  source: ByteSource,
  onProgress: OnProgress = () => undefined,
): Promise<CheckedArchive> {
  const { archive, manifest, onRead } = await openWhole(source, onProgress);
  const certificates: Certificate[] = [];
  let derived = 0;
  for (const upload of manifest.uploads) {
    const checked = await checkUpload(archive, manifest, upload, onRead);
    certificates.push(checked.certificate);
    derived += checked.derived;
  }
  return { uploads: manifest.uploads, files: manifest.files.length, derived, certificates };
}
