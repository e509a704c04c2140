/** Reads a data.zip for checks; each fault is reported with the name of the file. */
import { createSha256 } from '@cgdx/runtime/sha256.ts';
import type { z } from 'zod';
import { concatBytes } from '../../byte/bytes.ts';
import { decodeUtf8 } from '../../byte/utf8.ts';
import { MarketError } from '../../error/market-error.ts';
import { type ArchiveFile, openArchive } from '../../export/format/archive/open-archive.ts';
import type { ByteSource } from '../../export/format/byte-source.ts';
import { ExportRejected } from '../../export/rejection/export-rejected.ts';

export const archiveFault = (message: string): MarketError =>
  new MarketError('conflict', 'ArchiveDamaged', message, {
    advice: 'A damaged archive proves nothing: download it again.',
  });

/** Converts an error of the zip reader, which notices a changed byte by the CRC before our checksum is compared. */
const orFault = (error: unknown, name: string): unknown =>
  error instanceof ExportRejected
    ? archiveFault(`${name} has another checksum than the archive says.`)
    : error;

export class PurchasedArchive {
  readonly #entries: ReadonlyMap<string, ArchiveFile>;

  private constructor(entries: ReadonlyMap<string, ArchiveFile>) {
    this.#entries = entries;
  }

  static async open(source: ByteSource): Promise<PurchasedArchive> {
    try {
      const { entries, passedOver } = await openArchive(source);
      const [other] = Object.keys(passedOver);
      if (other !== undefined) throw archiveFault(`The archive has files that were ${other}.`);
      return new PurchasedArchive(new Map(entries.map((entry) => [entry.path, entry])));
    } catch (error) {
      throw error instanceof ExportRejected ? archiveFault(error.message) : error;
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (entry === undefined)
      throw archiveFault(`The archive lacks ${name}, which each data.zip of a purchase has.`);
    try {
      yield* entry.read();
    } catch (error) {
      throw orFault(error, name);
    }
  }

  async json<T>(name: string, schema: z.ZodType<T>): Promise<{ bytes: Uint8Array; value: T }> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.read(name)) chunks.push(chunk);
    const bytes = concatBytes(chunks);
    const parsed = schema.safeParse(parseJson(bytes));
    if (!parsed.success) throw archiveFault(`${name} is not what it should be.`);
    return { bytes, value: parsed.data };
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return undefined;
  }
}

export async function digestOf(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void = () => undefined,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createSha256();
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    onBytes(chunk.length);
  }
  return { bytes, sha256: hash.hex() };
}
