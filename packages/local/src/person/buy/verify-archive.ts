/** Checks a data.zip from the inside out: checksums, upload hashes, proofs, and that the chain knows their roots. */
import { createHash } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { manifestName, uploadHashOf } from '@cgdx/core/export/dataset/manifest.ts';
import { manifestSchema } from '@cgdx/core/export/dataset/manifest-schema.ts';
import { type Certificate, faultOfCertificate } from '@cgdx/core/merkle/certificate.ts';
import { certificateSchema } from '@cgdx/core/merkle/certificate-schema.ts';
import {
  type DataManifest,
  type DataUpload,
  dataManifestSchema,
} from '@cgdx/core/purchase/data-manifest-schema.ts';
import { certificateName, dataManifestName, hexOfHash } from '@cgdx/core/purchase/data-zip-path.ts';
import { type Entry, open, type ZipFile } from 'yauzl-promise';
import { z } from 'zod';
import { type ChainOfStack, chainFault } from './chain-fault.ts';

export interface Verified {
  readonly uploads: readonly DataUpload[];
  /** Number of files that were compared with their checksums. */
  readonly files: number;
}

const certified = certificateSchema.extend({ contributionId: z.string() });

const fault = (message: string): MarketError => new MarketError('conflict', 'ArchiveDamaged', message);

async function bytesOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await entry.openReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function digestOf(entry: Entry): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of await entry.openReadStream()) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

class Archive {
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.#entries = entries;
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  entry(name: string): Entry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw fault(`The archive lacks ${name}, which each data.zip of a purchase has.`);
    return entry;
  }

  async json<T>(name: string, schema: z.ZodType<T>): Promise<{ bytes: Buffer; value: T }> {
    const bytes = await bytesOf(this.entry(name));
    const parsed = schema.safeParse(parseJson(bytes));
    if (!parsed.success) throw fault(`${name} is not what it should be.`);
    return { bytes, value: parsed.data };
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function entriesOf(zip: ZipFile): Promise<Archive> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip) {
    if (entries.has(entry.filename)) throw fault(`The archive has ${entry.filename} twice.`);
    entries.set(entry.filename, entry);
  }
  return new Archive(entries);
}

/** Checks that every promised file is there unchanged, and no other file. */
async function checkFiles(archive: Archive, { files }: DataManifest): Promise<void> {
  for (const { name, bytes, sha256 } of files) {
    const found = await digestOf(archive.entry(name));
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw fault(`${name} has another checksum than the manifest says.`);
  }
  const promised = new Set([dataManifestName, ...files.map(({ name }) => name)]);
  const other = archive.names().find((name) => !promised.has(name));
  if (other !== undefined) throw fault(`The archive has ${other}, which its manifest does not name.`);
}

/** @returns the certificate, which is valid in itself; the chain is asked later */
async function checkUpload(
  archive: Archive,
  { files }: DataManifest,
  { folder, uploadHash, quality, dataPoolId }: DataUpload,
): Promise<Certificate> {
  const { bytes, value: dataset } = await archive.json(folder + manifestName, manifestSchema);
  const checksums = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const other = dataset.files.find(({ name, sha256 }) => checksums.get(folder + name) !== sha256);
  if (other !== undefined) throw fault(`${folder}${other.name} is not the file that was certified.`);
  const { value: certificate } = await archive.json(folder + certificateName, certified);
  const computed = hexOfHash(uploadHashOf(bytes, certificate.contributionId));
  if (computed !== uploadHash || certificate.uploadHash !== uploadHash)
    throw fault(`The data in ${folder} is not what the upload hash was made of.`);
  if (certificate.quality !== quality || certificate.dataPoolId !== dataPoolId)
    throw fault(`The certificate in ${folder} is of another quality or pool.`);
  if (faultOfCertificate(certificate) !== undefined)
    throw fault(`The certificate in ${folder} does not lead to its root.`);
  return certificate;
}

/** Whether every file that the archive's manifest promises is there unchanged; nobody else is asked. */
export async function areFilesWhole(file: string): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    zip = await open(file);
    const archive = await entriesOf(zip);
    const { value: manifest } = await archive.json(dataManifestName, dataManifestSchema);
    await checkFiles(archive, manifest);
    return true;
  } catch {
    // Whatever the reader stumbles over, a buyer's would too.
    return false;
  } finally {
    await zip?.close();
  }
}

/**
 * @param chain the chain to ask whether it had the roots
 * @throws MarketError with the first thing that is wrong
 */
export async function verifyArchive(file: string, chain: ChainOfStack): Promise<Verified> {
  const zip = await open(file);
  try {
    const archive = await entriesOf(zip);
    const { value: manifest } = await archive.json(dataManifestName, dataManifestSchema);
    await checkFiles(archive, manifest);
    const certificates: Certificate[] = [];
    for (const upload of manifest.uploads) certificates.push(await checkUpload(archive, manifest, upload));
    const said = await chainFault(chain, certificates);
    if (said !== undefined) throw fault(said);
    return { uploads: manifest.uploads, files: manifest.files.length };
  } finally {
    await zip.close();
  }
}
