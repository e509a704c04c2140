/** Measures making Parquet from a masked dataset, and DuckDB's scan of it beside a scan of the certified file. */
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { parquetOf } from '@cgdx/core/purchase/parquet/parquet-of.ts';
import { parquetPlans } from '@cgdx/core/purchase/parquet/parquet-plan.ts';
import { fileSource } from '@cgdx/local/ground/file-source.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { writeSample } from '@cgdx/samples/write-sample.ts';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

const rounds = 3;
const asOfMs = Date.UTC(2026, 10, 1);

export interface ParquetMeasured {
  readonly records: number;
  readonly certifiedBytes: number;
  readonly parquetBytes: number;
  /** Seconds of one processor. */
  readonly made: number;
  /** Seconds, the fastest of several. */
  readonly scannedParquet: number;
  readonly scannedCertified: number;
}

async function maskedPlays(directory: string, sizeBytes: number): Promise<void> {
  const file = join(directory, 'sample.zip');
  await writeSample({ platform: 'spotify', sizeBytes, seed: '1', asOfMs }, createWriteStream(file));
  const source = fileSource(file);
  const result = await inspectExport({
    source,
    platform: 'spotify',
    asOfMs,
    hashKey: Buffer.from('benchmark'),
    acceptSamples: true,
    onProgress: () => undefined,
  });
  if (result.kind === 'rejected') throw new Error(`the sample was refused: ${result.rejection.message}`);
  await writeDataset({
    source,
    inspection: result.inspection,
    offer: 'records',
    contributionId: 'benchmark',
    placeholderKey: Buffer.from('benchmark'),
    tagger: loadNameTagger(),
    sink: { write: (name, chunks) => store(join(directory, name), chunks) },
    onProgress: () => undefined,
  });
}

const store = (file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(chunks, { objectMode: false }), createWriteStream(file));

/** The number of plays and the total time for each artist, which needs two columns of seventeen. */
const scanOf = (table: string): string =>
  `SELECT creator, count(*) AS plays, sum(msPlayed) AS ms FROM ${table} GROUP BY creator ORDER BY plays DESC, creator`;

async function scan(connection: DuckDBConnection, table: string) {
  let seconds = Number.POSITIVE_INFINITY;
  let rows = '';
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const read = await connection.runAndReadAll(scanOf(table));
    seconds = Math.min(seconds, (performance.now() - startedAt) / 1000);
    rows = JSON.stringify(read.getRowsJson());
  }
  return { seconds, rows };
}

async function scanBoth(certified: string, parquet: string) {
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  try {
    const ofParquet = await scan(connection, `read_parquet('${parquet}')`);
    const ofCertified = await scan(connection, `read_json('${certified}', format = 'newline_delimited')`);
    if (ofParquet.rows !== ofCertified.rows) throw new Error('the two files answer differently');
    return { scannedParquet: ofParquet.seconds, scannedCertified: ofCertified.seconds };
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

export async function parquetBeside(sizeBytes: number): Promise<ParquetMeasured> {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-parquet-'));
  try {
    await maskedPlays(directory, sizeBytes);
    const dictionary = JSON.parse(readFileSync(join(directory, 'schema.json'), 'utf8'));
    const [plan] = parquetPlans(dictionary);
    if (plan === undefined) throw new Error('the dataset has no records');
    const [certified, parquet] = [join(directory, plan.from), join(directory, plan.name)];
    const before = process.cpuUsage();
    await store(
      parquet,
      parquetOf(plan.fields, () => createReadStream(certified)),
    );
    const { user, system } = process.cpuUsage(before);
    return {
      records: dictionary.kinds[0].records,
      certifiedBytes: statSync(certified).size,
      parquetBytes: statSync(parquet).size,
      made: (user + system) / 1e6,
      ...(await scanBoth(certified, parquet)),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
